import { defineEntity } from '../catalogue/entity.ts'
import { exhibitorFields } from './cinema.ts'

export const exhibitor = defineEntity({
  kind: 'exhibitor',
  fields: exhibitorFields,
  essentials: [],
})
