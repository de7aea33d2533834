import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { ticketDiscount } from '#core/pricing/ticket-discount.entity.ts'
import type { TicketDiscountFields } from '#core/pricing/ticket-discount.ts'
import { readPrices } from '#core/pricing/contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { billResult, checkout, scheduleData } from '#core/sales/public-contract.ts'
import { readBill, refund } from '#core/sales/refunds/contract.ts'
import { receiptOf } from '#relay/documents/receipt-pdf.ts'
import { expectAgreement } from '../world/agreement.ts'
import { basket, form, goToPay, press } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { employeeAt, managerAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

let places: Places
let ada: Client
let mia: Client
beforeAll(async () => {
  places = await openPlaces()
  ada = await visitorOf(places.relay.port)
  mia = await managerAt(places.relay.port)
  const made = await mia.call(entryCalls(ticketDiscount).create, {
    params: { id: 'three-for-two' },
    body: { kind: 'n_for_m', name: { en: 'Three for two', de: 'Drei für zwei' } },
  })
  expect(made.status, made.text).toBe(200)
  await places.agreed()
})
afterAll(() => places.close())

test('a visitor is told the discount, pays less, and reads why on the order and its receipt', async () => {
  const { sets } = (await ada.call(scheduleData, { params: { id: laterToday }, query: {} })).body
  expect(sets).toEqual([
    { id: 'three-for-two', name: 'Three for two', needs: [{ rateIds: [], count: 3 }], price: { pays: 2 } },
  ])
  const order = form(['B1', 'B2', 'B3'])
  const dear = await ada.call(checkout, { body: order })
  expect([dear.status, dear.body]).toMatchObject([
    409,
    { refusal: 'total_changed', details: { totalCents: 2000 } },
  ])
  const { uuid, billId, link } = await goToPay(ada, { ...order, bill_id: randomUUID(), amount: 2000 })
  await press(link, 'paid')
  const result = async () => (await ada.call(billResult, { params: { uuid } })).body.data
  await until(async () => (await result()).status === 'settled')
  expect((await result()).discounts).toEqual([{ name: 'Three for two', cents: 1000 }])
  const [line] = receiptOf(places.tenant, billById(places.tenant.node.db, billId)!).groups[0]!.lines
  expect(line).toMatchObject({ quantity: 3, totalCents: 2000, note: 'Three for two' })
})

test('a cashier sells the set with the line cut, and one ticket of it gives back what was paid for it', async () => {
  const till = await employeeAt(places.box.port, 'mia')
  const { ticketDiscounts } = (await till.call(readPrices)).body
  expect(ticketDiscounts.map(({ id }) => id)).toEqual(['three-for-two'])
  await places.cutLine()
  const sold = await till.call(makeSale, {
    body: basket(['A3', 'A4', 'A5'], laterToday, { totalCents: 2000 }),
  })
  expect(sold.status, sold.text).toBe(200)
  const { id } = sold.body.bill
  const body = { id: randomUUID(), lines: [{ line: 1, quantity: 1 }], reason: 'guest' as const, cents: 666 }
  const back = await till.call(refund, { params: { id }, body })
  expect(back.status, back.text).toBe(200)
  const now = (await till.call(readBill, { params: { id } })).body
  expect(now.lines.map(({ leftCents }) => leftCents)).toEqual([0, 667, 667])
  await places.mendLine()
  await expectAgreement(places)
})

test('a discount that takes nothing off, and one of a family without prices, are refused at their fields', async () => {
  const { create } = entryCalls(ticketDiscount)
  const make = (body: Partial<TicketDiscountFields>) =>
    mia.call(create, { params: { id: randomUUID() }, body })
  const all = await make({ kind: 'n_for_m', name: { en: 'All' }, buys: 2, pays: 2 })
  expect([all.status, all.body]).toMatchObject([422, { refusal: 'discount_pays_all' }])
  const none = await make({ kind: 'family', name: { en: 'Family' }, cents: 3000 })
  expect([none.status, none.body]).toMatchObject([422, { refusal: 'discount_rates_needed' }])
  const rates = { adultRateIds: ['normal'], childRateIds: ['children'] }
  const sum = await make({ kind: 'family', name: { en: 'Family' }, ...rates })
  expect([sum.status, sum.body]).toMatchObject([422, { refusal: 'discount_sum_needed' }])
})
