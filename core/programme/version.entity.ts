import { defineEntity } from '../catalogue/entity.ts'
import { versionFields } from './movie.ts'

export const version = defineEntity({
  kind: 'version',
  fields: versionFields,
  essentials: ['movieId', 'dimension'],
  scope: 'exhibitor',
  name: ({ dimension, audioLanguage }) => `${audioLanguage} ${dimension}`,
  edit: {
    path: 'versions',
    permission: 'manage_programme',
    fresh: { subtitles: [], dimension: '2d', mediaType: 'DCP', deleted: false },
    fixed: ['movieId'],
  },
  refersTo: { movieId: 'movie' },
  rows: { shows: 'schedules.version_id' },
  tells: ['programme.changed'],
})
