import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'
import { wordsSchema } from '../i18n/words.ts'
import { slugText } from './movie.ts'

/** A word that films share, like "For kids": a button above the website's list of films, and an address of its own. */
export const tagFields = z.object({
  title: wordsSchema,
  /** The end of its address, `movies/all/<slug>`. */
  slug: slugText,
  /** Its place among the buttons, the smallest first. */
  order: z.int().min(0).max(1000),
  deleted: z.boolean(),
})
export type TagFields = z.infer<typeof tagFields>

export const tag = defineEntity({
  kind: 'tag',
  fields: tagFields,
  essentials: ['title', 'slug'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'tags',
    permission: 'manage_programme',
    fresh: { order: 0, deleted: false },
    unique: ['slug'],
    listedFor: 'staff',
  },
  tells: ['programme.changed'],
})
