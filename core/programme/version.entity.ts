import { defineEntity } from '../catalogue/entity.ts'
import { versionFields } from './movie.ts'

export const version = defineEntity({
  kind: 'version',
  fields: versionFields,
  essentials: ['movieId', 'dimension'],
})
