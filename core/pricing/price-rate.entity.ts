import { defineEntity } from '../catalogue/entity.ts'
import { priceRateFields } from './price-rate.ts'

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
      acceptVoucher: true,
      visibility: ['site', 'pos'],
      cinemaIds: [],
      order: 0,
      deleted: false,
    },
    fixed: ['kind'],
  },
  refersTo: { cinemaIds: 'cinema' },
  tells: ['price.changed'],
})
