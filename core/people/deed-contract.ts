import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsSchema } from '../i18n/words.ts'

const deed = z.object({
  /** `origin:seq` of its fact. */
  id: z.string(),
  at: z.string(),
  /** The kind of its fact. */
  what: z.string(),
  /** The device, or where it was done. */
  via: z.string(),
  /** What it was about, where that has a name. */
  name: wordsSchema.nullable(),
  /** Who did it. */
  who: z.string(),
})

/** Kinds of facts that are asked for at once. */
const typesMost = 120

export const readDeedsEverywhere = route({
  method: 'GET',
  path: '/api/deeds',
  summary:
    'Who did what, newest first, some thousand facts at a time; of people and cinemas one has to do with',
  access: 'manage_people',
  // Whose deeds one sees is a rule of its own.
  scope: 'lists',
  query: z.object({
    before: z.coerce.number().int().min(0).optional(),
    /** One person. */
    employee: z.string().max(80).optional(),
    /** Kinds of facts, with commas between; all of them when left out. */
    types: z
      .string()
      .max(5000)
      .regex(/^[a-z_]+\.[a-z_]+(,[a-z_]+\.[a-z_]+)*$/)
      .refine(text => text.split(',').length <= typesMost, 'field.too_big')
      .optional(),
    /** From this instant on, and before that one; ISO, in UTC. */
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  }),
  answer: z.object({
    deeds: z.array(deed),
    /** Where to look on; null when everything was looked through. */
    next: z.int().nullable(),
  }),
})
