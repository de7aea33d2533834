import { defineEntity } from '../catalogue/entity.ts'
import { seatClasses } from '../venue/arrangement.ts'
import { priceRateFields } from './price-rate.ts'

/** What only a ticket's rate is asked for: supplements follow the rate they are added to, for the shows they are for. */
const ofTickets = [
  'minTickets',
  'maxTickets',
  'perShowTill',
  'perShowSite',
  'daysAhead',
  'cardAsked',
  'acceptVoucher',
  'visibility',
] as const

export const priceRate = defineEntity({
  kind: 'price_rate',
  fields: priceRateFields,
  essentials: ['kind', 'name', 'cents'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'price-rates',
    permission: 'manage_prices',
    fresh: {
      description: { en: '' },
      seatClass: null,
      dimension: null,
      minTickets: 1,
      maxTickets: 10,
      perShowTill: null,
      perShowSite: null,
      daysAhead: null,
      showsFrom: null,
      showsUntil: null,
      weekdays: [],
      startsFrom: null,
      startsUntil: null,
      screenIds: [],
      movieIds: [],
      eventIds: [],
      priceListIds: [],
      cardAsked: { en: '' },
      waivable: false,
      acceptVoucher: true,
      visibility: ['site', 'pos'],
      cinemaIds: [],
      order: 0,
      status: 'available',
      deleted: false,
    },
    fixed: ['kind'],
    inputs: { visibility: 'ticks', weekdays: 'ticks', startsFrom: 'time', startsUntil: 'time' },
    onlyWhen: {
      seatClass: { field: 'kind', is: ['seat_class'] },
      handlingCents: { field: 'kind', is: ['ticket', 'seat_class'] },
      dimension: { field: 'kind', is: ['dimension'] },
      waivable: { field: 'kind', is: ['dimension', 'surcharge'] },
      ...Object.fromEntries(ofTickets.map(field => [field, { field: 'kind', is: ['ticket'] }])),
    },
    also: { seatClass: seatClasses },
    refuses: ['rate_sold_nowhere', 'rate_limits_cross', 'rate_dates_cross'],
    misfit(rate) {
      if (rate.showsFrom && rate.showsUntil && rate.showsUntil < rate.showsFrom)
        return { code: 'rate_dates_cross', details: {}, field: 'showsUntil' }
      if (rate.kind !== 'ticket') return undefined
      if (!rate.visibility.length) return { code: 'rate_sold_nowhere', details: {}, field: 'visibility' }
      if (rate.maxTickets < rate.minTickets)
        return { code: 'rate_limits_cross', details: {}, field: 'maxTickets' }
      return undefined
    },
  },
  refersTo: {
    seatClass: 'seat_class',
    cinemaIds: 'cinema',
    screenIds: 'screen',
    movieIds: 'movie',
    eventIds: 'event',
    priceListIds: 'price_list',
  },
  tells: ['price.changed'],
})
