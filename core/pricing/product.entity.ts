import { defineEntity } from '../catalogue/entity.ts'
import { productFields } from './price-rate.ts'

export const product = defineEntity({
  kind: 'product',
  fields: productFields,
  essentials: ['name', 'cents', 'vatClass'],
})
