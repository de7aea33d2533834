import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'
import { locales } from '../i18n/locale.ts'
import { wordsOfMost } from '../i18n/words.ts'

/**
 * What a wall can show: today's shows beside a poster, the coming days, seats left, the one screen at whose door it
 * hangs, the coming events, what tickets or products cost, pictures in turn, or words.
 */
export const signageContents = [
  'now',
  'programme',
  'seats',
  'door',
  'events',
  'tickets',
  'products',
  'pictures',
  'words',
] as const
export type SignageContent = (typeof signageContents)[number]

export const signageViewFields = z.object({
  /** For the house alone; no wall shows it. */
  name: z.string().trim().min(1).max(60),
  content: z.enum(signageContents),
  title: wordsOfMost(80).nullable(),
  text: wordsOfMost(400).nullable(),
  /** Pictures in the order they follow each other. */
  pictureIds: z.array(z.string()).max(20),
  /** Of a board of products: only these groups; all when left out or empty. */
  groupIds: z.array(z.string().max(64)).max(20).optional(),
  /** The picture behind it; null leaves it to the theme. */
  backgroundId: z.string().nullable(),
  /** The languages it speaks in turn; all when empty. */
  languages: z.array(z.enum(locales)).max(locales.length),
  deleted: z.boolean(),
})
export type SignageViewFields = z.infer<typeof signageViewFields>

/** What walls show at one time; a role says when. */
export const signageView = defineEntity({
  kind: 'signage_view',
  fields: signageViewFields,
  essentials: ['name', 'content'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'signage-views',
    permission: 'manage_programme',
    fresh: {
      content: 'now',
      title: null,
      text: null,
      pictureIds: [],
      groupIds: [],
      backgroundId: null,
      languages: [],
      deleted: false,
    },
    listedFor: 'staff',
    module: 'signage',
    inputs: { text: 'long', languages: 'ticks' },
    onlyWhen: {
      title: { field: 'content', is: ['words'] },
      text: { field: 'content', is: ['words'] },
      pictureIds: { field: 'content', is: ['pictures'] },
      groupIds: { field: 'content', is: ['products'] },
      backgroundId: {
        field: 'content',
        is: ['now', 'programme', 'seats', 'door', 'events', 'tickets', 'products', 'words'],
      },
    },
    refuses: ['signage_view_empty'],
    misfit({ content, title, text, pictureIds }) {
      const empty = { code: 'signage_view_empty', details: {} } as const
      if (content === 'pictures' && !pictureIds.length) return { ...empty, field: 'pictureIds' }
      if (content === 'words' && !title?.en.trim() && !text?.en.trim()) return { ...empty, field: 'title' }
      return undefined
    },
  },
  refersTo: {
    groupIds: 'product_group',
    pictureIds: 'signage_background',
    backgroundId: 'signage_background',
  },
  tells: ['signage.changed'],
})
