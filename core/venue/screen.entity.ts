import { defineEntity } from '../catalogue/entity.ts'
import { screenFields } from './screen.ts'

/** Its plan is drawn before it is made, by a call of its own (`core/seating/plan`). */
export const screen = defineEntity({
  kind: 'screen',
  fields: screenFields,
  essentials: ['name', 'cinemaId', 'arrangementId', 'preShowMinutes', 'cleaningMinutes'],
  scope: 'screen',
  name: ({ name }) => name,
  edit: {
    path: 'screens',
    permission: 'manage_settings',
    fresh: {
      seatClearance: 2,
      autoAssign: {
        enabled: true,
        algorithm: 'top_left',
        hideSeatPicker: false,
        allowVisitorSeatChange: true,
      },
      accessible: false,
      access: [],
      preShowMinutes: 15,
      cleaningMinutes: 15,
      deleted: false,
      shares: { registerPercent: 10, onlinePercent: 10 },
      seatRules: { loneSeats: 'edges', distance: 0 },
    },
    fixed: ['cinemaId'],
    inputs: { arrangementId: 'plan', access: 'ticks' },
  },
  refersTo: { cinemaId: 'cinema' },
  pointsTo: { arrangementId: 'arrangements' },
  rows: { shows: 'schedules.screen_id' },
  tells: ['programme.changed'],
})
