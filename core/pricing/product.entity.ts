import { defineEntity } from '../catalogue/entity.ts'
import { productFields } from './price-rate.ts'

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
    inputs: { description: 'long', picture: 'picture' },
  },
  refersTo: { vatClass: 'vat_class', cinemaIds: 'cinema', groupId: 'product_group' },
  files: ['picture'],
  tells: ['price.changed'],
})
