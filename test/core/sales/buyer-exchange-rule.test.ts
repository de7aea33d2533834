import { expect, test } from 'vitest'
import { mayExchangeFor, ticketsInstead } from '#core/sales/refunds/buyer/exchange.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'

const show = { id: 'b', cinemaId: 'one', movieId: 'film', cancelled: false }
const bought = { ...show, id: 'a' }

test.each([
  ['another show of the film', {}, true],
  ['the show it is for already', { id: 'a' }, false],
  ['a cancelled show', { cancelled: true }, false],
  ['another cinema', { cinemaId: 'two' }, false],
  ['another film', { movieId: 'other' }, false],
])('a buyer exchanges tickets for %s: %s', (_, change, may) => {
  expect(mayExchangeFor({ ...show, ...change }, [bought], 'same')).toBe(may)
})

test('another film is exchanged for where the cinema allows any', () => {
  expect(mayExchangeFor({ ...show, movieId: 'other' }, [bought], 'any')).toBe(true)
  expect(mayExchangeFor(show, [], 'any')).toBe(false)
})

test('each ticket keeps its price rate in a seat of its own', () => {
  const lines = [{ priceRateId: 'normal' }, { priceRateId: 'child' }] as LineNow[]
  expect(ticketsInstead(lines, 'b', ['F1', 'F2'])).toEqual([
    { scheduleId: 'b', seatId: 'F1', priceRateId: 'normal' },
    { scheduleId: 'b', seatId: 'F2', priceRateId: 'child' },
  ])
  expect(() => ticketsInstead(lines, 'b', ['F1'])).toThrow('not_exchangeable')
  expect(() => ticketsInstead(lines, 'b', ['F1', 'F1'])).toThrow('not_exchangeable')
})
