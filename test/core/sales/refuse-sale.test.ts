import type { PriceRateFields, ProductFields } from '#core/pricing/price-rate.ts'
import { expect, test } from 'vitest'
import { ticketCents } from '#core/pricing/price.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { billById } from '#core/billing/store.ts'
import { tokensOf } from '#core/seating/store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

async function register() {
  const { node, clock } = await openSmallNode('box')
  const sell = (request: SaleRequest) => node.execute(atRegister, tx => sellAtRegister(tx, request, carl))
  return { node, clock, sell }
}
type Register = Awaited<ReturnType<typeof register>>

/** Nothing is half-done: no fact, no bill, no seat, no number. */
async function refused({ node, sell }: Register, request: SaleRequest, refusal: object) {
  const before = node.journal.heads()
  await expect(sell(request)).rejects.toMatchObject(refusal)
  expect(node.journal.heads()).toEqual(before)
  expect(billById(node.db, request.id)).toBeUndefined()
  expect(
    [...tokensOf(node.db, tonight, ['A3']).values()].filter(token => token.billId === request.id),
  ).toEqual([])
}

const ticket = (change: object) => [{ scheduleId: tonight, seatId: 'A3', priceRateId: 'normal', ...change }]
const cash = (tenderedCents: number) => ({ payments: [{ methodId: 'cash', tenderedCents }] })

test.each<[string, SaleRequest, object]>([
  ['an empty basket', saleOf('sale-1', []), { code: 'nothing_chosen' }],
  [
    'a show nobody planned',
    saleOf('sale-1', [], { tickets: ticket({ scheduleId: 'no-show' }), totalCents: 1000 }),
    { code: 'schedule_unknown' },
  ],
  [
    'a seat the room does not have',
    saleOf('sale-1', ['A3', 'Z1', 'Z2']),
    { code: 'seat_unknown', details: { seats: ['Z1', 'Z2'] } },
  ],
  [
    'a seat twice in one basket',
    saleOf('sale-1', ['A3', 'A4', 'A3']),
    { code: 'seat_taken', details: { seats: ['A3'] } },
  ],
  [
    'a price nobody offers',
    saleOf('sale-1', [], { tickets: ticket({ priceRateId: 'free' }), totalCents: 0 }),
    { code: 'rate_unknown' },
  ],
  [
    'a supplement sold as a ticket',
    saleOf('sale-1', [], { tickets: ticket({ priceRateId: 'premium' }), totalCents: 250 }),
    { code: 'rate_unknown' },
  ],
  [
    'a snack nobody sells',
    saleOf('sale-1', ['A3'], { products: [{ productId: 'caviar', quantity: 1 }] }),
    { code: 'product_unknown' },
  ],
  [
    'a total that is not what the prices say',
    saleOf('sale-1', ['A3'], { totalCents: 999 }),
    { code: 'total_changed', details: { totalCents: 1000 } },
  ],
  [
    'a cent too little in cash',
    saleOf('sale-1', ['A3'], cash(999)),
    { code: 'cash_short', details: { missingCents: 1 } },
  ],
])('%s is refused and nothing is half-done', async (_, request, refusal) => {
  await refused(await register(), request, refusal)
})

test('a seat that was sold a moment ago is refused by name, with the seat beside it', async () => {
  const runtime = await register()
  await runtime.sell(saleOf('sale-0', ['A4']))
  await refused(runtime, saleOf('sale-1', ['A3', 'A4']), { code: 'seat_taken', details: { seats: ['A4'] } })
})

test('of two cashiers who sell one seat in the same moment, one succeeds', async () => {
  const { node, sell } = await register()
  const results = await Promise.allSettled([
    sell(saleOf('sale-1', ['A3', 'A4'])),
    sell(saleOf('sale-2', ['A4', 'A5'])),
  ])
  expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected'])
  expect([...tokensOf(node.db, tonight, ['A3', 'A4', 'A5']).keys()]).toEqual(['A3', 'A4'])
})

test('a cancelled show sells no more, and says so rather than that it is over', async () => {
  const runtime = await register()
  await runtime.node.execute(byHand, tx => cancelSchedule(tx, tonight))
  await refused(runtime, saleOf('sale-1', ['A3']), { code: 'schedule_cancelled' })
  runtime.clock.ms = Date.parse('2026-11-22T12:00:00+01:00')
  await refused(runtime, saleOf('sale-1', ['A3']), { code: 'schedule_cancelled' })
})

test('a rate that begins with two tickets and ends with three says so', async () => {
  const runtime = await register()
  await runtime.node.execute(byHand, tx =>
    changeEntry(tx, 'price_rate', 'normal', { minTickets: 2, maxTickets: 3, name: { en: 'Duo' } }),
  )
  const limit = { code: 'rate_limit', details: { rate: 'Duo', min: 2, max: 3 } }
  await refused(runtime, saleOf('sale-1', ['A3']), limit)
  await refused(runtime, saleOf('sale-1', ['A3', 'A4', 'A5', 'A6']), limit)
  await runtime.sell(saleOf('sale-1', ['A3', 'A4', 'A5']))
})

test.each<[string, Partial<ProductFields>]>([
  ['taken off the list', { deleted: true }],
  ['that is paused', { status: 'paused' }],
  ['that was set aside', { archived: true }],
])('a snack %s is sold no more', async (_, change) => {
  const runtime = await register()
  await runtime.node.execute(byHand, tx => changeEntry(tx, 'product', 'beer', change))
  const products = [{ productId: 'beer', quantity: 1 }]
  await refused(runtime, saleOf('sale-1', ['A3'], { products, totalCents: 1400 }), {
    code: 'product_unknown',
  })
})

test.each<[string, Partial<PriceRateFields>]>([
  ['taken off the list', { deleted: true }],
  ['kept for the website', { visibility: ['site'] }],
  ['that is paused', { status: 'paused' }],
])('a rate %s is not sold at the register', async (_, change) => {
  const runtime = await register()
  await runtime.node.execute(byHand, tx => changeEntry(tx, 'price_rate', 'normal', change))
  await refused(runtime, saleOf('sale-1', ['A3']), { code: 'rate_unknown' })
})

test('what was paused is sold as before once it is offered again, at the same price', async () => {
  const runtime = await register()
  for (const status of ['paused', 'available'] as const)
    await runtime.node.execute(byHand, tx => {
      changeEntry(tx, 'product', 'beer', { status })
      changeEntry(tx, 'price_rate', 'normal', { status })
    })
  const products = [{ productId: 'beer', quantity: 1 }]
  await runtime.sell(saleOf('sale-1', ['A3'], { products, totalCents: 1400 }))
})

test('a paused addition for a seat is not added', async () => {
  const { node } = await register()
  const rates = node.catalogue.all('price_rate')
  const normal = rates.find(({ id }) => id === 'normal')!
  expect(ticketCents(normal, 'premium', '2d', rates)).toBe(1250)
  const paused = rates.map(rate =>
    rate.kind === 'seat_class' ? { ...rate, status: 'paused' as const } : rate,
  )
  expect(ticketCents(normal, 'premium', '2d', paused)).toBe(1000)
})
