import { defineEntity } from '../catalogue/entity.ts'
import { isCombination, isStored } from './combination.ts'
import { productFields } from './price-rate.ts'

/** Those of a row are named by both names with a point between. */
const inputs = {
  description: 'long',
  picture: 'picture',
  'happyHours.weekdays': 'ticks',
  'happyHours.startsFrom': 'time',
  'happyHours.startsUntil': 'time',
} as const

export const product = defineEntity({
  kind: 'product',
  fields: productFields,
  essentials: ['name', 'cents', 'vatClass'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'products',
    permission: 'manage_prices',
    module: 'products',
    fresh: { barcode: null, groupId: null, cinemaIds: [], order: 0, status: 'available', deleted: false },
    archives: true,
    unique: ['barcode'],
    inputs,
    folded: ['happyHours', 'components', 'ingredients'],
    refuses: ['combination_has_ingredients', 'part_has_parts'],
    misfit: ({ components, ingredients }) =>
      components?.length && ingredients?.length
        ? { code: 'combination_has_ingredients', details: {}, field: 'ingredients' }
        : undefined,
    permits({ catalogue }, _by, { after }) {
      const isSelf = (id: string) => id === after?.id
      const find = (id: string) => catalogue.get('product', id)
      const given = after?.components?.flatMap(({ productIds }) => productIds) ?? []
      if (given.some(id => isSelf(id) || isCombination(find(id) ?? {})))
        return { code: 'part_has_parts', field: 'components' }
      const taken = after?.ingredients?.map(({ productId }) => productId) ?? []
      if (taken.some(id => isSelf(id) || !isStored(find(id) ?? {})))
        return { code: 'part_has_parts', field: 'ingredients' }
      return undefined
    },
  },
  refersTo: {
    vatClass: 'vat_class',
    cinemaIds: 'cinema',
    groupId: 'product_group',
    'components.productIds': 'product',
    'ingredients.productId': 'product',
  },
  files: ['picture'],
  tells: ['price.changed'],
})
