import { defineEntity } from '../catalogue/entity.ts'
import { eventFields } from '../venue/cinema.ts'

export const event = defineEntity({
  kind: 'event',
  fields: eventFields,
  essentials: ['title', 'scheduleId'],
})
