import { defineEntity } from '../catalogue/entity.ts'
import { exhibitorFields } from './cinema.ts'

/** There is one, from the beginning. How long names of buyers are kept is set by a call of its own: it erases. */
export const exhibitor = defineEntity({
  kind: 'exhibitor',
  fields: exhibitorFields,
  essentials: [],
  scope: 'exhibitor',
  name: ({ tradeName }) => tradeName,
  edit: {
    path: 'exhibitors',
    permission: 'manage_settings',
    fresh: {},
    only: 'relay',
    single: true,
    apart: ['personalDataMonths'],
    inputs: { accentHue: 'hue', cineWeekStartsOn: 'weekday', country: 'country', languages: 'ticks' },
  },
  tells: ['programme.changed'],
})
