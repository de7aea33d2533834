import { expect, test } from 'vitest'
import { mayHave, mostTickets, stepped } from '#core/pricing/rate-limits.ts'
import { priceBasket } from '#core/sales/price-basket.ts'
import { termsTonight } from '../../world/rule-data.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'

const group = { min: 5, max: 8 }

test('a price with a smallest number is never stepped to more than there are seats', () => {
  expect([9, 8, 7, 5, 4, 3, 0].map(seats => mostTickets(group, seats))).toEqual([8, 8, 7, 5, 0, 0, 0])
  expect(stepped(group, 0, 1)).toBe(5)
  expect(stepped(group, 5, 4)).toBe(0)
})

test('the page offers no number that the sale refuses, and no number it offers is refused', () => {
  const rate = {
    id: 'group',
    kind: 'ticket',
    name: { en: 'Group' },
    cents: 700,
    minTickets: 5,
    maxTickets: 8,
  }
  const list = {
    id: 'list',
    rates: [{ ...rate, visibility: ['site'], deleted: false, acceptVoucher: false } as unknown as PriceRate],
    products: [],
    day: '2026-11-21',
    country: 'LU',
    vat: () => 300,
    fees: { orderCents: 0 },
    vatRounding: 'line' as const,
  }
  const sold = (count: number) => {
    const tickets = smallArrangement.seats.slice(0, count).map(seat => ({
      scheduleId: 'show',
      seat,
      dimension: '2d' as const,
      terms: termsTonight,
      priceRateId: 'group',
    }))
    try {
      return (
        priceBasket({ tickets, products: [] }, list, {
          channel: 'site',
          locale: 'en',
          newTicketId: () => 'ticket',
        }).lines.length === count
      )
    } catch {
      return false
    }
  }
  for (let count = 1; count <= 10; count++)
    expect([count, sold(count)]).toEqual([count, mayHave(group, count)])
  for (let seats = 0; seats <= 10; seats++) expect(mayHave(group, mostTickets(group, seats))).toBe(true)
})
