import { defineEntity } from '../catalogue/entity.ts'
import { wrongNumber } from './film-numbers.ts'
import { versionFields } from './movie.ts'
import { wrongVersionRental } from './rental-choice.ts'

export const version = defineEntity({
  kind: 'version',
  fields: versionFields,
  essentials: ['movieId', 'dimension'],
  scope: 'exhibitor',
  name: ({ dimension, audioLanguage }) => `${audioLanguage} ${dimension}`,
  edit: {
    path: 'versions',
    permission: 'manage_programme',
    fresh: {
      subtitles: [],
      dimension: '2d',
      mediaType: 'DCP',
      eidr: null,
      isan: null,
      rentalProfileId: null,
      deleted: false,
    },
    fixed: ['movieId'],
    refuses: ['rental_not_shared', 'film_number_wrong'],
    misfit: wrongNumber,
    permits: (known, _, { before, after }) => wrongVersionRental(known, before, after),
    inputs: { audioLanguage: 'language', subtitles: 'language' },
  },
  refersTo: { movieId: 'movie', rentalProfileId: 'rental_profile' },
  rows: { shows: 'schedules.version_id' },
  tells: ['programme.changed'],
})
