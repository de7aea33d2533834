import { defineEntity } from '../catalogue/entity.ts'
import { priceRateFields } from './price-rate.ts'

export const priceRate = defineEntity({
  kind: 'price_rate',
  fields: priceRateFields,
  essentials: ['kind', 'name', 'cents'],
})
