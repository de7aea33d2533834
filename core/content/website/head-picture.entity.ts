import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords, wordsOfMost } from '../../i18n/words.ts'
import { hrefText } from '../pages/block.ts'
import { publicationFields, publicationMisfit } from '../pages/publication.ts'
import { headKeeps, headPlaces } from './head-places.ts'

/** A large picture above a page of the website; several of one page take turns. */
export const headPictureFields = z.object({
  title: namedWords,
  /** A line or two under the title. */
  text: wordsOfMost(240).nullable(),
  /** A file by the hash of its bytes. */
  picture: z.string().regex(/^[\w-]{10,80}$/),
  /** What it shows, for those who do not see it. */
  alt: namedWords,
  keep: z.enum(headKeeps),
  at: z.enum(headPlaces),
  /** The written page it stands above; above all of them when null. */
  pageId: z.string().nullable(),
  /** Where its button leads; without it there is no button. */
  href: hrefText.nullable(),
  /** What stands on the button; the website has a word for it when null. */
  linkText: wordsOfMost(40).nullable(),
  ...publicationFields,
  /** Its turn among those of the same page, the smallest first. */
  order: z.int().min(0).max(1000),
  deleted: z.boolean(),
})
export type HeadPictureFields = z.infer<typeof headPictureFields>

export const headPicture = defineEntity({
  kind: 'head_picture',
  fields: headPictureFields,
  essentials: ['title', 'picture', 'alt'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'head-pictures',
    permission: 'manage_programme',
    fresh: {
      text: null,
      keep: 'middle',
      at: 'home',
      pageId: null,
      href: null,
      linkText: null,
      status: 'draft',
      publishFrom: null,
      publishUntil: null,
      order: 0,
      deleted: false,
    },
    listedFor: 'staff',
    refuses: ['page_ends_first'],
    misfit: publicationMisfit,
    inputs: { text: 'long', picture: 'picture', publishFrom: 'moment', publishUntil: 'moment' },
    onlyWhen: { pageId: { field: 'at', is: ['page'] } },
  },
  refersTo: { pageId: 'page' },
  files: ['picture'],
  tells: ['content.changed'],
})
