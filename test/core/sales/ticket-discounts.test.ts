import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { linesBack } from '#core/billing/refunds/returns.ts'
import { billById, billView } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { together, vatTable } from '#core/documents/bill-sums.ts'
import type { TicketDiscountFields } from '#core/pricing/ticket-discount.ts'
import { ticketDiscount } from '#core/pricing/ticket-discount.entity.ts'
import { priceBasket, type Pricing } from '#core/sales/price-basket.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { pricesOf, showOf, termsTonight } from '../../world/rule-data.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  visitor,
} from '../../world/small-exhibitor.ts'

const fresh = ticketDiscount.edit!.fresh as TicketDiscountFields
const three: TicketDiscountFields = {
  ...fresh,
  kind: 'n_for_m',
  name: { en: 'Three for two', de: 'Drei für zwei' },
}
const family: TicketDiscountFields = {
  ...fresh,
  kind: 'family',
  name: { en: 'Family' },
  adultRateIds: ['normal'],
  childRateIds: ['children'],
  cents: 3000,
}

async function selling(role: 'box' | 'relay', discount: TicketDiscountFields) {
  const { node } = await openSmallNode(role)
  await node.execute(byHand, tx => changeEntry(tx, 'ticket_discount', 'three', discount))
  return node
}
const totals = (node: Node, billId: string) => linesNow(node.db, billId).map(({ totalCents }) => totalCents)

test('three tickets for the price of two: at the till and online alike, each under the name of the discount', async () => {
  const box = await selling('box', three)
  const seats = ['A3', 'A4', 'A5']
  const bill = await box.execute(atRegister, tx =>
    sellAtRegister(tx, saleOf('bill', seats, { totalCents: 2000 }), carl),
  )
  expect(bill.totalCents).toBe(2000)
  expect(totals(box, 'bill')).toEqual([666, 667, 667])
  const view = billView(box.db, billById(box.db, 'bill')!)
  expect(view.discounts).toEqual([
    { line: 1, cents: 334, reason: 'Three for two', employeeName: '' },
    { line: 2, cents: 333, reason: 'Three for two', employeeName: '' },
    { line: 3, cents: 333, reason: 'Three for two', employeeName: '' },
  ])
  const relay = await selling('relay', three)
  const open = (amount: number) =>
    relay.execute(visitor, tx => openBill(tx, checkoutOf('bill', ['B1', 'B2', 'B3'], { amount }), 'de'))
  await expect(open(3000)).rejects.toMatchObject({ code: 'total_changed', details: { totalCents: 2000 } })
  expect((await open(2000)).totalCents).toBe(2000)
  expect(linesNow(relay.db, 'bill').map(({ inSet }) => inSet?.name)).toEqual(Array(3).fill('Drei für zwei'))
})

test('what the seat adds is paid beside a discount', async () => {
  const relay = await selling('relay', three)
  const bill = await relay.execute(visitor, tx =>
    openBill(tx, checkoutOf('bill', ['C1', 'C2', 'C3'], { amount: 2750 }), 'en'),
  )
  expect(bill.totalCents).toBe(2750)
})

test('a family of two adults and two children pays its sum', async () => {
  const box = await selling('box', family)
  const request = saleOf('bill', ['A3', 'A4', 'A5', 'A6'], { totalCents: 3000 })
  const tickets = request.tickets.map((ticket, at) => ({
    ...ticket,
    priceRateId: at < 2 ? 'normal' : 'children',
  }))
  await box.execute(atRegister, tx => sellAtRegister(tx, { ...request, tickets }, carl))
  expect(totals(box, 'bill')).toEqual([882, 882, 618, 618])
})

test('one ticket of a set that goes back gives what was paid for it, and the last one gives the rest', async () => {
  const box = await selling('box', three)
  await box.execute(atRegister, tx =>
    sellAtRegister(tx, saleOf('bill', ['A3', 'A4', 'A5'], { totalCents: 2000 }), carl),
  )
  const lines = linesNow(box.db, 'bill')
  const back = [1, 2, 3].map(line => linesBack(lines, [{ line, quantity: 1 }])![0]!)
  expect(back.map(({ cents }) => cents)).toEqual([666, 667, 667])
  expect(back.map(({ vatCents }) => vatCents)).toEqual(lines.map(({ vatCents }) => vatCents))
})

test('what is taken off stands on the receipt by its name, and what a cashier takes off beside it', async () => {
  const box = await selling('box', three)
  const discounts = [{ cents: 200, reason: 'Complaint' }]
  const request = saleOf('bill', ['A3', 'A4', 'A5'], { totalCents: 1800, discounts })
  await box.execute(atRegister, tx => sellAtRegister(tx, request, { ...carl, discountUpToCents: 200 }))
  const lines = linesNow(box.db, 'bill')
  const rows = receiptDocument(
    {
      cinemaName: 'Small',
      addressLines: [],
      vatNumber: '',
      billNumber: 'K-1',
      at: '2026-11-21T18:00:00+01:00',
      cashierName: 'carl',
      registerName: 'register 1',
      lines: together(lines),
      totalCents: 1800,
      roundingCents: 0,
      paidBy: [],
      vat: vatTable(lines),
    },
    'en',
  ).lines.flatMap(line => (line.kind === 'row' ? [`${line.left.trim()} ${line.right}`] : []))
  expect(rows).toEqual(expect.arrayContaining(['Three for two -€10.00', 'Discount -€2.00']))
  expect(rows.find(row => row.startsWith('3 × normal'))).toContain('30.00')
})

const by: Pricing = { channel: 'pos', locale: 'en', newTicketId: () => 'ticket' }
const seat = showOf().arrangement.seats[0]!
const ticket = (change: object = {}) => ({
  scheduleId: 'show',
  seat,
  dimension: '2d' as const,
  terms: termsTonight,
  priceRateId: 'normal',
  ...change,
})
const list = pricesOf({ ticketDiscounts: [{ ...three, id: 'three' }] })
const totalOf = (tickets: ReturnType<typeof ticket>[]) =>
  priceBasket({ tickets, products: [] }, list, by).totalCents

test('a visit of a voucher is not spent on what would be free: it is in no set', () => {
  const turn = { voucherId: 'GIFT1' }
  expect(totalOf([ticket(turn), ticket(), ticket()])).toBe(2000)
  expect(totalOf([ticket(turn), ticket(), ticket(), ticket()])).toBe(2000)
})

test('tickets of two shows are no set', () => {
  expect(totalOf([ticket(), ticket(), ticket({ scheduleId: 'other' })])).toBe(3000)
})

test('a discount that is only given on the website takes nothing off at the till', () => {
  const online = pricesOf({ ticketDiscounts: [{ ...three, id: 'three', visibility: ['site'] }] })
  const basket = { tickets: [ticket(), ticket(), ticket()], products: [] }
  expect(priceBasket(basket, online, by).totalCents).toBe(3000)
  expect(priceBasket(basket, online, { ...by, channel: 'site' }).totalCents).toBe(2000)
})
