import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesOf } from '#core/billing/line-store.ts'
import type { Node } from '#core/journal/node.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { keepPrices } from '#core/sales/kept/commands.ts'
import { pricesOfTill } from '#core/sales/kept/load.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { offeredOnline } from '#core/sales/schedule-load.ts'
import { placeHold, type Basket } from '#core/seating/commands.ts'
import { dropHold } from '#core/seating/hold-store.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

const ada = { id: 'ada', address: 'home' }
const ben = { id: 'ben', address: 'cafe' }
const minute = 60_000

/** As the calls hold seats: with the prices. */
const hold = (node: Node, basket: Partial<Basket>, seats: string[]) =>
  node.execute(basket.visitor ? visitor : atRegister, tx => {
    const whole = {
      id: 'bill-1',
      scheduleId: tonight,
      channel: 'register' as const,
      connected: true,
      ...basket,
    }
    const held = placeHold(tx, whole, seats)
    keepPrices(tx, whole, held.seats)
    return held
  })
const online = (who = ada): Partial<Basket> => ({ channel: 'site', visitor: who })
const buy = (node: Node, seats: string[], amount: number, who = ada, id = 'bill-1') =>
  node.execute(visitor, tx =>
    openBill(tx, checkoutOf(id, seats, { amount }), 'en', undefined, { visitor: who, connected: true }),
  )
const raise = (node: Node, cents: number, id = 'normal') =>
  node.execute(byHand, tx => changeEntry(tx, 'price_rate', id, { cents }))
const totalChanged = (totalCents: number) => ({ code: 'total_changed', details: { totalCents } })
const count = (node: Node, table: 'kept_prices' | 'price_lists') =>
  node.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

test('who holds seats pays what they were shown, though the price is raised meanwhile, and nobody else does', async () => {
  const { node } = await openSmallNode('relay')
  await hold(node, online(), ['B1', 'C1'])
  await raise(node, 1300)
  await raise(node, 400, 'premium')
  await expect(buy(node, ['B3'], 1000, ben, 'bill-2')).rejects.toMatchObject(totalChanged(1300))
  const bill = await buy(node, ['B1', 'C1'], 2250)
  expect(bill.totalCents).toBe(2250)
  expect(linesOf(node.db, 'bill-1').map(({ totalCents }) => totalCents)).toEqual([1000, 1250])
})

test('a sum of no price is refused, with the one that was shown', async () => {
  const { node } = await openSmallNode('relay')
  await hold(node, online(), ['B1'])
  await raise(node, 1300)
  await expect(buy(node, ['B1'], 1)).rejects.toMatchObject(totalChanged(1000))
  // A page that has read the prices of now sells at those.
  expect((await buy(node, ['B1'], 1300)).totalCents).toBe(1300)
})

test('a price that is taken off sale is sold to whoever was shown it', async () => {
  const { node } = await openSmallNode('relay')
  await hold(node, online(), ['B1'])
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { status: 'paused' }))
  await expect(buy(node, ['B3'], 1000, ben, 'bill-2')).rejects.toMatchObject({ code: 'rate_unknown' })
  expect((await buy(node, ['B1'], 1000)).totalCents).toBe(1000)
})

test('a price for advance booking is sold to whoever held seats before the day began', async () => {
  const { node, clock } = await openSmallNode('relay')
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', { daysAhead: 1 }))
  // Five minutes before the business day of the show, which begins at five.
  clock.ms = Date.parse('2026-11-21T04:55:00+01:00')
  await hold(node, online(), ['B1'])
  clock.ms += 7 * minute
  await expect(buy(node, ['B3'], 1000, ben, 'bill-2')).rejects.toMatchObject({ code: 'rate_in_advance' })
  expect((await buy(node, ['B1'], 1000)).totalCents).toBe(1000)
})

test('an old price ends with the hold it was shown with, however often the seats are held again', async () => {
  const { node, clock } = await openSmallNode('relay')
  await hold(node, online(), ['B1'])
  await raise(node, 1300)
  for (let at = 0; at < 3; at += 1) {
    clock.ms += 3 * minute
    await hold(node, online(), ['B1'])
  }
  clock.ms += 2 * minute
  await expect(buy(node, ['B1'], 1000)).rejects.toMatchObject(totalChanged(1300))
  expect((await buy(node, ['B1'], 1300)).totalCents).toBe(1300)
})

test('seats that are let go take their price with them, and so do seats that are not held', async () => {
  const { node } = await openSmallNode('relay')
  await hold(node, online(), ['B1'])
  await raise(node, 1300)
  await expect(buy(node, ['B1', 'B2'], 2000)).rejects.toMatchObject(totalChanged(2600))
  await node.execute(visitor, tx => dropHold(tx.db, 'bill-1', ada))
  await expect(buy(node, ['B1'], 1000)).rejects.toMatchObject(totalChanged(1300))
  await hold(node, online(), ['B1'])
  await raise(node, 1500)
  await hold(node, online(), [])
  await hold(node, online(), ['B1'])
  await expect(buy(node, ['B1'], 1300)).rejects.toMatchObject(totalChanged(1500))
})

test('the hold of another show, or of another visitor, keeps no price', async () => {
  const { node } = await openSmallNode('relay')
  const late = { id: 'late', versionId: 'version-1', screenId: 'screen-1', day: '2026-11-22', time: '20:00' }
  await node.execute(byHand, tx => createSchedule(tx, late))
  await hold(node, { ...online(), scheduleId: 'late' }, ['B1'])
  await raise(node, 1300)
  await expect(buy(node, ['B1'], 1000)).rejects.toMatchObject(totalChanged(1300))
  await hold(node, online(), ['B1'])
  await expect(buy(node, ['B1'], 1000)).rejects.toMatchObject(totalChanged(1300))
  await expect(buy(node, ['B3'], 1000, ben)).rejects.toMatchObject(totalChanged(1300))
})

test('the page of whoever holds seats is told the price they keep, and until when', async () => {
  const { node, clock } = await openSmallNode('relay')
  const offered = (id: string) =>
    offeredOnline(tenantOf(node), { id: tonight, dimension: '2d' }, 'en', { id, visitor: ada })
  const { until } = await hold(node, online(), ['B1'])
  expect(offered('bill-1').keptUntilMs).toBeNull()
  await raise(node, 1300)
  const normal = (id: string) => offered(id).tariffs.find(({ name }) => name === 'normal')?.total_price
  expect([normal('bill-1'), normal('bill-2')]).toEqual([1000, 1300])
  expect(offered('bill-1').keptUntilMs).toBe(Date.parse(until))
  clock.ms += 10 * minute
  expect([normal('bill-1'), offered('bill-1').keptUntilMs]).toEqual([1300, null])
})

test('at the till a basket with seats costs what the guest was told, snacks too; one without seats does not', async () => {
  const { node } = await openSmallNode('box')
  await hold(node, {}, ['A3'])
  await raise(node, 1300)
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { cents: 700 }))
  const sell = (id: string, seats: string[], totalCents: number) =>
    node.execute(atRegister, tx =>
      sellAtRegister(
        tx,
        saleOf(id, seats, { holdId: id, products: [{ productId: 'popcorn', quantity: 1 }], totalCents }),
        carl,
      ),
    )
  await expect(sell('bill-2', ['A5'], 1600)).rejects.toMatchObject(totalChanged(2000))
  const told = pricesOfTill(tenantOf(node), 'bill-1')
  expect(told?.rates.find(({ id }) => id === 'normal')?.cents).toBe(1000)
  expect(told?.products['popcorn']).toBe(600)
  expect(pricesOfTill(tenantOf(node), 'bill-2')).toBeNull()
  expect((await sell('bill-1', ['A3'], 1600)).totalCents).toBe(1600)
})

test('a snack that is no longer sold is not sold at the price of before', async () => {
  const { node } = await openSmallNode('box')
  await hold(node, {}, ['A3'])
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { status: 'paused' }))
  const products = [{ productId: 'popcorn', quantity: 1 }]
  const request = saleOf('bill-1', ['A3'], { holdId: 'bill-1', products, totalCents: 1600 })
  await expect(node.execute(atRegister, tx => sellAtRegister(tx, request, carl))).rejects.toMatchObject({
    code: 'product_unknown',
  })
})

test('VAT is owed as it is on the day of the sale, whatever price is kept', async () => {
  const { node } = await openSmallNode('box')
  await hold(node, {}, ['A3'])
  await raise(node, 1300)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'vat_class', 'admission', { rates: [{ from: '2024-01-01', basisPoints: 1700 }] }),
  )
  const request = saleOf('bill-1', ['A3'], { holdId: 'bill-1' })
  await node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  expect(linesOf(node.db, 'bill-1')[0]).toMatchObject({ totalCents: 1000, vatRate: 1700, vatCents: 145 })
})

test('a node that is started again keeps the price it showed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'node.db')
  const first = await openSmallNode('relay', { path })
  await hold(first.node, online(), ['B1'])
  await raise(first.node, 1300)
  await first.node.close()
  const again = openEmptyNode('relay', { path, clock: first.clock })
  expect((await buy(again.node, ['B1'], 1000)).totalCents).toBe(1000)
  await again.node.close()
})

test('what is kept is one row a basket and one list a change, and goes with them', async () => {
  const { node, clock } = await openSmallNode('relay')
  for (let at = 1; at <= 3; at += 1) {
    await raise(node, 1000 + at)
    for (const who of [ada, ben])
      await hold(node, { ...online(who), id: `${who.id}-${at}` }, [`B${at + (who === ben ? 3 : 0)}`])
  }
  expect([count(node, 'kept_prices'), count(node, 'price_lists')]).toEqual([6, 3])
  clock.ms += 60 * minute
  await raise(node, 900)
  await hold(node, { ...online(), id: 'ada-9' }, ['B1'])
  expect([count(node, 'kept_prices'), count(node, 'price_lists')]).toEqual([1, 1])
})
