import { defineEntity } from '../catalogue/entity.ts'
import { cinemaFields } from './cinema.ts'

export const cinema = defineEntity({
  kind: 'cinema',
  fields: cinemaFields,
  essentials: ['name', 'timezone'],
})
