import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsSchema } from '../i18n/words.ts'
import { conflictKinds } from './conflict.ts'

/** The edit that led here: who made it, when (ISO) and where. */
const lastEdit = z.object({
  at: z.string(),
  /** An employee’s name; null when the system made it. */
  who: z.string().nullable(),
  where: z.enum(['cinema', 'cloud']),
  /** Which cinema, when it was made at one. */
  cinema: z.string().nullable(),
})

/** An entry that is part of a conflict. A show, and a kept time, is named with its screen and its start, in its cinema’s time. */
const subject = z.object({
  kind: z.enum(['schedule', 'screen', 'movie', 'version', 'event', 'price_rate', 'product', 'placeholder']),
  id: z.string(),
  name: wordsSchema,
  /** Of a price rate or a product. */
  cents: z.int().nullable(),
  show: z
    .object({
      cinemaId: z.string(),
      screen: z.string(),
      start: z.string(),
      day: z.string(),
      /** Seats; null for a time that is kept, which has none. */
      taken: z.int().nullable(),
      timezone: z.string(),
    })
    .nullable(),
  edit: lastEdit.nullable(),
})
export type SubjectView = z.infer<typeof subject>

/** What can be done about it. `of` is the entry it concerns, null when it concerns several; `count` is how many. */
const resolution = z.object({
  id: z.string(),
  do: z.enum([
    'cancel',
    'move',
    'shift',
    'replan',
    'renew',
    'fit',
    'keep',
    'rename',
    'remove',
    'offer',
    'restore',
  ]),
  of: z.string().nullable(),
  count: z.int(),
  /** Where the show would go; ISO with offset, and the screen’s name. */
  to: z.object({ start: z.string(), screen: z.string() }).nullable(),
  slug: z.string().nullable(),
  /** It cancels a show, so CANCEL must be typed. */
  cancels: z.boolean(),
  needs: z.enum(['manage_programme', 'manage_prices']),
})
export type ResolutionView = z.infer<typeof resolution>

export const conflictView = z.object({
  id: z.string(),
  kind: z.enum(conflictKinds),
  about: z.string(),
  subjects: z.array(subject),
  resolutions: z.array(resolution),
})
export type ConflictView = z.infer<typeof conflictView>

export const readConflicts = route({
  method: 'GET',
  path: '/api/conflicts',
  summary:
    'What two people planned or edited apart and no merge can decide, with who did it and what can be done',
  access: 'manage_programme',
  scope: 'lists',
  answer: z.object({ conflicts: z.array(conflictView) }),
})

export const resolveConflict = route({
  method: 'POST',
  path: '/api/conflicts/resolve',
  summary: 'Ends a conflict by one of the edits that were offered for it',
  access: 'manage_programme',
  scope: 'lists',
  body: z.object({
    conflictId: z.string(),
    resolutionId: z.string(),
    /** CANCEL, where a show is cancelled by it. */
    keyword: z.string().optional(),
  }),
  answer: z.object({ conflicts: z.array(conflictView) }),
  refusals: [
    'conflict_changed',
    'schedule_cancelled',
    'schedule_over',
    'schedule_started',
    'schedule_too_far',
    'film_not_yet',
    'cinema_closed',
    'film_not_then',
    'screen_unknown',
    'screen_occupied',
    'seat_plan_differs',
    'version_unknown',
    'movie_archived',
    'show_has_sales',
  ],
})
