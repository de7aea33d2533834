import { defineEntity } from '../catalogue/entity.ts'
import { movieFields } from './movie.ts'

export const movie = defineEntity({
  kind: 'movie',
  fields: movieFields,
  essentials: ['title', 'runtimeMinutes'],
})
