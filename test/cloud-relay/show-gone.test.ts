import { afterAll, beforeAll, expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { billResult } from '#core/sales/public-contract.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { calendarPath, ticketsPath } from '#relay/documents/bill-link.ts'
import { writtenLetter } from '#relay/mail/writing.ts'
import { form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { visitorOf } from '../world/people.ts'
import { cashier, refundOf } from '../world/refunding.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

/** A show went with a history that a manager did not choose, and its buyers have paid. */

let places: Places
let ada: Client
let bought: { uuid: string; billId: string }
beforeAll(async () => {
  places = await openPlaces({ box: false })
  ada = await visitorOf(places.relay.port)
  const { link, ...purchase } = await goToPay(ada, form(['B3', 'B4']))
  bought = purchase
  await press(link, 'paid')
  await until(async () => (await result()).status === 'settled')
})
afterAll(() => places.close())

const publicUrl = 'https://small.example'
const result = async () => (await ada.call(billResult, { params: { uuid: bought.uuid } })).body.data
const letter = (kind: 'bill' | 'return' | 'cancelled', about: string) =>
  writtenLetter(places.tenant, { kind, about }, publicUrl)

const setShow = (seat: string, show: string) =>
  places.tenant.node.db.prepare('UPDATE bill_lines SET schedule_id = ? WHERE seat_id = ?').run(show, seat)

test('of an order for two shows the ticket of the one that is known is offered, and no other', async () => {
  setShow('B4', 'show-gone')
  const { tickets } = await result()
  expect(tickets.map(({ seat, code, pdf }) => [seat, code !== null, pdf !== null])).toEqual([
    ['B3', true, true],
    ['B4', false, false],
  ])
  setShow('B4', laterToday)
})

test('an order whose show is gone says what was paid, and offers no ticket that opens no door', async () => {
  const { db } = places.tenant.node
  db.prepare('DELETE FROM schedules WHERE id = ?').run(laterToday)
  db.memory.clear()
  const order = await result()
  expect(order).toMatchObject({ show: null, download: null, calendar: null, passbook: null, message: '' })
  expect(order.tickets.map(({ seat, code, pdf }) => [seat, code, pdf])).toEqual([
    ['B3', null, null],
    ['B4', null, null],
  ])
  expect(order.receipt).not.toBeNull()
  for (const path of [ticketsPath(bought.uuid), calendarPath(bought.uuid)])
    expect((await fetch(`http://127.0.0.1:${places.relay.port}${path}`)).status, path).toBe(404)
})

test('its tickets are not mailed while the show may still come, and a refund is mailed without it', async () => {
  const { node } = places.tenant
  await expect(letter('bill', bought.billId)).rejects.toThrow('the show of tickets is not known here')
  await node.execute(byHand, tx => refundBill(tx, refundOf('back-gone', bought.billId, [1]), cashier))
  const mail = await letter('return', 'back-gone')
  expect(mail?.subject).toContain('is refunded')
  expect(mail?.text).toContain(billById(node.db, bought.billId)!.number)
  expect(mail?.text).not.toContain('still valid')
})

test('a purchase that is gone as well is mailed nothing', async () => {
  const { db } = places.tenant.node
  db.prepare('DELETE FROM bills WHERE id = ?').run(bought.billId)
  db.memory.clear()
  expect(await letter('bill', bought.billId)).toBeUndefined()
  expect(await letter('return', 'back-gone')).toBeUndefined()
  expect(await letter('cancelled', `${bought.billId} ${laterToday}`)).toBeUndefined()
})
