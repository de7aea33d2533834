import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readRelayConfig } from '#relay/config.ts'
import { startRelay } from '#relay/relay.ts'
import { quietLog } from '../world/clock.ts'
import { failsToStart, refusesToStart } from '../world/starting.ts'
import { openWire } from '../world/wire.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-relay-'))
let data: string
let folders = 0
let taken: Awaited<ReturnType<typeof openWire>>
beforeAll(async () => {
  taken = await openWire(1)
})
beforeEach(() => {
  data = join(root, String(++folders))
  mkdirSync(data)
})
afterAll(async () => {
  await taken.close()
  rmSync(root, { recursive: true, force: true })
})

const tenant = { id: 'tenant', hosts: ['localhost'], publicUrl: 'http://localhost:1', new: true }
function directory(content: unknown): void {
  writeFileSync(join(data, 'directory.json'), typeof content === 'string' ? content : JSON.stringify(content))
}
const settings = (more: Record<string, string> = {}) => ({ FOYER_DATA: data, FOYER_PORT: '0', ...more })
const start = (more: Record<string, string> = {}) =>
  refusesToStart(async () =>
    (await startRelay(readRelayConfig(settings(more)), quietLog().log, { pages: false })).close(),
  )

test('a port that is taken is named, with the setting that chooses another', async () => {
  directory({ exhibitors: [tenant] })
  const said = await failsToStart('cloud-relay/main.ts', settings({ FOYER_PORT: String(taken.port) }))
  expect(said).toContain(`Port ${taken.port} is already in use`)
  expect(said).toContain('FOYER_PORT')
})

test('a relay with an exhibitor and without a directory says what to write and where', async () => {
  mkdirSync(join(data, 'tenant'))
  writeFileSync(join(data, 'tenant', 'identity.json'), '{}')
  const said = await failsToStart('cloud-relay/main.ts', settings())
  expect(said).toContain(join(data, 'directory.json'))
  expect(said).toContain('"exhibitors"')
})

test('a directory that is broken is named with the place of the mistake', async () => {
  directory('{"exhibitors": [')
  expect(await failsToStart('cloud-relay/main.ts', settings())).toContain('directory.json is not valid JSON')
  for (const [content, place] of [
    [{}, 'exhibitors'],
    [[], 'directory.json'],
    [{ exhibitors: [{ ...tenant, id: 'The exhibitor' }] }, 'exhibitors.0.id'],
    [{ exhibitors: [{ ...tenant, hosts: [] }] }, 'exhibitors.0.hosts'],
    [
      { exhibitors: [tenant, { ...tenant, id: 'next', hosts: ['next'], publicUrl: 'nonsense' }] },
      'exhibitors.1.publicUrl',
    ],
  ] as const) {
    directory(content)
    const said = await start()
    expect(said).toContain('directory.json')
    expect(said).toContain(place)
  }
})

test('one host, or one name, for two exhibitors is refused, also when it is written in other letters', async () => {
  for (const other of [
    { ...tenant, id: 'next' },
    { ...tenant, id: 'next', hosts: ['next', 'LOCALHOST'] },
    { ...tenant, hosts: ['next'] },
  ]) {
    directory({ exhibitors: [tenant, other] })
    expect(await start()).toMatch(/localhost|LOCALHOST|tenant/)
  }
})

test('a host written in capitals is found', async () => {
  directory({ exhibitors: [{ ...tenant, hosts: ['LocalHost'] }] })
  const relay = await startRelay(readRelayConfig(settings()), quietLog().log, { pages: false })
  expect((await fetch(`http://localhost:${relay.port}/api/health`)).status).toBe(200)
  await relay.close()
})

test('a setting that makes no sense is told with what it must be', async () => {
  directory({ exhibitors: [tenant] })
  for (const [name, value, fix] of [
    ['FOYER_PORT', 'abc', 'a port number from 0 to 65535'],
    ['FOYER_DATA', '', 'a folder to keep data in'],
    ['FOYER_PAYMENTS', 'the bank', 'https://'],
    ['FOYER_MOLLIE', 'mollie', 'https://'],
    ['FOYER_BANCONTACT', 'bancontact', 'https://'],
    ['FOYER_INDEXNOW', 'bing', 'https://'],
    ['FOYER_WEBHOOK_BASE', 'here', 'https://'],
    ['FOYER_SMTP', 'mail.example', 'smtp://'],
    ['FOYER_LOG', 'loud', 'fatal'],
  ] as const) {
    const said = await start({ [name]: value })
    expect(said).toContain(name)
    expect(said).toContain(fix)
  }
})

test('a data folder or mirror that cannot be written is named with its setting', async () => {
  const file = join(data, 'a-file')
  writeFileSync(file, '')
  expect(await start({ FOYER_DATA: join(file, 'relay') })).toMatch(/a-file\/relay .*FOYER_DATA/)
  directory({ exhibitors: [tenant] })
  expect(await start({ FOYER_MIRROR: join(file, 'mirror') })).toMatch(/a-file\/mirror.*FOYER_MIRROR/)
})
