import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { billIdOf } from '#core/access/access-key.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { countPersonalData, erasePersonalData, exportPersonalData } from '#core/personal-data/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { billResult, scheduleData } from '#core/sales/public-contract.ts'
import { refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { putHold } from '#core/seating/contract.ts'
import {
  confirmWaitingList,
  joinWaitingList,
  leaveWaitingList,
  readWaitingList,
  removeFromWaitingList,
  takeWaitingOffer,
} from '#core/waiting-list/contract.ts'
import { basket, form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo } from '../world/fake-services.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let ada: Client, mia: Client
/** What Ada bought: four seats in one row. */
let order: Awaited<ReturnType<typeof goToPay>>

beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute(byHand, tx => {
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] })
    changeEntry(tx, 'settings', 'exhibitor', { 'refunds.hours_before': 2 } as never)
  })
  mia = await managerAt(places.relay.port)
  order = await goToPay(ada, form(['B1', 'B2', 'B3', 'B4']))
  await press(order.link, 'paid')
  await until(async () => (await resultOf(order.uuid)).status === 'settled')
  await places.agreed()
}, 120_000)
afterAll(() => places.close())

const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const params = { id: laterToday }
const join = async (change: object = {}) =>
  (await visitorOf(places.relay.port)).call(joinWaitingList, {
    body: {
      scheduleId: laterToday,
      email: 'guest@guest.example',
      seats: 2,
      adjacent: true,
      website: '',
      ...change,
    },
  })
const listed = async () => {
  const answer = await mia.call(readWaitingList, { params })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.guests
}
const found = async (email: string) => (await listed()).find(each => each.email === email)

/** What stands after the number sign of the link in a guest's newest mail. */
async function mailed(email: string, what: 'confirm' | 'offer' | 'leave'): Promise<string> {
  let token: string | undefined
  await until(async () => {
    for (const mail of await mailsTo(places, email))
      token ??= new RegExp(`waiting-list/${what}#([\\w.-]+)`).exec(await mail.body())?.[1]
    return token !== undefined
  })
  return token!
}
async function confirmed(email: string, change: object = {}): Promise<void> {
  const joined = await join({ email, ...change })
  expect(joined.status, joined.text).toBe(200)
  const token = await mailed(email, 'confirm')
  expect((await ada.call(confirmWaitingList, { body: { token } })).body).toEqual({ scheduleId: laterToday })
}

test('no list is kept before it is switched on, and nobody waits while there are seats', async () => {
  expect((await join()).body).toMatchObject({ refusal: 'waiting_list_off' })
  expect((await ada.call(scheduleData, { params })).body.waiting_list).toBe(false)
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'exhibitor', { 'waiting_list.on': true } as never),
  )
  expect((await ada.call(scheduleData, { params })).body.waiting_list).toBe(true)
  expect((await join()).body).toMatchObject({ refusal: 'waiting_not_needed' })
})

test('whoever waits confirms by a mailed link; the answer is the same for who waits already and for a machine', async () => {
  const carl = await employeeAt(places.box.port, 'carl')
  const others = ['A', 'B', 'C', 'D']
    .flatMap(row => [1, 2, 3, 4, 5, 6].map(number => `${row}${number}`))
    .filter(seat => !['B1', 'B2', 'B3', 'B4'].includes(seat))
  for (let from = 0; from < others.length; from += 8) {
    const sold = await carl.call(makeSale, { body: basket(others.slice(from, from + 8)) })
    expect(sold.status, sold.text).toBe(200)
  }
  await places.agreed()
  expect((await join({ email: 'pills@guest.example', website: 'https://pills.example' })).body).toEqual({})
  await confirmed('four@guest.example', { seats: 4 })
  await confirmed('two@guest.example', { seats: 2 })
  expect((await join({ email: 'TWO@guest.example' })).body).toEqual({})
  expect((await listed()).map(({ email, state, seats }) => [email, state, seats])).toEqual([
    ['four@guest.example', 'waiting', 4],
    ['two@guest.example', 'waiting', 2],
  ])
  expect(await mailsTo(places, 'two@guest.example')).toHaveLength(1)
  expect((await ada.call(confirmWaitingList, { body: { token: 'forged.text' } })).body).toMatchObject({
    refusal: 'waiting_link_over',
  })
})

test('seats that a buyer returns are offered to the first who fits beside the register’s share, and bought by the link', async () => {
  const back = { id: randomUUID(), lines: [1, 2, 3, 4], cents: 4000 }
  const returned = await ada.call(refundToBuyer, { params: { uuid: order.uuid }, body: back })
  expect(returned.status, returned.text).toBe(200)
  const token = await mailed('two@guest.example', 'offer')
  const guest = await found('two@guest.example')
  expect(guest).toMatchObject({ state: 'offered' })
  expect(guest!.offer!.seats).toHaveLength(2)
  // Half of the last four seats is the register's, so the group of four waits on.
  expect(await found('four@guest.example')).toMatchObject({ state: 'waiting' })
  const seats = guest!.offer!.seats
  const stranger = await visitorOf(places.relay.port)
  const grab = await stranger.call(putHold, {
    params: { id: randomUUID() },
    body: { scheduleId: laterToday, seats },
  })
  expect(grab.body).toMatchObject({ refusal: 'seat_taken' })
  const two = await visitorOf(places.relay.port)
  const key = randomUUID()
  const taken = await two.call(takeWaitingOffer, { body: { token, basket: key } })
  expect(taken.status, taken.text).toBe(200)
  expect(taken.body).toEqual({ scheduleId: laterToday, seats, until: guest!.offer!.until })
  const held = await two.call(putHold, { params: { id: key }, body: { scheduleId: laterToday, seats } })
  expect(held.body).toMatchObject({ seats, until: guest!.offer!.until })
  const bill = await goToPay(two, form(seats, laterToday, { bill_id: key }))
  expect(bill.billId).toBe(billIdOf(key))
  await press(bill.link, 'paid')
  await until(async () => (await found('two@guest.example'))?.state === 'bought')
  await until(() => seats.every(seat => stateOf(places.box.tenant, laterToday, seat) === 'sold'))
  expect((await two.call(takeWaitingOffer, { body: { token, basket: randomUUID() } })).body).toMatchObject({
    refusal: 'waiting_offer_over',
  })
})

test('who leaves by the link, or is taken off, waits no longer', async () => {
  await confirmed('gone@guest.example', { seats: 3 })
  const { writeWaitingLink } = await import('#core/waiting-list/link.ts')
  const { id } = (await found('gone@guest.example'))!
  const token = writeWaitingLink(places.tenant.secret, 'leave', id)
  expect((await ada.call(leaveWaitingList, { body: { token } })).status).toBe(200)
  expect((await ada.call(leaveWaitingList, { body: { token } })).status).toBe(200)
  expect(await found('gone@guest.example')).toMatchObject({ state: 'left' })
  const four = (await found('four@guest.example'))!
  const removed = { params: { ...params, guest: four.id } }
  expect((await mia.call(removeFromWaitingList, removed)).status).toBe(200)
  expect(await found('four@guest.example')).toBeUndefined()
  expect((await mia.call(removeFromWaitingList, removed)).status).toBe(404)
})

test('what is kept about who waited is handed out and erased with the rest', async () => {
  const email = 'erased@guest.example'
  await confirmed(email, { seats: 3 })
  const about = { body: { about: email } }
  expect((await mia.call(countPersonalData, about)).body).toMatchObject({ waiting: 1 })
  expect((await mia.call(exportPersonalData, about)).body.waiting).toMatchObject([{ email, seats: 3 }])
  expect((await mia.call(erasePersonalData, about)).status).toBe(200)
  expect(await found(email)).toBeUndefined()
  expect((await mia.call(countPersonalData, about)).status).toBe(404)
})
