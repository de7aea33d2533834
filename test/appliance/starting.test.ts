import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlaces, type Places } from '../world/places.ts'
import { rowCounts } from '../world/refused.ts'
import { failsToStart, refusesToStart } from '../world/starting.ts'

let places: Places
let folders = 0
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

/** Settings of a new box that was never enrolled. */
function newBox(more: Record<string, string> = {}): Record<string, string> {
  const data = join(places.data, `new-box-${++folders}`)
  return {
    FOYER_DATA: data,
    FOYER_HOST: '127.0.0.1',
    FOYER_PORT: '0',
    FOYER_RELAY: places.url,
    FOYER_MDNS: 'off',
    ...more,
  }
}
/** Settings of a copy of the enrolled box. */
function knownBox(more: Record<string, string> = {}): Record<string, string> {
  const settings = newBox(more)
  cpSync(join(places.data, 'box'), settings['FOYER_DATA']!, { recursive: true })
  return settings
}
const start = (settings: Record<string, string>) =>
  refusesToStart(async () =>
    (await places.startTheBox({ FOYER_ENROL_CODE: '', FOYER_MIRROR: '', ...settings })).close(),
  )

test('a port that is taken is named, with the setting that chooses another', async () => {
  const said = await failsToStart('appliance/main.ts', knownBox({ FOYER_PORT: String(places.relay.port) }))
  expect(said).toContain(`Port ${places.relay.port} is already in use`)
  expect(said).toContain('FOYER_PORT')
})

test('a setting that makes no sense is told with what it must be', async () => {
  expect(await failsToStart('appliance/main.ts', newBox({ FOYER_PORT: 'abc' }))).toContain(
    'FOYER_PORT is "abc", but it must be a port number',
  )
  for (const [name, value, fix] of [
    ['FOYER_PORT', '70000', '0 to 65535'],
    ['FOYER_PORT', '-1', '0 to 65535'],
    ['FOYER_PRINTER', 'parallel', 'tcp://host:port'],
    ['FOYER_PRINTER', 'tcp://', 'tcp://host:port'],
    ['FOYER_RELAY', 'nonsense', 'https://'],
    ['FOYER_RELAY', 'ftp://somewhere', 'https://'],
    ['FOYER_RELAY_CONNECT', 'nonsense', 'https://'],
    ['FOYER_DATA', '', 'a folder to keep data in'],
    ['FOYER_MDNS', 'perhaps', 'on or off'],
    ['FOYER_LOG', 'loud', 'fatal'],
  ] as const) {
    const said = await start(newBox({ [name]: value }))
    expect(said).toContain(name)
    expect(said).toContain(fix)
  }
})

test('a data folder or mirror that cannot be written is named with its setting', async () => {
  const file = join(places.data, 'a-file')
  writeFileSync(file, '')
  const below = join(file, 'box')
  const said = await failsToStart('appliance/main.ts', newBox({ FOYER_DATA: below }))
  expect(said).toContain(below)
  expect(said).toContain('FOYER_DATA')
  expect(await start(newBox({ FOYER_DATA: '/proc/foyer' }))).toContain('/proc/foyer')
  const mirror = await start(knownBox({ FOYER_MIRROR: join(below, 'facts.log') }))
  expect(mirror).toContain(below)
  expect(mirror).toContain('FOYER_MIRROR')
})

test('a wrong code and a used code are refused with the way to a new one, and nobody is enrolled', async () => {
  const used = places.boxSettings['FOYER_ENROL_CODE']!
  const before = rowCounts(places.tenant)
  for (const wrong of ['AAAA-BBBB-CCCC', 'x', used]) {
    const said = await start(newBox({ FOYER_ENROL_CODE: wrong }))
    expect(said).toContain('FOYER_ENROL_CODE')
    expect(said).toContain('portal under Boxes')
  }
  expect(rowCounts(places.tenant)).toEqual(before)
})

test('a code tried at an address where no cinema lives names the address', async () => {
  const stranger = `http://nobody.localhost:${places.relay.port}`
  const said = await start(
    newBox({ FOYER_RELAY: stranger, FOYER_RELAY_CONNECT: places.url, FOYER_ENROL_CODE: 'AAAA-BBBB-CCCC' }),
  )
  expect(said).toContain(stranger)
  expect(said).toContain('FOYER_RELAY')
})

test('a relay that does not answer, or an address where something else lives, is told with its setting', async () => {
  const { nowhere } = places
  const said = await failsToStart(
    'appliance/main.ts',
    newBox({ FOYER_RELAY: nowhere, FOYER_ENROL_CODE: 'AAAA-BBBB-CCCC' }),
  )
  expect(said).toContain(nowhere)
  expect(said).toContain('FOYER_RELAY')

  const webSite = createServer((_, response) => response.writeHead(404).end('<h1>Not here</h1>'))
  await new Promise<void>(resolve => webSite.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(webSite.address() as { port: number }).port}`
  const elsewhere = await start(newBox({ FOYER_RELAY: url, FOYER_ENROL_CODE: 'AAAA-BBBB-CCCC' }))
  expect(elsewhere).toContain(url)
  expect(elsewhere).toContain('FOYER_RELAY')
  await new Promise(resolve => webSite.close(resolve))
})

test('an identity file that was damaged is named with what to do', async () => {
  const settings = newBox({ FOYER_ENROL_CODE: 'AAAA-BBBB-CCCC' })
  mkdirSync(settings['FOYER_DATA']!, { recursive: true })
  const path = join(settings['FOYER_DATA']!, 'identity.json')
  for (const broken of ['', '{"nodeId": "box-', '[]', '{}']) {
    writeFileSync(path, broken)
    const said = await start(settings)
    expect(said).toContain(path)
  }
})
