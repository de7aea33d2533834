import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { productsSoldLately } from '#core/billing/sold-products-store.ts'
import { billById } from '#core/billing/store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { vatWithin } from '#core/pricing/vat.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { popularOf } from '#core/sales/popular.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { loadReport } from '#core/reports/report-load.ts'
import { enterStock } from '#core/stock/commands.ts'
import { stockLevels } from '#core/stock/store.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'

/** Popcorn 6.00 at 3 % and beer 4.00 at 17 %, together 9.00; popcorn takes a cup and 80 g of corn out of the store. */
async function openBar() {
  const { box, relay, link, clock } = await relayAndBox()
  const product = { category: 'snacks', barcode: null, order: 9, deleted: false } as const
  const food = { ...product, vatClass: 'food', status: 'part', cents: 0 } as const
  await relay.execute(byHand, tx => {
    changeEntry(tx, 'product', 'corn', { ...food, name: { en: 'Corn' } })
    changeEntry(tx, 'product', 'cup', { ...food, name: { en: 'Cup' } })
    changeEntry(tx, 'product', 'popcorn', {
      ingredients: [
        { productId: 'corn', quantity: 80 },
        { productId: 'cup', quantity: 1 },
      ],
    })
    changeEntry(tx, 'product', 'menu', {
      ...product,
      name: { en: 'Menu', de: 'Menü' },
      cents: 900,
      vatClass: 'food',
      components: [
        { name: { en: 'Popcorn' }, productIds: ['popcorn'] },
        { name: { en: 'Drink' }, productIds: ['beer', 'cup'] },
      ],
    })
  })
  await link.settle()
  const lines = ['corn', 'cup', 'beer'].map(productId => ({ productId, quantity: 1000 }))
  const delivered = { id: 'first', cinemaId: 'cinema-1', kind: 'delivered', reason: 'other', note: '', lines }
  const mia = { employeeId: 'mia', employeeName: 'mia' }
  await box.execute(byHand, tx => enterStock(tx, delivered as Parameters<typeof enterStock>[1], mia))
  const sell = (id: string, change: Partial<SaleRequest>) =>
    box.execute(atRegister, tx => sellAtRegister(tx, { ...saleOf(id, []), ...change }, carlAllowing))
  const refused = async (change: Partial<SaleRequest>, refusal: object) => {
    const before = box.journal.count()
    await expect(sell('refused', change)).rejects.toMatchObject(refusal)
    expect(box.journal.count()).toBe(before)
  }
  return { box, relay, link, clock, sell, refused }
}
const carlAllowing = { ...carl, discountUpToCents: 500 }
const menus = (quantity: number, components = ['popcorn', 'beer']) => [
  { productId: 'menu', quantity, components },
]
const levels = (node: Node) =>
  Object.fromEntries(stockLevels(node.db, 'cinema-1').map(({ productId, level }) => [productId, level]))
const sums = (lines: readonly BillLine[]) =>
  lines.map(({ text, quantity, totalCents, vatRate, vatCents }) => [
    text,
    quantity,
    totalCents,
    vatRate,
    vatCents,
  ])

test('a combination is a line for each thing it gives, with its share of the price and its own VAT', async () => {
  const { box, sell } = await openBar()
  const bill = await sell('sale-1', { products: menus(2), totalCents: 1800 })
  expect(bill).toMatchObject({ status: 'settled', totalCents: 1800 })
  expect(sums(linesOf(box.db, 'sale-1'))).toEqual([
    ['Menu: Popcorn', 2, 1080, 300, 2 * vatWithin(540, 300)],
    ['Menu: Beer', 2, 720, 1700, 2 * vatWithin(360, 1700)],
  ])
  // Sent again it is the same sale; with something else in it, it is another one.
  await sell('sale-1', { products: menus(2), totalCents: 1800 })
  await expect(
    sell('sale-1', { products: menus(2, ['popcorn', 'cup']), totalCents: 1800 }),
  ).rejects.toMatchObject({ code: 'request_reused' })
})

test('a sale takes the ingredients out of the store, on both sides alike, and a menu what it gives', async () => {
  const { box, relay, link, sell } = await openBar()
  await sell('sale-1', { products: [{ productId: 'popcorn', quantity: 2 }], totalCents: 1200 })
  await sell('sale-2', { products: menus(3), totalCents: 2700 })
  expect(levels(box)).toEqual({ corn: 1000 - 5 * 80, cup: 1000 - 5, beer: 1000 - 3 })
  await link.settle()
  expect(levels(relay)).toEqual(levels(box))
  expect([...verify(box.db), ...verify(relay.db)]).toEqual([])
  expect(disagreements(relay, box)).toEqual([])
  // What a register keeps of it brings the same back.
  expect(linesOf(box.db, 'sale-2')[0]).toMatchObject({
    combinationId: 'menu',
    takes: [
      { productId: 'corn', quantity: 240 },
      { productId: 'cup', quantity: 3 },
    ],
  })
})

test('one thing of a combination goes back by its line, for its share', async () => {
  const { box, sell } = await openBar()
  await sell('sale-1', { products: menus(1), totalCents: 900 })
  const made = await box.execute(atRegister, tx =>
    refundBill(tx, refundOf('refund-1', 'sale-1', [2]), cashier),
  )
  expect(made).toMatchObject({ cents: 360 })
  expect(linesNow(box.db, 'sale-1').map(({ leftCents }) => leftCents)).toEqual([540, 0])
  await box.execute(atRegister, tx => refundBill(tx, refundOf('refund-2', 'sale-1', [1]), cashier))
  expect(billById(box.db, 'sale-1')!.status).toBe('refunded')
})

test('reports count menus beside what they gave, a menu as back with the first thing of it', async () => {
  const { box, sell } = await openBar()
  await sell('sale-1', { products: [...menus(2), ...menus(1, ['popcorn', 'cup'])], totalCents: 2700 })
  await sell('sale-2', { products: [{ productId: 'beer', quantity: 4 }], totalCents: 1600 })
  const tonight = { from: '2026-11-21', to: '2026-11-21', compare: 'none' } as const
  const counted = async () => {
    const asked = { subject: 'takings', by: 'combination', ...tonight } as const
    const { columns, rows } = await loadReport(box, asked, 'all', 'en')
    const at = (name: string) => columns.indexOf(name)
    return rows
      .map(({ name, values }) =>
        [name, ...['combinations', 'products', 'grossCents'].map(column => values[at(column)])].join(' '),
      )
      .toSorted()
  }
  expect(await counted()).toEqual([' 0 4 1600', 'Menu 3 6 2700'])
  await box.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-1', [2]), cashier))
  expect(await counted()).toEqual([' 0 4 1600', 'Menu 3 5 2340'])
  await box.execute(atRegister, tx => refundBill(tx, refundOf('refund-2', 'sale-1', [1]), cashier))
  expect(await counted()).toEqual([' 0 4 1600', 'Menu 2 4 1800'])
  expect(verify(box.db)).toEqual([])
})

test('what a combination does not give now is refused, and so is a choice for what is none', async () => {
  const { relay, link, sell, refused } = await openBar()
  const changed = { code: 'combination_changed', details: { product: 'Menu' } }
  for (const components of [[], ['popcorn'], ['beer', 'popcorn'], ['popcorn', 'menu'], ['popcorn', 'corn']])
    await refused({ products: menus(1, components), totalCents: 900 }, changed)
  await refused({ products: [{ productId: 'menu', quantity: 1 }], totalCents: 900 }, changed)
  await refused(
    { products: [{ productId: 'beer', quantity: 1, components: ['popcorn'] }], totalCents: 400 },
    { code: 'combination_changed' },
  )
  await refused({ products: [{ productId: 'cup', quantity: 1 }], totalCents: 0 }, { code: 'product_unknown' })
  await refused(
    { products: menus(1), totalCents: 1000 },
    { code: 'total_changed', details: { totalCents: 900 } },
  )
  await relay.execute(byHand, tx => changeEntry(tx, 'product', 'beer', { status: 'paused' }))
  await link.settle()
  await refused({ products: menus(1), totalCents: 900 }, changed)
  await sell('sale-1', { products: menus(1, ['popcorn', 'cup']), totalCents: 900 })
})

test('what a cashier takes off a combination is shared by what it gives', async () => {
  const { box, sell } = await openBar()
  const discounts = [{ product: 1, cents: 101, reason: 'Complaint' }]
  const products = [{ productId: 'beer', quantity: 1 }, ...menus(1)]
  await sell('sale-1', { products, discounts, totalCents: 400 + 900 - 101 })
  expect(
    linesOf(box.db, 'sale-1').map(({ totalCents, discountCents = 0 }) => [totalCents, discountCents]),
  ).toEqual([
    [400, 0],
    [540 - 61, 61],
    [360 - 40, 40],
  ])
})

test('a combination counts once among what is sold most, in place of what it gives', async () => {
  const { box, sell } = await openBar()
  for (const bill of ['1', '2', '3']) await sell(bill, { products: menus(2), totalCents: 1800 })
  const sold = productsSoldLately(box.db, 'cinema-1', '2026-01-01', 100)
  expect(popularOf(sold)).toEqual({ products: ['menu'], pairs: [] })
})
