import { expect, test } from 'vitest'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { mostCredit } from '#core/billing/refunds/credit.ts'
import { depositWith, refundSum } from '#core/billing/refunds/returns.ts'
import { paymentsNow } from '#core/billing/payment-store.ts'
import { loadReport } from '#core/cash/load.ts'
import { openShift } from '#core/cash/commands.ts'
import { shiftById } from '#core/cash/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { stockLevels } from '#core/stock/store.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { byHand, carl, checkoutOf, openSmallNode, saleOf, visitor } from '../../world/small-exhibitor.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }

/** Beer in a glass for 1.00 back, popcorn in paper. */
async function openBar(role: 'box' | 'relay' = 'box', beer: object = {}) {
  const { node } = await openSmallNode(role, { hasBox: role === 'box' })
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'beer', { depositCents: 100, ...beer }))
  return node
}
const bar = (quantity = 2) => [
  { productId: 'popcorn', quantity: 1 },
  { productId: 'beer', quantity },
]
const sell = (node: Node, id: string, totalCents: number, change: object = {}) =>
  node.execute(actor, tx =>
    sellAtRegister(tx, saleOf(id, [], { products: bar(), totalCents, ...change }), carl),
  )

test('a deposit is a line of its own, named and without VAT, and the price of before is refused', async () => {
  const node = await openBar()
  const stock = { entryId: 'one', cinemaId: 'cinema-1', note: '', employeeId: 'mia', employeeName: 'Mia' }
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'stock.counted', { ...stock, lines: [{ productId: 'beer', quantity: 9 }] }),
  )
  await expect(sell(node, 'old', 1400)).rejects.toMatchObject({
    code: 'total_changed',
    details: { totalCents: 1600 },
  })
  await sell(node, 'sale', 1600)
  expect(linesOf(node.db, 'sale').at(-1)).toEqual({
    kind: 'deposit',
    text: 'Deposit: Beer',
    quantity: 2,
    unitCents: 100,
    totalCents: 200,
    vatRate: 0,
    vatCents: 0,
    depositOf: 'beer',
  })
  // It is no second beer.
  expect(stockLevels(node.db, 'cinema-1').find(each => each.productId === 'beer')?.level).toBe(7)
  // Sent again it is the same sale.
  await sell(node, 'sale', 1600)
  expect(verify(node.db)).toEqual([])
})

test('no discount, and no voucher for snacks, takes anything off a deposit', async () => {
  const node = await openBar()
  const discounts = [{ cents: 1400, reason: 'A birthday' }]
  const anySum = { ...carl, discountUpToCents: null }
  const request = saleOf('sale', [], { products: bar(), discounts, totalCents: 200 })
  await node.execute(actor, tx => sellAtRegister(tx, request, anySum))
  expect(linesOf(node.db, 'sale').map(({ totalCents }) => totalCents)).toEqual([0, 0, 200])
  const more = { products: bar(), discounts: [{ cents: 1401, reason: 'A birthday' }], totalCents: 199 }
  await expect(
    node.execute(actor, tx => sellAtRegister(tx, saleOf('more', [], more), anySum)),
  ).rejects.toMatchObject({ code: 'discount_too_much' })
})

test('a menu charges the deposits of what it gives, in one line with those of the same product', async () => {
  const node = await openBar()
  const components = [
    { name: { en: 'Drink' }, productIds: ['beer'] },
    { name: { en: 'Snack' }, productIds: ['popcorn'] },
  ]
  const menu = { name: { en: 'Menu' }, category: 'snacks' as const, vatClass: 'food' as const, cents: 900 }
  const rest = { barcode: null, order: 9, deleted: false, components }
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'menu', { ...menu, ...rest }))
  const products = [
    { productId: 'menu', quantity: 2, components: ['beer', 'popcorn'] },
    { productId: 'beer', quantity: 1 },
  ]
  const totalCents = 2 * 900 + 400 + 300
  await sell(node, 'sale', totalCents, { products })
  const deposits = linesOf(node.db, 'sale').filter(({ kind }) => kind === 'deposit')
  expect(deposits).toMatchObject([{ quantity: 3, totalCents: 300, depositOf: 'beer' }])
})

test('with a product its deposit goes back, once, and a sum that is given back leaves it', async () => {
  const node = await openBar()
  await sell(node, 'sale', 1600)
  const now = { lines: linesNow(node.db, 'sale'), payments: paymentsNow(node.db, 'sale'), country: 'LU' }
  expect(refundSum(now, [{ line: 2, quantity: 1 }])?.cents).toBe(500)
  // Who names both gets no more.
  const both = [
    { line: 2, quantity: 1 },
    { line: 3, quantity: 1 },
  ]
  expect(refundSum(now, both)?.cents).toBe(500)
  expect(depositWith(now.lines, now.lines[1]!)).toBe(200)
  expect(depositWith(now.lines, now.lines[0]!)).toBe(0)
  expect(mostCredit(now, null)).toBe(1400)
  const request = { ...refundOf('back', 'sale', [2]), lines: [{ line: 2, quantity: 1 }], cents: 500 }
  await node.execute(actor, tx => refundBill(tx, request, cashier))
  await node.execute(actor, tx => refundBill(tx, request, cashier))
  expect(linesNow(node.db, 'sale').map(({ left }) => left)).toEqual([1, 1, 1])
  const other = { ...request, lines: [{ line: 1, quantity: 1 }] }
  await expect(node.execute(actor, tx => refundBill(tx, other, cashier))).rejects.toMatchObject({
    code: 'request_reused',
  })
  const rest = { ...refundOf('rest', 'sale', []), lines: null, cents: 1100 }
  await node.execute(actor, tx => refundBill(tx, rest, cashier))
  expect(linesNow(node.db, 'sale').map(({ left }) => left)).toEqual([0, 0, 0])
  expect(verify(node.db)).toEqual([])
})

test('an order of the website charges it in its first price, and keeps the price it was shown', async () => {
  const node = await openBar('relay', { soldOnline: true })
  const tickets = checkoutOf('bill', ['B1'])
  const snacks = [{ type: 'product' as const, product_id: 'beer', quantity: 2 }]
  const order = (amount: number) =>
    node.execute(visitor, tx => openBill(tx, { ...tickets, amount, snacks }, 'de'))
  await expect(order(tickets.amount + 800)).rejects.toMatchObject({ code: 'total_changed' })
  await order(tickets.amount + 1000)
  await node.execute(byHand, tx => settlePayment(tx, 'bill-1', 'paid'))
  expect(linesOf(node.db, 'bill').at(-1)).toMatchObject({ text: 'Pfand: Beer', totalCents: 200 })
})

test('a shift says what of it was taken as deposits, which are in no VAT', async () => {
  const node = await openBar()
  await node.execute(actor, tx => openShift(tx, { id: 'shift', floatCents: 0 }, till))
  await sell(node, 'sale', 1600)
  const report = () => loadReport(node, shiftById(node.db, 'cinema-1', 'shift')!)
  expect(report()).toMatchObject({ depositsTakenCents: 200 })
  expect(report().vat).toContainEqual({ rate: 0, grossCents: 200, vatCents: 0 })
  const back = { ...refundOf('back', 'sale', [2]), lines: [{ line: 2, quantity: 1 }], cents: 500 }
  await node.execute(actor, tx => refundBill(tx, back, cashier))
  expect(report()).toMatchObject({ depositsTakenCents: 100 })
})
