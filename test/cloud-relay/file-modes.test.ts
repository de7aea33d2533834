import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Listening } from '#core/settings/start.ts'
import { openPlaces, until, type Places } from '../world/places.ts'
import { serviceEnvironment } from '../world/program.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces({ box: false })
})
afterAll(() => places.close())

const programs: ChildProcess[] = []
afterEach(() => Promise.all(programs.splice(0).map(ends)))

/** Runs a program of Foyer as a service would, under the usual lax umask, until it listens. */
async function runs(main: string, settings: Record<string, string>): Promise<void> {
  const before = process.umask(0o022)
  const program = fork(fileURLToPath(new URL(`../../${main}`, import.meta.url)), {
    env: serviceEnvironment({ FOYER_LOG: 'silent', ...settings }),
  })
  programs.push(program)
  process.umask(before)
  await new Promise((resolve, reject) => {
    program.once('message', message => resolve((message as Listening).listening))
    program.once('exit', status => reject(new Error(`${main} ended with ${status}`)))
  })
  program.removeAllListeners('exit')
}

/** Every file and folder below a folder (Litestream’s temporary ones may be gone again), with the rights of its group and of everybody else. */
function openTo(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
}

async function ends(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const ended = new Promise(resolve => program.once('exit', resolve))
  program.kill('SIGTERM')
  const late = setTimeout(() => program.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(late)
}

test('nobody else on the machine may read a box’s database, log, mirror, identity or copy', async () => {
  const data = join(places.data, 'service')
  mkdirSync(data)
  await runs('appliance/main.ts', {
    ...places.boxSettings,
    FOYER_DATA: join(data, 'box'),
    FOYER_MIRROR: join(data, 'second-disk', 'facts.log'),
    FOYER_OFFSITE: pathToFileURL(join(data, 'copies')).href,
    FOYER_OFFSITE_SYNC_MS: '250',
  })
  const copies = () =>
    existsSync(join(data, 'copies')) ? readdirSync(join(data, 'copies'), { recursive: true }) : []
  await until(() => copies().length > 3)
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  for (const name of ['box/box.db', 'box/box.db-wal', 'box/identity.json', 'second-disk/facts.log'])
    expect(files).toContain(name)
  expect(openTo(data)).toEqual([])
})

test('nor a relay’s', async () => {
  const data = join(places.data, 'relay-service')
  mkdirSync(data, { mode: 0o700 })
  const exhibitors = [{ id: 'fresh', hosts: ['localhost'], publicUrl: places.url, new: true }]
  writeFileSync(join(data, 'directory.json'), JSON.stringify({ exhibitors }), { mode: 0o600 })
  await runs('cloud-relay/main.ts', { FOYER_DATA: data, FOYER_PORT: '0' })
  expect(readdirSync(join(data, 'fresh'))).toContain('relay.db')
  expect(readdirSync(join(data, 'mirror')).join()).toContain('fresh')
  expect(openTo(data)).toEqual([])
})
