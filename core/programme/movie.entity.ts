import { channels } from '../access/channels.ts'
import { defineEntity } from '../catalogue/entity.ts'
import { movieFields } from './movie.ts'

export const movie = defineEntity({
  kind: 'movie',
  fields: movieFields,
  essentials: ['title', 'runtimeMinutes'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'movies',
    permission: 'manage_programme',
    fresh: {
      actors: [],
      spokenLanguages: [],
      overview: { en: '' },
      tags: [],
      notice: null,
      minimumAge: null,
      trailerUrl: null,
      showingFrom: null,
      visibility: [...channels],
      posterFile: null,
    },
    unique: ['slug'],
  },
  rows: { shows: 'schedules.movie_id' },
  files: ['posterFile'],
  tells: ['programme.changed'],
})
