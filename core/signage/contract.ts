import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { wordsSchema } from '../i18n/words.ts'
import { signageLooks } from './theme.ts'
import { signageContents } from './view.entity.ts'

const address = z.string()

/** What a wall shows at one time. */
export const wallView = z.object({
  content: z.enum(signageContents),
  title: wordsSchema.nullable(),
  text: wordsSchema.nullable(),
  pictures: z.array(address),
  background: address.nullable(),
  languages: z.array(z.enum(locales)),
  /** What tickets or products cost, where the view shows that. */
  board: z
    .array(
      z.object({
        id: z.string(),
        /** Null for a head whose word walls have. */
        name: wordsSchema.nullable(),
        rows: z.array(z.object({ name: wordsSchema, cents: z.int(), plus: z.boolean() })),
      }),
    )
    .optional(),
})
export type WallView = z.infer<typeof wallView>

/** How walls look on its business days. */
export const wallTheme = z.object({
  id: z.string(),
  look: z.enum(signageLooks),
  hue: z.int().nullable(),
  background: address.nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  yearly: z.boolean(),
})

const wall = z.object({
  /** What this wall is for; null for one that shows what its address names. */
  role: z
    .object({
      /** The times it says something of its own about, as spec/operations.md section 6 numbers them. */
      bits: z.int(),
      beforeMinutes: z.int(),
      afterMinutes: z.int(),
      offOtherwise: z.boolean(),
      /** Null: as during a show, and during a show today's shows. */
      views: z.object({
        show: wallView.nullable(),
        preshow: wallView.nullable(),
        postshow: wallView.nullable(),
        event: wallView.nullable(),
      }),
    })
    .nullable(),
  /** The screen at whose door it hangs. */
  screenId: z.string().nullable(),
  /** How walls look, and on which business days; a wall chooses by its own day, also cut off. */
  themes: z.array(wallTheme),
  /** What all walls say at once; a wall chooses by its own clock. Left out by a box of an earlier version. */
  notices: z
    .array(
      z.object({
        id: z.string(),
        text: wordsSchema,
        cinemaId: z.string().nullable(),
        urgent: z.boolean(),
        /** Epoch milliseconds; until it is taken back when null. */
        untilMs: z.number().nullable(),
      }),
    )
    .optional(),
  /** What businesses pay to have shown on this wall; a wall chooses by its own clock. Left out by a box of an earlier version. */
  spots: z
    .array(
      z.object({
        id: z.string(),
        /** For a wall wider than high, and for one higher than wide. */
        landscape: address.nullable(),
        portrait: address.nullable(),
        from: z.string(),
        until: z.string(),
        weekdays: z.array(z.string()),
        hoursFrom: z.int().nullable(),
        hoursUntil: z.int().nullable(),
        seconds: z.int(),
        everyMinutes: z.int(),
      }),
    )
    .optional(),
})
export type Wall = z.infer<typeof wall>

export const readWall = route({
  method: 'GET',
  path: '/api/signage',
  summary: 'What the wall that asks is for, what it shows when, and how walls look',
  access: 'public',
  module: 'signage',
  answer: wall,
  refusals: ['module_inactive'],
})
