import { defineEntity } from '../catalogue/entity.ts'
import { exhibitorEntry } from './cinema.ts'

/**
 * There is one, from the beginning. How long names of buyers are kept is set by a call of its own: it erases;
 * and so is until when it trains, which ends for ever.
 */
export const exhibitor = defineEntity({
  kind: 'exhibitor',
  fields: exhibitorEntry,
  essentials: [],
  scope: 'exhibitor',
  name: ({ tradeName }) => tradeName,
  edit: {
    path: 'exhibitors',
    permission: 'manage_settings',
    fresh: {},
    only: 'relay',
    single: true,
    // What the settings say has no other place.
    apart: [
      'personalDataMonths',
      'trainingUntil',
      'accentHue',
      'midnightOffsetMinutes',
      'cineWeekStartsOn',
      'holdSeconds',
      'features',
    ],
    inputs: { country: 'country', languages: 'ticks', logoFile: 'picture', logoDarkFile: 'picture' },
  },
  files: ['logoFile', 'logoDarkFile'],
  tells: ['programme.changed'],
})
