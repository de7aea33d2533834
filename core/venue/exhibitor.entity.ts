import { defineEntity } from '../catalogue/entity.ts'
import { exhibitorFields } from './cinema.ts'

/** Its settings are changed by calls of their own, at the relay. */
export const exhibitor = defineEntity({
  kind: 'exhibitor',
  fields: exhibitorFields,
  essentials: [],
  scope: 'exhibitor',
  name: ({ tradeName }) => tradeName,
  tells: ['programme.changed'],
})
