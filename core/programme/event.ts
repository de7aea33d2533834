import * as z from 'zod'
import { wordsOfMost } from '../i18n/words.ts'

/** The looks an event's page may have. Source: operations.md, event themes. */
export const eventThemes = ['default', 'ladies'] as const

/** A show by its id. */
const showId = z.string().min(1).max(64)

/** The most shows of one event beside its first: a festival's week. */
export const moreShowsMost = 60

/**
 * What people may edit of an event, without what is written on its page (`core/content/events`). Fields that came
 * later are optional: events made before have one show and one title.
 */
export const eventFields = z.object({
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Its name, in the house and where no title below says another one. */
  title: z.string().trim().min(1).max(120),
  /** What guests read, in each language. */
  publicTitle: wordsOfMost(120).nullable().optional(),
  /** What browsers and search engines show of its page. */
  pageTitle: wordsOfMost(120).nullable().optional(),
  /** What makes the evening special, in each language. */
  description: z.object({
    en: z.string(),
    de: z.string().optional(),
    fr: z.string().optional(),
    nl: z.string().optional(),
  }),
  /** Content hash of a poster of its own; its film's is shown without one. */
  posterFile: z
    .string()
    .regex(/^[\w-]{10,80}$/)
    .nullable()
    .optional(),
  theme: z.enum(eventThemes),
  /** Its show; of several, the one it was made with. */
  scheduleId: showId,
  /** Its other shows. Left out: it has one, as every event had before. */
  moreScheduleIds: z.array(showId).max(moreShowsMost).optional(),
  /** Whether visitors may buy; elsewhere it is sold at the box office alone. */
  sellOnline: z.boolean(),
  /** Tickets cost only what price rates say that name it; otherwise those beside all others. */
  ownPrices: z.boolean().optional(),
  deleted: z.boolean(),
})
export type EventFields = z.infer<typeof eventFields>
export type Event = EventFields & { id: string }

/** An event as pages list it; what is written on its page comes with that page. */
export const eventView = eventFields.omit({ posterFile: true }).extend({
  id: z.string(),
  /** Its own poster's address, once this node has the file; its film's is shown where there is none. */
  posterUrl: z.string().nullable(),
})
export type EventView = z.infer<typeof eventView>
