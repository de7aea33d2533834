import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { eventFields } from '../../programme/event.ts'
import { showsOfEvent } from '../../programme/event-shows.ts'
import { eventOf } from '../../programme/sale.ts'
import { blocks } from '../pages/block.ts'

const { title, publicTitle, pageTitle, slug, description, posterFile, theme, ...sold } = eventFields.shape

/** An event with what is written on its page, in the order of its form. */
export const eventEntry = z.object({
  title,
  publicTitle,
  pageTitle,
  slug,
  description,
  /** What its page says below. */
  body: blocks.optional(),
  posterFile,
  theme,
  ...sold,
})
export type EventEntry = z.infer<typeof eventEntry>

/** A special evening, or several; it belongs to the cinemas of its shows. */
export const event = defineEntity({
  kind: 'event',
  fields: eventEntry,
  essentials: ['title', 'scheduleId'],
  scope: 'event',
  name: ({ title }) => title,
  edit: {
    path: 'events',
    permission: 'manage_programme',
    fresh: {
      publicTitle: null,
      pageTitle: null,
      description: { en: '' },
      body: [],
      posterFile: null,
      theme: 'default',
      moreScheduleIds: [],
      sellOnline: true,
      ownPrices: false,
      deleted: false,
    },
    unique: ['slug'],
    inputs: {
      description: 'long',
      body: 'blocks',
      posterFile: 'picture',
      scheduleId: 'show',
      moreScheduleIds: 'shows',
    },
    refuses: ['event_show_taken'],
    // A show is one event, whichever of its fields names it.
    permits(known, _, { before, after }) {
      const added = after
        ? showsOfEvent(after).filter(id => !before || !showsOfEvent(before).includes(id))
        : []
      const taken = added.find(id => (eventOf(known, id)?.id ?? after!.id) !== after!.id)
      if (taken === undefined) return undefined
      return {
        code: 'event_show_taken',
        field: taken === after!.scheduleId ? 'scheduleId' : 'moreScheduleIds',
      }
    },
  },
  pointsTo: { scheduleId: 'schedules', moreScheduleIds: 'schedules' },
  refersTo: { 'body.groupId': 'question_group' },
  files: ['posterFile', 'body.file'],
  tells: ['programme.changed', 'content.changed'],
})
