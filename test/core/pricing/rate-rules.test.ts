import { expect, test } from 'vitest'
import { previewPrices, type AskedPrice } from '#core/pricing/price-preview.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import {
  lastDayOf,
  ratesFor,
  ruleAgainst,
  termsOfView,
  type RateLimitedTo,
} from '#core/pricing/rate-rules.ts'
import type { ShowTerms } from '#core/programme/show-terms.ts'
import { priceBasket } from '#core/sales/price-basket.ts'
import { day, pricesOf, refusalOf, showOf, termsTonight } from '../../world/rule-data.ts'

/** The show is on Saturday the 21st of November at 20:00, and bought on that day unless something else is said. */
const against = (rate: RateLimitedTo, show: Partial<ShowTerms> = {}, today = day) =>
  ruleAgainst(rate, { ...termsTonight, ...show }, today)

test.each<[string, RateLimitedTo, Partial<ShowTerms>, string | null]>([
  ['without limits', {}, {}, null],
  ['whose limits are empty', { weekdays: [], screenIds: [], movieIds: [], daysAhead: null }, {}, null],
  ['of Saturdays', { weekdays: ['6'] }, {}, null],
  ['of Mondays and Tuesdays', { weekdays: ['1', '2'] }, {}, 'rate_other_weekdays'],
  ['from that day on', { showsFrom: day }, {}, null],
  ['from the day after on', { showsFrom: '2026-11-22' }, {}, 'rate_other_dates'],
  ['until that day', { showsUntil: day }, {}, null],
  ['until the day before', { showsUntil: '2026-11-20' }, {}, 'rate_other_dates'],
  ['until 20:00', { startsUntil: 1200 }, {}, null],
  ['until 19:59', { startsUntil: 1199 }, {}, 'rate_other_hours'],
  ['from 20:01 on', { startsFrom: 1201 }, {}, 'rate_other_hours'],
  ['from 22:00 on, where the show is half past midnight', { startsFrom: 1320 }, { time: '00:30' }, null],
  [
    'until 17:00, where it is half past midnight',
    { startsUntil: 1020 },
    { time: '00:30' },
    'rate_other_hours',
  ],
  ['until 01:00, where it is half past midnight', { startsUntil: 60 }, { time: '00:30' }, null],
  ['of this screen', { screenIds: ['screen-1', 'screen-2'] }, {}, null],
  ['of another screen', { screenIds: ['screen-2'] }, {}, 'rate_other_screens'],
  ['of this film', { movieIds: ['movie'] }, {}, null],
  ['of another film', { movieIds: ['another'] }, {}, 'rate_other_films'],
  ['of an event, where it is none', { eventIds: ['gala'] }, {}, 'rate_other_events'],
  ['of this event', { eventIds: ['gala'] }, { event: { id: 'gala', ownPrices: true } }, null],
  ['of this event beside others', { eventIds: ['gala'] }, { event: { id: 'gala', ownPrices: false } }, null],
  ['without limits, beside an event’s', {}, { event: { id: 'gala', ownPrices: false } }, null],
  [
    'without limits, where an event has its own',
    {},
    { event: { id: 'gala', ownPrices: true } },
    'rate_other_events',
  ],
  [
    'of another event',
    { eventIds: ['ball'] },
    { event: { id: 'gala', ownPrices: false } },
    'rate_other_events',
  ],
  ['of a price list, where the show has none', { priceListIds: ['premiere'] }, {}, 'rate_other_list'],
  ['of this price list', { priceListIds: ['premiere'] }, { list: { id: 'premiere', alone: true } }, null],
  [
    'of another price list',
    { priceListIds: ['school'] },
    { list: { id: 'premiere', alone: false } },
    'rate_other_list',
  ],
  [
    'of none, where the show has a list alone',
    {},
    { list: { id: 'premiere', alone: true } },
    'rate_other_list',
  ],
  ['of none, beside those of a list', {}, { list: { id: 'premiere', alone: false } }, null],
  [
    'of this price list, at an event with its own',
    { priceListIds: ['premiere'] },
    { list: { id: 'premiere', alone: true }, event: { id: 'gala', ownPrices: true } },
    null,
  ],
  [
    'of this price list, on other weekdays',
    { priceListIds: ['premiere'], weekdays: ['1'] },
    { list: { id: 'premiere', alone: true } },
    'rate_other_weekdays',
  ],
  ['of another film, screen and weekday', { movieIds: ['another'], weekdays: ['1'] }, {}, 'rate_other_films'],
])('a rate %s', (_, rate, show, expected) => {
  expect(against(rate, show)).toBe(expected)
})

test('a rate that is bought two days ahead can be bought until the second day before, not on the day before', () => {
  expect(against({ daysAhead: 2 }, {}, '2026-11-19')).toBeNull()
  expect(against({ daysAhead: 2 }, {}, '2026-11-20')).toBe('rate_in_advance')
  expect(lastDayOf({ daysAhead: 2 }, termsTonight)).toBe('2026-11-19')
  expect(lastDayOf({ daysAhead: 1 }, { ...termsTonight, day: '2027-01-01' })).toBe('2026-12-31')
  expect(against({ daysAhead: 0 }, {}, day)).toBeNull()
})

test('a night show belongs to the evening before: its weekday and its days ahead are counted from there', () => {
  const view = { ...termsTonight, eventId: null, ownPrices: false, start: '2026-11-22T00:30:00+01:00' }
  const show = termsOfView(view, 360)
  expect(show).toEqual({ ...termsTonight, time: '00:30' })
  expect(ruleAgainst({ weekdays: ['6'], daysAhead: 1 }, show, '2026-11-20')).toBeNull()
  expect(ruleAgainst({ weekdays: ['7'] }, show, '2026-11-20')).toBe('rate_other_weekdays')
})

test('where no show is known yet, every rate is shown', () => {
  expect(ratesFor([{ weekdays: ['1'] as '1'[] }, {}], undefined, day)).toHaveLength(2)
})

/** Rates of every kind, of which only some are offered. */
const list = pricesOf().rates
const [normal] = list as [PriceRate]
const rates: PriceRate[] = [
  ...list,
  { ...normal, id: 'early', name: { en: 'Early bird' }, cents: 700, order: 2, daysAhead: 3 },
  { ...normal, id: 'monday', cents: 650, order: 3, weekdays: ['1'] },
  { ...normal, id: 'matinee', cents: 600, order: 4, startsUntil: 1020 },
  { ...normal, id: 'paused', order: 5, status: 'paused' },
  { ...normal, id: 'there', order: 6, cinemaIds: ['cinema-2'] },
  { ...normal, id: 'gone', order: 7, deleted: true },
]
const asked = (change: Partial<AskedPrice> = {}): AskedPrice => ({
  show: termsTonight,
  seatClass: 'standard',
  dimension: '2d',
  channel: 'site',
  today: day,
  ...change,
})

test('the preview says of each price what it is made of, and of the others why they are not offered', () => {
  const handled = rates.map(rate => (rate.id === 'normal' ? { ...rate, handlingCents: 50 } : rate))
  const { offered, not } = previewPrices(handled, asked({ seatClass: 'premium', dimension: '3d' }))
  expect(offered.map(({ rate, totalCents }) => [rate.id, totalCents])).toEqual([
    ['group', 1150],
    ['normal', 1400],
  ])
  expect(offered[1]!.parts).toEqual([
    { name: { en: 'normal' }, cents: 1000 },
    { name: { en: 'premium' }, cents: 200 },
    { name: { en: '3d' }, cents: 150 },
    { name: 'handling', cents: 50 },
  ])
  expect(not.map(({ rate, why }) => [rate.id, why])).toEqual([
    ['staff', 'place'],
    ['early', 'rate_in_advance'],
    ['monday', 'rate_other_weekdays'],
    ['matinee', 'rate_other_hours'],
    ['paused', 'paused'],
    ['there', 'cinema'],
  ])
})

test('whatever the preview offers can be bought for that sum, and what it does not offer is refused', () => {
  const show = showOf()
  for (const today of ['2026-11-17', day])
    for (const channel of ['site', 'pos'] as const)
      for (const [at, dimension] of [[0, '2d'] as const, [5, '3d'] as const]) {
        const seat = show.arrangement.seats[at]!
        const { offered, not } = previewPrices(
          rates,
          asked({ seatClass: seat.class, dimension, channel, today }),
        )
        const held = rates.filter(({ cinemaIds }) => !cinemaIds?.length)
        const buy = ({ id, minTickets }: PriceRate) => {
          const ticket = { scheduleId: 'show', seat, dimension, terms: termsTonight, priceRateId: id }
          const basket = { tickets: Array<typeof ticket>(minTickets).fill(ticket), products: [] }
          const by = { channel, locale: 'en' as const, newTicketId: () => 'ticket' }
          return priceBasket(basket, pricesOf({ rates: held, day: today }), by).totalCents
        }
        for (const { rate, totalCents } of offered) expect(buy(rate)).toBe(totalCents * rate.minTickets)
        for (const { rate } of not) expect(refusalOf(() => buy(rate))).toBeDefined()
      }
})
