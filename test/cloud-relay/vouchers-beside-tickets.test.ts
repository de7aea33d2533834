import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billReceipt, billTickets, billVoucher } from '#core/sales/purchase-contract.ts'
import { billResult, checkout } from '#core/sales/public-contract.ts'
import { readBuyerRefund, refundToBuyer } from '#core/sales/refunds/buyer/contract.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { form, goToPay, press, stateOf } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { mailsTo, paymentsAtProvider } from '../world/fake-services.ts'
import { visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'
import { refuses } from '../world/refused.ts'

let places: Places
let ada: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true })
  ada = await visitorOf(places.relay.port)
  await places.tenant.node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'refunds.hours_before': 2 }),
  )
})
beforeEach(() => places.agreed())
afterAll(() => places.close())

const sides = () => [places.tenant, places.box.tenant]
const resultOf = async (uuid: string) => (await ada.call(billResult, { params: { uuid } })).body.data
const card = (change: object = {}) => ({
  type: 'loyaltyCard' as const,
  voucher_type_id: 'ten',
  total_turns: 3,
  total_products: 0,
  ...change,
})

/** Tickets for these seats and cards beside them. */
function both(seats: string[], cards: ReturnType<typeof card>[], email = 'ada@visitor.example') {
  const tickets = form(seats, laterToday, { email, email_confirmation: email })
  const ofCards = cards.reduce((sum, { total_turns }) => sum + total_turns * 850, 0)
  return { ...tickets, amount: tickets.amount + ofCards, items: [...tickets.items, ...cards] }
}

async function bought(seats: string[], email: string) {
  const body = both(seats, [card({ holder_name: 'Bob', gift_message: 'Enjoy!', design: 'stars' })], email)
  const purchase = await goToPay(ada, body as never)
  await press(purchase.link, 'paid')
  await until(async () => (await resultOf(purchase.uuid)).status === 'settled')
  await places.agreed()
  return purchase
}

test('tickets and a gift card are one order: one payment, one mail with both, and both are good', async () => {
  const email = 'both@visitor.example'
  const { uuid, billId } = await bought(['B1', 'B2'], email)
  expect(paymentsAtProvider(places, billId)).toMatchObject([{ amountCents: 2000 + 2550 }])
  const { type, tickets, vouchers, download } = await resultOf(uuid)
  expect(type).toBe('tickets')
  expect(tickets.map(({ seat, code }) => [seat, code !== null])).toEqual([
    ['B1', true],
    ['B2', true],
  ])
  const [voucher] = vouchers
  expect(voucher).toMatchObject({ holder_name: 'Bob', design: 'stars', price: 2550, total_turns: 3 })
  expect(voucher!.code).not.toBeNull()
  const { id } = vouchersOfBill(places.tenant.node.db, billId)[0]!
  await until(() => sides().every(side => voucherById(side.node.db, id) !== undefined))
  await until(() => sides().every(side => stateOf(side, laterToday, 'B2') === 'sold'))
  await until(async () => (await mailsTo(places, email)).length > 0)
  const mails = await mailsTo(places, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toContain('The Small Film')
  const words = await mails[0]!.body()
  for (const part of ['For Bob', 'Enjoy!', voucher!.code!, 'Pays for 3 visits', 'B 1, 2'])
    expect(words).toContain(part)
  expect(download).toContain('tickets.pdf')
  for (const call of [billTickets, billVoucher, billReceipt])
    expect((await ada.call(call as typeof billTickets, { params: { uuid } })).status).toBe(200)
})

test('not paid it is neither, and its seats are free again', async () => {
  const { uuid, billId, link } = await goToPay(ada, both(['B3'], [card()]) as never)
  expect(stateOf(places.tenant, laterToday, 'B3')).toBe('paying')
  await press(link, 'failed')
  await until(async () => (await resultOf(uuid)).status === 'failed')
  expect(vouchersOfBill(places.tenant.node.db, billId)).toEqual([])
  await until(() => stateOf(places.tenant, laterToday, 'B3') === 'free')
})

test('its buyer returns the card and keeps the ticket, then the ticket: each for its own money', async () => {
  const { uuid, billId } = await bought(['B4'], 'returns-both@visitor.example')
  const offers = (await ada.call(readBuyerRefund, { params: { uuid } })).body.data
  expect(offers.map(({ kind, lines }) => [kind, lines.map(({ line, cents }) => [line, cents])])).toEqual([
    ['withdrawal', [[2, 2550]]],
    ['tickets', [[1, 1000]]],
  ])
  const returns = (lines: number[], cents: number) =>
    ada.call(refundToBuyer, { params: { uuid }, body: { id: randomUUID(), lines, cents } })
  await refuses(ada, sides(), 409, 'not_returnable', () => returns([1, 2], 3550))
  expect((await returns([2], 2550)).body.data.status).toBe('partially_refunded')
  const { id } = vouchersOfBill(places.tenant.node.db, billId)[0]!
  await until(() => sides().every(side => voucherById(side.node.db, id)?.cancelled))
  expect((await resultOf(uuid)).tickets.map(({ code }) => code !== null)).toEqual([true])
  await places.agreed()
  expect((await returns([1], 1000)).body.data.status).toMatch(/refund/)
  await until(() => paymentsAtProvider(places, billId)[0]!.refunds.length === 2)
  expect(paymentsAtProvider(places, billId)[0]!.refunds.map(({ cents }) => cents)).toEqual([2550, 1000])
})

test('what does not fit of a card is told at its item, and no seat is taken', async () => {
  const body = both(['B5'], [card({ total_turns: 999 })])
  await refuses(ada, sides(), 422, 'turns_step', () => ada.call(checkout, { body }))
  const answer = await ada.call(checkout, { body })
  expect(answer.body).toMatchObject({ errors: { 'items.1.total_turns': [expect.any(String)] } })
  expect(stateOf(places.tenant, laterToday, 'B5')).toBe('free')
})
