import { defineEntity } from '../catalogue/entity.ts'
import { namedListFields } from './price-list.ts'

/** Rates name the lists they are on (`priceListIds`), and a show the one it has. */
export const priceList = defineEntity({
  kind: 'price_list',
  fields: namedListFields,
  essentials: ['name'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'price-lists',
    permission: 'manage_prices',
    // Whoever plans puts shows on it.
    listedFor: 'staff',
    fresh: { alone: true, order: 0, deleted: false },
  },
  rows: { shows: 'schedules.price_list_id' },
  tells: ['price.changed'],
})
