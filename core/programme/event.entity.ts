import { defineEntity } from '../catalogue/entity.ts'
import { eventFields } from '../venue/cinema.ts'

/** A special evening; it belongs to the cinema of its show. */
export const event = defineEntity({
  kind: 'event',
  fields: eventFields,
  essentials: ['title', 'scheduleId'],
  scope: 'event',
  name: ({ title }) => title,
  edit: {
    path: 'events',
    permission: 'manage_programme',
    fresh: { description: { en: '' }, theme: 'default', sellOnline: true, deleted: false },
    unique: ['slug', 'scheduleId'],
    inputs: { description: 'long', scheduleId: 'show' },
  },
  pointsTo: { scheduleId: 'schedules' },
  tells: ['programme.changed'],
})
