import { defineEntity } from '../catalogue/entity.ts'
import { productGroupFields } from './product-groups.ts'

/** How an exhibitor groups what it sells beside tickets, in place of the five kinds every product has. */
export const productGroup = defineEntity({
  kind: 'product_group',
  fields: productGroupFields,
  essentials: ['name'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'product-groups',
    permission: 'manage_prices',
    module: 'products',
    fresh: { color: 'amber', order: 0, barSlip: false, deleted: false },
  },
  tells: ['price.changed'],
})
