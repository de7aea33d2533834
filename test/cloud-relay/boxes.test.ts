import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { enrolBox, inviteBox, readBoxes, readHealth } from '#core/devices/contract.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { makeSale } from '#core/sales/contract.ts'
import { basket } from '../world/buying.ts'
import { openClient, type Client } from '../world/client.ts'
import { employeeAt, managerAt, portalAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

const boxId = () => places.box.tenant.node.identity.nodeId
/** Who may read a health page: at a relay a manager, at a box also whoever sits at its machine. */
let mia: Client
const readerAt = async (port: number) =>
  port === places.relay.port ? (mia ??= await managerAt(port)) : openClient(port)
/** What a health page says of the other side. */
const peerAt = async (port: number) => {
  const { peers } = (await (await readerAt(port)).call(readHealth)).body
  return peers.find(peer => port !== places.relay.port || peer.nodeId === boxId())!
}
const newBox = (nodeId = 'box-0newcomer0') => ({ nodeId, publicKey: makeKeys().publicKey })

test('a manager sees the box connected, and both health pages say that all is well', async () => {
  const mia = await managerAt(places.relay.port)
  const { boxes } = (await mia.call(readBoxes)).body
  expect(boxes.find(box => box.nodeId === boxId())).toMatchObject({ cinemaId: 'cinema-1', connected: true })
  for (const port of [places.box.port, places.relay.port]) {
    const reader = await readerAt(port)
    const health = (await reader.call(readHealth)).body
    expect(health).toMatchObject({ state: 'ready', parked: 0, conflicts: 0 })
    expect(await peerAt(port)).toMatchObject({ connected: true, behind: 0, trouble: null })
    const page = await reader.send('GET', '/health')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).toContain(health.nodeId)
  }
})

test('a second machine with the box’s identity is refused, both health pages say so, and the box sells on', async () => {
  const twin = join(places.data, 'twin')
  cpSync(join(places.data, 'box'), twin, { recursive: true })
  const second = await places.startTheBox({ FOYER_DATA: twin, FOYER_MIRROR: join(twin, 'mirror.log') })
  await until(async () => (await peerAt(second.port)).trouble !== null)
  expect(await peerAt(second.port)).toMatchObject({
    connected: false,
    trouble: { code: 'box_already_connected', values: {} },
  })
  expect((await openClient(second.port).send('GET', '/health')).text).toContain(
    'Another computer with this identity is connected',
  )
  expect(await peerAt(places.relay.port)).toMatchObject({
    connected: true,
    trouble: { code: 'second_machine' },
  })
  expect((await (await readerAt(places.relay.port)).send('GET', '/health')).text).toContain(
    'A second computer with this identity was refused',
  )
  expect(await peerAt(places.box.port)).toMatchObject({ connected: true, trouble: null })
  const carl = await employeeAt(places.box.port, 'carl')
  const sold = await carl.call(makeSale, { body: basket(['B1', 'A3'], laterToday) })
  expect(sold.status, sold.text).toBe(200)
  await second.close()
  await places.agreed()
})

test('a box with an enrolled id and another key is refused', async () => {
  const code = places.boxSettings['FOYER_ENROL_CODE']!
  const client = openClient(places.relay.port)
  await refuses(client, [places.tenant], 409, 'box_already_enrolled', () =>
    client.call(enrolBox, { body: { code, ...newBox(boxId()) } }),
  )
})

test('a code enrols one box, however it is typed; sent again it is the same place; then it is used up', async () => {
  const neighbour = `neighbour.localhost:${places.relay.port}`
  const mia = await managerAt(places.relay.port, neighbour)
  const invite = () => mia.call(inviteBox, { body: { cinemaId: 'cinema-1' } })
  const { code } = (await invite()).body
  const spare = (await invite()).body.code
  const box = newBox()
  const client = openClient(places.relay.port, neighbour)
  const enrol = (body: { code: string; nodeId: string; publicKey: string }) => client.call(enrolBox, { body })
  const first = await enrol({ code: ` ${code.toLowerCase().replaceAll('-', ' ')}`, ...box })
  expect(first.status, first.text).toBe(200)
  expect((await enrol({ code, ...box })).body).toEqual(first.body)
  const late = { code, ...newBox('box-0latecomer') }
  await refuses(client, [places.neighbour], 404, 'box_code_unknown', () =>
    client.call(enrolBox, { body: late }),
  )
  for (const wrong of ['AAAA-BBBB-CCCC', 'x', ''])
    await refuses(
      client,
      [places.neighbour],
      wrong ? 404 : 422,
      wrong ? 'box_code_unknown' : 'invalid_input',
      () => client.call(enrolBox, { body: { ...late, code: wrong } }),
    )
  // A cinema has one box: another code made before, and a new one, would sell its seats twice.
  await refuses(client, [places.neighbour], 409, 'cinema_has_box', () =>
    client.call(enrolBox, { body: { ...late, code: spare } }),
  )
  await refuses(mia, [places.neighbour], 409, 'cinema_has_box', invite)
})

test('only who manages devices may invite a box or see them', async () => {
  const carl = await portalAt(places.relay.port, 'carl')
  await refuses(carl, [places.tenant], 403, 'not_allowed', () =>
    carl.call(inviteBox, { body: { cinemaId: 'cinema-1' } }),
  )
  await refuses(carl, [places.tenant], 403, 'not_allowed', () => carl.call(readBoxes))
  const mia = await managerAt(places.relay.port)
  await refuses(mia, [places.tenant], 404, 'not_found', () =>
    mia.call(inviteBox, { body: { cinemaId: 'cinema-of-nobody' } }),
  )
})

test('strangers at the boxes’ door are sent away, whatever they say, and the relay stays open', async () => {
  const proof = (more: object) => JSON.stringify({ kind: 'proof', nodeId: boxId(), proof: 'none', ...more })
  const said = [
    'not json',
    'null',
    '{}',
    '[]',
    '{"kind":"hello"}',
    proof({}),
    proof({ nodeId: 'box-nobody000' }),
    proof({ nodeId: {} }),
    proof({ nodeId: ['x'] }),
    proof({ nodeId: 7 }),
    proof({ proof: {} }),
    proof({ proof: 5 }),
    proof({ nodeId: null, proof: null }),
  ]
  for (const text of said) {
    const line = new WebSocket(`ws://localhost:${places.relay.port}/box`)
    const gone = new Promise<number>(resolve => line.once('close', resolve))
    line.once('message', () => line.send(text))
    expect([1003, 4403], text).toContain(await gone)
  }
  expect((await peerAt(places.relay.port)).connected).toBe(true)
})
