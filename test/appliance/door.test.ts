import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { admitTicket } from '#core/admission/contract.ts'
import { scheduleById } from '#core/programme/store.ts'
import { makeReservation, readReservations } from '#core/reservations/contract.ts'
import { readDoorReservations } from '#core/reservations/door-contract.ts'
import { readBills } from '#core/sales/bill-list-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { findDoorSales } from '#core/sales/door-sales-contract.ts'
import { readCard, takeCardBack, undoTakeBack } from '#core/vouchers/card-contract.ts'
import { giveVoucher } from '#core/vouchers/contract.ts'
import { basket, showStartingSoon } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

/** What an usher does besides scanning, with no permission but that to scan. */

let places: Places
let carl: Client
let ugo: Client
let soon: string
beforeAll(async () => {
  places = await openPlaces()
  // Reservations wait to the very start, so that shows whose doors are open can have some.
  await places.tenant.node.execute({ who: 'node', via: 'test' }, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'reservations.minutes_before': 0 }),
  )
  soon = await showStartingSoon(places.tenant, 'show-soon', 4)
  await until(() => Boolean(scheduleById(places.box.tenant.node.db, soon)))
  carl = await employeeAt(places.box.port, 'carl')
  ugo = await employeeAt(places.box.port, 'ugo', 'scanner 1')
})
afterAll(() => places.close())

const reserve = async (lastName: string, seats: string[]) => {
  const contact = {
    firstName: 'Ada',
    lastName,
    phone: '+352 621 99 88 77',
    mobile: '',
    email: 'ada@mail.example',
  }
  const answer = await carl.call(makeReservation, {
    params: { id: soon },
    body: { id: randomUUID(), seats, contact },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.reservation
}
const atDoor = async (schedule: string | null, text?: string) => {
  const answer = await ugo.call(readDoorReservations, { body: { schedule, ...(text ? { text } : {}) } })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

test('an usher finds who reserved by three letters: unpaid until the till was paid, then let in without paper, once', async () => {
  const made = await reserve('Exemple', ['A3', 'A4'])
  await reserve('Weber', ['A5'])
  const list = await atDoor(soon)
  expect(
    list.body.reservations.map(({ name, status, unpaid, tickets }) => [name, status, unpaid, tickets]),
  ).toEqual([
    ['Exemple, Ada', 'pending', 2, []],
    ['Weber, Ada', 'pending', 1, []],
  ])
  // No way to reach anybody, and nothing of money.
  expect(list.text).not.toMatch(/99 88 77|mail\.example|Cents/)
  expect((await atDoor(null)).body.reservations).toEqual([])
  expect((await atDoor(null, 'ex')).body.reservations).toEqual([])
  expect((await atDoor(null, 'exe')).body.reservations.map(({ id }) => id)).toEqual([made.id])
  expect((await atDoor(soon, made.reference)).body.reservations.map(({ id }) => id)).toEqual([made.id])

  const sale = basket(['A3', 'A4'], soon, { reservations: [made.id] })
  expect((await carl.call(makeSale, { body: sale })).status).toBe(200)
  const [paid] = (await atDoor(soon, 'exemp')).body.reservations
  expect([paid!.status, paid!.unpaid, paid!.tickets.map(({ seat, state }) => [seat, state])]).toEqual([
    'used',
    0,
    [
      ['A3', 'outside'],
      ['A4', 'outside'],
    ],
  ])
  const admit = () =>
    ugo.call(admitTicket, { body: { id: randomUUID(), code: paid!.tickets[0]!.ticketId, scheduleId: soon } })
  expect((await admit()).status).toBe(200)
  expect((await admit()).body).toMatchObject({ refusal: 'ticket_used' })
  expect((await atDoor(soon, 'exemp')).body.reservations[0]!.tickets.map(({ state }) => state)).toEqual([
    'inside',
    'outside',
  ])
})

test('what registers list of reservations and sales stays shut for an usher, who finds a sale by seat or sum without its buyer', async () => {
  expect((await ugo.call(readReservations, { body: {} })).status).toBe(403)
  expect((await ugo.call(readBills, { query: {} })).status).toBe(403)
  const sold = await carl.call(makeSale, { body: basket(['B1', 'B2'], soon) })
  await carl.call(makeSale, { body: basket(['B1'], laterToday) })
  const find = (text: string, schedule: string | null = soon) =>
    ugo.call(findDoorSales, { body: { schedule, text } })
  const found = await find('B2')
  expect(found.body.sales.map(({ id, tickets }) => [id, tickets.map(({ seat }) => seat)])).toEqual([
    [sold.body.bill.id, ['B1', 'B2']],
  ])
  expect(found.text).not.toMatch(/cents|employee|holder|mail/i)
  // The same seat of another show is another sale.
  expect((await find('B1')).body.sales).toHaveLength(1)
  expect((await find('B1', null)).body.sales.map(({ id }) => id)).toContain(sold.body.bill.id)
  expect((await find((sold.body.bill.totalCents / 100).toFixed(2))).body.sales).not.toHaveLength(0)
  expect((await find('99,99')).body.sales).toEqual([])
  const end = found.body.sales[0]!.tickets[1]!.ticketId.slice(-4)
  expect((await find(end)).body.sales.map(({ id }) => id)).toEqual([sold.body.bill.id])
})

test('an usher takes a used-up card back once, and only a manager at the door undoes it', async () => {
  const mia = await managerAt(places.box.port)
  const body = { id: randomUUID(), voucherTypeId: 'ten', turns: 1, holderName: 'Ada Exemple' }
  const { id: code } = (await mia.call(giveVoucher, { body })).body.voucher
  const params = { code }
  const taking = { id: randomUUID() }
  const full = await ugo.call(readCard, { params })
  expect(full.body.card).toMatchObject({ left: 1, turns: 1, taken: null })
  expect(full.text).not.toContain('Exemple')
  expect((await ugo.call(takeCardBack, { params, body: taking })).body).toMatchObject({
    refusal: 'card_not_used_up',
    details: { left: 1 },
  })
  const sale = basket(['B4'], soon, { totalCents: 0 })
  const paid = await carl.call(makeSale, {
    body: { ...sale, tickets: sale.tickets.map(ticket => ({ ...ticket, voucherId: code })) },
  })
  expect(paid.status, paid.text).toBe(200)
  expect((await ugo.call(takeCardBack, { params, body: taking })).body.card.taken).toMatchObject({
    takingId: taking.id,
    by: 'ugo',
    gate: 'scanner 1',
  })
  expect((await ugo.call(takeCardBack, { params, body: { id: randomUUID() } })).body).toMatchObject({
    refusal: 'card_taken_back',
  })
  expect((await ugo.call(undoTakeBack, { params, body: taking })).status).toBe(403)
  const miaAtDoor = await employeeAt(places.box.port, 'mia', 'scanner 1')
  expect((await miaAtDoor.call(undoTakeBack, { params, body: taking })).body.card.taken).toBeNull()
})
