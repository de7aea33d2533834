import { defineEntity } from '../catalogue/entity.ts'
import { screenFields } from './screen.ts'

/** An arrangement is drawn before its screen is made, so screens have calls of their own. */
export const screen = defineEntity({
  kind: 'screen',
  fields: screenFields,
  essentials: ['name', 'cinemaId', 'arrangementId', 'preShowMinutes', 'cleaningMinutes'],
  scope: 'screen',
  name: ({ name }) => name,
  refersTo: { cinemaId: 'cinema' },
  rows: { shows: 'schedules.screen_id' },
  tells: ['programme.changed'],
})
