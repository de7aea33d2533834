import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { PriceRateFields } from '#core/pricing/price-rate.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { ratesLeft } from '#core/sales/rates-left-load.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import { offeredOnline } from '#core/sales/schedule-load.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'
import {
  atRegister,
  byHand,
  carl,
  checkoutOf,
  openSmallNode,
  saleOf,
  tenantOf,
  tonight,
  visitor,
} from '../../world/small-exhibitor.ts'

async function side(role: 'box' | 'relay', change: Partial<PriceRateFields>) {
  const { node } = await openSmallNode(role)
  await node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', change))
  const source = role === 'box' ? ('register' as const) : ('site' as const)
  const left = () =>
    ratesLeft(node.db, node.catalogue.all('price_rate'), { scheduleId: tonight, source }).get('normal')
  const sell = (id: string, seats: string[]) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats), carl))
  const open = (id: string, seats: string[]) =>
    node.execute(visitor, tx => openBill(tx, checkoutOf(id, seats), 'en'))
  return { node, left, sell, open }
}

test('only so many tickets of a rate are sold for a show at the registers, and who asks for more hears what is left', async () => {
  const { sell, left } = await side('box', { perShowTill: 3, perShowSite: 0 })
  expect(left()).toBe(3)
  await sell('sale-1', ['A3', 'A4'])
  await expect(sell('sale-2', ['A5', 'A6'])).rejects.toMatchObject({
    code: 'rate_few_left',
    details: { rate: 'normal', left: 1, scheduleId: tonight },
  })
  await sell('sale-3', ['A5'])
  await expect(sell('sale-4', ['A6'])).rejects.toMatchObject({ code: 'rate_sold_out' })
  expect(left()).toBe(0)
})

test('two tills that sell the last one in the same moment sell it once', async () => {
  const { sell } = await side('box', { perShowTill: 1 })
  const both = await Promise.allSettled([sell('sale-1', ['A3']), sell('sale-2', ['A5'])])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a refund gives its ticket back to the contingent, and an exchange for another seat takes none', async () => {
  const { node, sell, left } = await side('box', { perShowTill: 2 })
  await sell('sale-1', ['A3', 'A4'])
  await node.execute(atRegister, tx =>
    exchangeTickets(tx, exchangeOf('exchange-1', 'sale-1', [1], ['A5'], 0), cashier),
  )
  expect(left()).toBe(0)
  await node.execute(atRegister, tx => refundBill(tx, refundOf('refund-1', 'sale-1'), cashier))
  expect(left()).toBe(2)
})

test('the website sells its own contingent, whatever the registers have, and offers no more than that', async () => {
  const { node, open, left } = await side('relay', { perShowTill: 0, perShowSite: 2 })
  const offered = () =>
    offeredOnline(tenantOf(node), { id: tonight, dimension: '2d' }, 'en').tariffs.find(
      ({ price_rate_id }) => price_rate_id === 'normal',
    )?.max_tickets
  expect(offered()).toBe(2)
  await open('bill-1', ['B1'])
  expect(offered()).toBe(1)
  await expect(open('bill-2', ['B2', 'B3'])).rejects.toMatchObject({
    code: 'rate_few_left',
    fields: { 'items.0.price_rate_id': ['refusal.rate_few_left'] },
  })
  await open('bill-3', ['B2'])
  expect(offered()).toBeUndefined()
  await node.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'expired'))
  expect([left(), offered()]).toEqual([1, 1])
})

test('a rate without a contingent is sold as long as there are seats', async () => {
  const { left, sell } = await side('box', { perShowTill: null })
  expect(left()).toBeUndefined()
  await sell('sale-1', ['A3', 'A4', 'A5'])
})
