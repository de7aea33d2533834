import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFoundingLinks } from '#relay/founding/links.ts'
import { runScript } from '../world/program.ts'

const data = mkdtempSync(join(tmpdir(), 'foyer-found-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

test('a new founding link is printed once, and the relay of that folder knows it', async () => {
  const { status, said } = await runScript('firmware-scripts/found.ts', '--data', data)
  expect(status, said).toBe(0)
  const secret = /\/found#([\w-]{43})\n/.exec(said)![1]!
  expect(openFoundingLinks(data).find(secret, Date.now())?.byItself).toBe(false)
  expect(readdirSync(join(data, '.founding'))).toHaveLength(1)
})

test('where no relay keeps its data it says so', async () => {
  const { status, said } = await runScript('firmware-scripts/found.ts', '--data', join(data, 'elsewhere'))
  expect(status).toBe(2)
  expect(said).toContain('--data')
})
