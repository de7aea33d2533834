import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWaitingDevices, reloadDevices } from '#core/devices/kiosks/contract.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { kioskAt, managerAt } from '../world/people.ts'
import { openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const cookiesOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
/** A page at the box, on a machine that was let in; nobody is signed in at it. */
async function pageOf(name: string, page: 'register' | 'scanner' | 'signage', channels: string[] = []) {
  const client = await kioskAt(places.box.port, name, page)
  const listener = await listenAt(places.box.port, {
    hello: { channels: ['app', ...channels] as never, device: { kind: page } },
    headers: { cookie: cookiesOf(client) },
  })
  const id = places.box.tenant.node.catalogue.all('device').find(each => each.name === name)!.id
  return { id, reloads: () => listener.events().filter(({ type }) => type === 'device.reload').length }
}

test('a manager at home has one device load anew, or one with all that belong to it; nobody else hears of it', async () => {
  const till = await pageOf('till', 'register')
  const door = await pageOf('door', 'scanner')
  const wall = await pageOf('wall', 'signage')
  // Whoever asks for the channel of another device is not on it.
  const nosy = await pageOf('nosy', 'register', [`private-device.${till.id}`])
  const stranger = await listenAt(places.box.port, {
    hello: { channels: ['app', `private-device.${till.id}`] as never },
  })
  await until(async () => {
    const { devices } = (await mia.call(readWaitingDevices)).body
    return devices.filter(({ online }) => online).length === 4
  })
  expect((await mia.call(reloadDevices, { body: { deviceId: till.id } })).body.reloaded).toBe(1)
  await until(() => till.reloads() === 1)
  await places.box.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'device', wall.id, { parentId: door.id }),
  )
  await places.agreed()
  expect((await mia.call(reloadDevices, { body: { parentId: door.id } })).body.reloaded).toBe(2)
  await until(() => door.reloads() === 1 && wall.reloads() === 1)
  expect([till.reloads(), nosy.reloads()]).toEqual([1, 0])
  expect(stranger.events().filter(({ type }) => type === 'device.reload')).toEqual([])
  expect((await mia.call(reloadDevices, { body: { deviceId: 'nobody' } })).body.refusal).toBe(
    'record_unknown',
  )
})
