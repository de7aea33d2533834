import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import {
  dismissRegisterNotice,
  readNoticeReaders,
  readRegisterNotices,
} from '#core/devices/notices/contract.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'

let places: Places
let carl: Client
let mia: Client
const byTest = { who: 'node', via: 'test' }
const fresh = { cinemaId: null, deviceIds: [], until: '2099-12-24T22:30', deleted: false }

beforeAll(async () => {
  places = await openPlaces()
  carl = await employeeAt(places.box.port, 'carl')
  mia = await managerAt(places.relay.port)
}, 90_000)
afterAll(() => places.close())

const write = (id: string, change: object) =>
  places.tenant.node.execute(byTest, tx => changeEntry(tx, 'register_notice', id, { ...fresh, ...change }))
const told = async () => (await carl.call(readRegisterNotices)).body.notices.map(({ text }) => text.en)

test('a manager tells all registers or some of them, each cashier reads it once, and the portal says who did', async () => {
  await write('late', { text: { en: 'Screen 2 is late' } })
  await write('elsewhere', { text: { en: 'For another register' }, deviceIds: ['nobody'] })
  await write('over', { text: { en: 'Yesterday' }, until: '2001-01-01T00:00' })
  await places.agreed()
  expect(await told()).toEqual(['Screen 2 is late'])
  const read = await carl.call(dismissRegisterNotice, { params: { id: 'late' } })
  expect(read.body.notices).toEqual([])
  await carl.call(dismissRegisterNotice, { params: { id: 'late' } })
  await places.agreed()
  const readers = async () => (await mia.call(readNoticeReaders, { params: { id: 'late' } })).body.readers
  expect(await readers()).toMatchObject([{ employeeName: 'carl', device: 'register 1', isOlder: false }])

  // Written anew it is to be read anew.
  await write('late', { text: { en: 'Screen 2 is very late' } })
  await places.agreed()
  expect(await told()).toEqual(['Screen 2 is very late'])
  expect(await readers()).toMatchObject([{ isOlder: true }])
  const nothing = await carl.call(dismissRegisterNotice, { params: { id: 'over' } })
  expect(nothing.body).toMatchObject({ refusal: 'record_unknown' })
})

test('a notice at a wall, which sells nothing, is refused in the form', async () => {
  const wall = { name: 'Foyer wall', cinemaId: 'cinema-1', type: 'signage', status: 'pending' }
  await places.tenant.node.execute(byTest, tx => changeEntry(tx, 'device', 'wall', wall as never))
  const { deleted: _, ...written } = fresh
  const body = { ...written, text: { en: 'x' }, deviceIds: ['wall'] }
  const answer = await mia.send('PUT', '/api/catalogue/register-notices/new', body)
  expect(answer.body).toMatchObject({ refusal: 'not_a_register' })
})
