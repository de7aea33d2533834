import { defineEntity } from '../catalogue/entity.ts'
import { eventFields } from '../venue/cinema.ts'

/** An event follows its show, so it is edited where shows are. */
export const event = defineEntity({
  kind: 'event',
  fields: eventFields,
  essentials: ['title', 'scheduleId'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  tells: ['programme.changed'],
})
