import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFromHere } from '#core/api/address.ts'
import { readHealth, readLine, readState } from '#core/devices/contract.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

test('a stranger hears one word of the relay, as data and as a page', async () => {
  const stranger = await visitorOf(places.relay.port)
  expect((await stranger.send('GET', '/api/health')).text).toBe('{"state":"ok"}')
  const page = (await stranger.send('GET', '/health')).text
  expect(page).toContain('<h1>ok</h1>')
  for (const inside of [
    places.tenant.node.identity.nodeId,
    places.data,
    'Small House',
    'smtp',
    'Second copy',
  ])
    expect(page).not.toContain(inside)
  await refuses(stranger, [places.tenant], 401, 'not_signed_in', () => stranger.call(readHealth))
  await refuses(stranger, [places.tenant], 401, 'not_signed_in', () => stranger.call(readLine))
})

test('at a box a stranger on the network hears the same word, and who sits at the machine everything', async () => {
  const stranger = await visitorOf(places.box.port)
  const fromElsewhere = { 'x-forwarded-for': '192.168.1.20' }
  const asked = (path: string) => stranger.send('GET', path, undefined, fromElsewhere)
  expect((await asked('/api/health')).text).toBe('{"state":"ok"}')
  expect((await asked('/health')).text).toContain('<h1>ok</h1>')
  expect((await asked('/api/health/details')).status).toBe(401)
  expect((await stranger.call(readHealth)).body.nodeId).toBe(places.box.tenant.node.identity.nodeId)
  expect((await stranger.send('GET', '/health')).text).toContain('Details')
})

test('only who manages devices reads the rest; a cashier hears which sides are reached', async () => {
  const mia = await managerAt(places.relay.port)
  const { body } = await mia.call(readHealth)
  expect(body).toMatchObject({ node: 'relay', state: 'ready' })
  expect((await mia.send('GET', '/health')).text).toContain('Details')
  const carl = await employeeAt(places.box.port, 'carl')
  const line = (await carl.call(readLine)).body
  expect(line).toMatchObject({ node: 'box', peers: [{ connected: true }] })
  const elsewhere = { 'x-forwarded-for': '192.168.1.20' }
  expect((await carl.send('GET', '/api/health/details', undefined, elsewhere)).status).toBe(403)
  expect((await carl.send('GET', '/health', undefined, elsewhere)).text).toContain('<h1>ok</h1>')
})

test('the word is the trouble’s name while there is one', async () => {
  const { node } = places.neighbour
  const state = node.state
  node.state = () => 'recovering'
  const visitor = await visitorOf(places.relay.port, `neighbour.localhost:${places.relay.port}`)
  expect((await visitor.call(readState)).body.state).toBe('recovering')
  node.state = state
  expect((await visitor.call(readState)).body.state).toBe('ok')
})

test('no password stands in what the health page shows', async () => {
  places.relaySettings['FOYER_PAYMENTS'] = places.outside.url.replace('//', '//key:a-secret@')
  await places.cutLine()
  await places.mendLine()
  const mia = await managerAt(places.relay.port)
  const { devices } = (await mia.call(readHealth)).body
  expect(devices.filter(({ kind }) => kind === 'payments')).toMatchObject([
    { name: expect.stringMatching(/^test-[0-9a-f]{12}$/) },
  ])
  expect(JSON.stringify(devices)).not.toContain('a-secret')
})

test.each([
  ['127.0.0.1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['::1', {}, true],
  ['192.168.1.20', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.168.1.20' }, false],
])('who connects from %s saying %o sits at the machine: %s', (remoteAddress, headers, here) => {
  expect(isFromHere({ socket: { remoteAddress }, headers } as never)).toBe(here)
})
