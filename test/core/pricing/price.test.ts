import { expect, test } from 'vitest'
import { dimensionCents, offeredRates, ticketCents } from '#core/pricing/price.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'

const rate = (id: string, cents: number, more: Partial<PriceRate> = {}): PriceRate => ({
  id,
  kind: 'ticket',
  name: { en: id },
  description: { en: '' },
  cents,
  seatClass: null,
  dimension: null,
  minTickets: 1,
  maxTickets: 8,
  acceptVoucher: true,
  visibility: ['site', 'pos'],
  order: 1,
  deleted: false,
  ...more,
})

const normal = rate('normal', 1150)
const supplements = [
  rate('premium', 250, { kind: 'seat_class', seatClass: 'premium' }),
  rate('love', 400, { kind: 'seat_class', seatClass: 'love' }),
  rate('three-d', 200, { kind: 'dimension', dimension: '3d' }),
]

test.each([
  ['a standard seat in 2D', 'standard', '2d', 1150],
  ['a premium seat in 2D', 'premium', '2d', 1400],
  ['a love seat in 3D', 'love', '3d', 1750],
  ['a standard seat in 3D', 'standard', '3d', 1350],
  ['a wheelchair place, which has no supplement', 'wheelchair', '2d', 1150],
] as const)('%s costs the rate and what its place and picture add', (_, seatClass, dimension, cents) => {
  expect(ticketCents(normal, seatClass, dimension, [normal, ...supplements])).toBe(cents)
})

test('a supplement that was taken off the list adds nothing', () => {
  const rates = supplements.map(supplement => ({ ...supplement, deleted: true }))
  expect(ticketCents(normal, 'premium', '3d', rates)).toBe(1150)
  expect(dimensionCents('3d', rates)).toBe(0)
})

test('rates are offered in selling order, tickets only, each where it may be sold', () => {
  const rates = [
    rate('group', 900, { order: 3 }),
    rate('staff', 0, { order: 0, visibility: ['pos'] }),
    rate('b', 800, { order: 2 }),
    rate('a', 800, { order: 2 }),
    rate('old', 700, { order: 1, deleted: true }),
    ...supplements,
  ]
  expect(offeredRates(rates, 'site').map(offered => offered.id)).toEqual(['a', 'b', 'group'])
  expect(offeredRates(rates, 'pos').map(offered => offered.id)).toEqual(['staff', 'a', 'b', 'group'])
})
