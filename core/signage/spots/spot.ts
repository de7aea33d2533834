import * as z from 'zod'

const file = z.string().regex(/^[\w-]{10,80}$/)
const minuteOfDay = z.int().min(0).max(1439)

export const signageSpotFields = z.object({
  /** Whose it is and which, such as “Café Central, winter”; no wall shows it. */
  name: z.string().trim().min(1).max(80),
  /** For walls that are wider than high, a file by the hash of its bytes; without one those do not show it. */
  landscape: file.nullable(),
  /** For walls that are higher than wide. */
  portrait: file.nullable(),
  /** The first and the last business day it is shown on. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** On these weekdays alone, 1 Monday to 7 Sunday; on any when empty. */
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).max(7),
  /** Between these times on the cinema's wall, both included, in minutes after midnight; those after it are the evening's. */
  hoursFrom: minuteOfDay.nullable(),
  hoursUntil: minuteOfDay.nullable(),
  /** How long it stands each time. */
  seconds: z.int().min(5).max(60),
  /** Once in so many minutes, between two pages of the programme. */
  everyMinutes: z.int().min(1).max(240),
  /** In these cinemas; in all when empty. */
  cinemaIds: z.array(z.string().max(64)).max(100),
  /** On walls of these roles, and on these walls; on all walls when both are empty. */
  roleIds: z.array(z.string().max(64)).max(40),
  wallIds: z.array(z.string().max(64)).max(100),
  /** Set aside: no wall shows it, and what was counted stays. */
  archived: z.boolean().optional(),
  deleted: z.boolean(),
})
export type SignageSpotFields = z.infer<typeof signageSpotFields>

/** What a new one begins with. */
export const freshSpot = {
  landscape: null,
  portrait: null,
  weekdays: [],
  hoursFrom: null,
  hoursUntil: null,
  seconds: 10,
  everyMinutes: 5,
  cinemaIds: [],
  roleIds: [],
  wallIds: [],
  deleted: false,
} satisfies Partial<SignageSpotFields>
