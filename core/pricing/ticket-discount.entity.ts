import { defineEntity } from '../catalogue/entity.ts'
import { ticketDiscountFields } from './ticket-discount.ts'

const ofSeveral = { field: 'kind', is: ['n_for_m'] } as const
const ofFamilies = { field: 'kind', is: ['family'] } as const

export const ticketDiscount = defineEntity({
  kind: 'ticket_discount',
  fields: ticketDiscountFields,
  essentials: ['kind', 'name'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'ticket-discounts',
    permission: 'manage_prices',
    fresh: {
      buys: 3,
      pays: 2,
      rateIds: [],
      adults: 2,
      adultRateIds: [],
      children: 2,
      childRateIds: [],
      cents: null,
      percent: null,
      cinemaIds: [],
      showsFrom: null,
      showsUntil: null,
      weekdays: [],
      startsFrom: null,
      startsUntil: null,
      screenIds: [],
      movieIds: [],
      visibility: ['site', 'pos'],
      status: 'available',
      order: 0,
      deleted: false,
    },
    fixed: ['kind'],
    inputs: { visibility: 'ticks', weekdays: 'ticks', startsFrom: 'time', startsUntil: 'time' },
    onlyWhen: {
      buys: ofSeveral,
      pays: ofSeveral,
      rateIds: ofSeveral,
      adults: ofFamilies,
      adultRateIds: ofFamilies,
      children: ofFamilies,
      childRateIds: ofFamilies,
      cents: ofFamilies,
      percent: ofFamilies,
    },
    refuses: [
      'rate_sold_nowhere',
      'rate_dates_cross',
      'discount_pays_all',
      'discount_rates_needed',
      'discount_sum_needed',
    ],
    misfit(discount) {
      const { kind, visibility, showsFrom, showsUntil, buys = 3, pays = 2 } = discount
      const { adultRateIds, childRateIds, cents, percent } = discount
      const wrong = { details: {} }
      if (!visibility.length) return { ...wrong, code: 'rate_sold_nowhere', field: 'visibility' }
      if (showsFrom && showsUntil && showsUntil < showsFrom)
        return { ...wrong, code: 'rate_dates_cross', field: 'showsUntil' }
      if (kind === 'n_for_m')
        return pays < buys ? undefined : { ...wrong, code: 'discount_pays_all', field: 'pays' }
      if (!adultRateIds?.length) return { ...wrong, code: 'discount_rates_needed', field: 'adultRateIds' }
      if (!childRateIds?.length) return { ...wrong, code: 'discount_rates_needed', field: 'childRateIds' }
      if ((cents == null) === (percent == null))
        return { ...wrong, code: 'discount_sum_needed', field: 'cents' }
      return undefined
    },
  },
  refersTo: {
    rateIds: 'price_rate',
    adultRateIds: 'price_rate',
    childRateIds: 'price_rate',
    cinemaIds: 'cinema',
    screenIds: 'screen',
    movieIds: 'movie',
  },
  tells: ['price.changed'],
})
