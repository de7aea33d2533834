import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const apps = ['handbook', 'kiosk-ui', 'portal', 'site', 'site-server', 'wall-preview']
let into: string

beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'foyer-dist-'))
})
afterEach(() => {
  for (const left of [into, `${into}.waiting`]) rmSync(left, { recursive: true, force: true })
})

/** In a process of its own; how many apps it built. */
async function build(...words: string[]): Promise<number> {
  const command = ['test/world/building-program.ts', into, ...words]
  return Number((await promisify(execFile)(process.execPath, command)).stdout)
}

/** Which processes wrote what stands in an app's folder. */
const writers = (app: string) =>
  new Set(readdirSync(join(into, app)).map(page => readFileSync(join(into, app, page), 'utf8')))

test.each([[[]], [['--force']]])(
  'two builds at once in one clone: one builds, the other waits for it, and each app is whole (%j)',
  async words => {
    const both = [...words, '--together']
    const built = await Promise.all([build(...both), build(...both)])
    expect(built.toSorted()).toEqual([0, apps.length])
    for (const app of apps) {
      expect(readdirSync(join(into, app))).toHaveLength(200)
      expect(writers(app).size).toBe(1)
    }
    expect(readdirSync(into).toSorted()).toEqual(['.built', ...apps])
  },
)

test('a build that follows builds nothing, unless it is told to', async () => {
  expect([await build(), await build(), await build('--force')]).toEqual([apps.length, 0, apps.length])
})

test('the lock of a build that was killed is taken over, and what it left half built goes away', async () => {
  mkdirSync(join(into, '.building'))
  // No process has this id: it is beyond what the kernel gives.
  writeFileSync(join(into, '.building', 'pid'), '4194999')
  mkdirSync(join(into, '.new-portal'))
  expect(await build()).toBe(apps.length)
  expect(readdirSync(into).toSorted()).toEqual(['.built', ...apps])
})
