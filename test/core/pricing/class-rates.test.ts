import { expect, test } from 'vitest'
import { withClassRates } from '#core/pricing/class-rates.ts'
import { classCents, classHandlingCents, heldAt } from '#core/pricing/price.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { priceBasket } from '#core/sales/price-basket.ts'
import {
  classIdOf,
  plainSeatClass,
  shownClasses,
  builtInClasses,
  type SeatClassEntry,
} from '#core/venue/seat-class.ts'
import { pricesOf, showOf, termsTonight } from '../../world/rule-data.ts'

const { rates } = pricesOf()
const classOf = (id: string, change: Partial<SeatClassEntry> = {}): SeatClassEntry => ({
  ...plainSeatClass,
  id,
  name: { en: id },
  behaves: 'standard',
  ...change,
})
const balcony = classOf('balcony', { cents: 300, handlingCents: 40 })

test('a class adds its own supplement and its own handling', () => {
  const list = withClassRates(rates, [balcony])
  expect([classCents('balcony', list), classHandlingCents('balcony', list)]).toEqual([300, 40])
  expect([classCents('standard', list), classHandlingCents('standard', list)]).toEqual([0, 0])
})

test('a supplement among the prices stands in place of the class’s, in its cinema alone', () => {
  const premium = classOf('premium', { ...builtInClasses.premium, cents: 500, handlingCents: 25 })
  const here: PriceRate = { ...rates.find(({ id }) => id === 'premium')!, cinemaIds: ['cinema-1'] }
  const others = rates.filter(({ id }) => id !== 'premium')
  const at = (cinemaId: string) => withClassRates(heldAt([...others, here], cinemaId), [premium])
  expect([classCents('premium', at('cinema-1')), classHandlingCents('premium', at('cinema-1'))]).toEqual([
    200, 25,
  ])
  expect(classCents('premium', at('cinema-2'))).toBe(500)
  const own = at('cinema-1').map(rate => (rate.id === 'premium' ? { ...rate, handlingCents: 10 } : rate))
  expect(classHandlingCents('premium', own)).toBe(10)
})

test('classes that add nothing, or are deleted, leave the price list as it was', () => {
  expect(withClassRates(rates, [])).toEqual(rates)
  expect(withClassRates(rates, [classOf('plain'), { ...balcony, deleted: true }])).toEqual(rates)
  // Set aside it is drawn no more, and where it is drawn it costs what it did.
  expect(classCents('balcony', withClassRates(rates, [{ ...balcony, archived: true }]))).toBe(300)
})

test('a seat of a class of its own costs what that adds, and handling is a line by what each ticket pays', () => {
  const [plain, other] = showOf().arrangement.seats
  const ticket = (seat: typeof plain, priceRateId = 'normal') => ({
    scheduleId: 'show',
    seat: seat!,
    dimension: '2d' as const,
    terms: termsTonight,
    priceRateId,
  })
  const prices = pricesOf({ rates: withClassRates(rates, [balcony]) })
  const basket = { tickets: [ticket(plain), ticket({ ...other!, classId: 'balcony' })], products: [] }
  const priced = (channel: 'site' | 'pos') =>
    priceBasket(basket, prices, { channel, locale: 'en', newTicketId: () => 'ticket' })
  expect(priced('pos').lines.map(({ totalCents }) => totalCents)).toEqual([1000, 1300])
  expect(priced('site').lines.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['ticket', 1000],
    ['ticket', 1300],
    ['fee', 40],
  ])
})

test('a seat’s class is the exhibitor’s own one, else its kind, and plans show those that somebody named', () => {
  expect([classIdOf({ class: 'premium' }), classIdOf({ class: 'premium', classId: 'balcony' })]).toEqual([
    'premium',
    'balcony',
  ])
  const named = [classOf('b', { order: 2 }), classOf('a', { order: 1, color: 'teal', mark: 'dots' })]
  expect(shownClasses([...named, { ...balcony, deleted: true }])).toEqual([
    { id: 'a', name: { en: 'a' }, behaves: 'standard', color: 'teal', mark: 'dots' },
    { id: 'b', name: { en: 'b' }, behaves: 'standard', color: 'plain', mark: 'plain' },
  ])
})
