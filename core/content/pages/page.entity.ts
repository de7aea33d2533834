import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords, wordsOfMost } from '../../i18n/words.ts'
import { enquiryForms } from '../messages/enquiry-kinds.ts'
import { slugText } from '../../programme/movie.ts'
import { blocks } from './block.ts'
import { blanksIn } from './legal/blanks.ts'
import { legalKinds } from './legal/legal-kinds.ts'
import { publicationFields, publicationMisfit } from './publication.ts'

/** A page of the website that the exhibitor writes. */
export const pageFields = z.object({
  title: namedWords,
  /** The end of its address, `info/<slug>`, in each language; the English one where a language has none. */
  slug: z.object({
    en: slugText,
    de: slugText.optional(),
    fr: slugText.optional(),
    nl: slugText.optional(),
  }),
  /** What the law asks for that this page is; only one page is it. Pages written before this was known have none. */
  legal: z.enum(legalKinds).nullable().optional(),
  ...publicationFields,
  /** What search engines and networks show beside a link to it; its first lines when left empty. */
  description: wordsOfMost(300).nullable(),
  body: blocks,
  /** The form below it, by which visitors ask for an offer; none when null or left out. */
  enquiry: z.enum(enquiryForms).nullable().optional(),
  deleted: z.boolean(),
})
export type PageFields = z.infer<typeof pageFields>

export const page = defineEntity({
  kind: 'page',
  fields: pageFields,
  essentials: ['title', 'slug'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'pages',
    permission: 'manage_programme',
    fresh: {
      legal: null,
      status: 'draft',
      publishFrom: null,
      publishUntil: null,
      description: null,
      body: [],
      enquiry: null,
      deleted: false,
    },
    unique: ['slug', 'legal'],
    listedFor: 'staff',
    refuses: ['page_ends_first', 'page_has_blanks'],
    misfit: fields =>
      publicationMisfit(fields) ??
      (fields.status === 'published' && blanksIn(fields.body) > 0
        ? { code: 'page_has_blanks', details: {}, field: 'body' }
        : undefined),
    inputs: { body: 'blocks', publishFrom: 'moment', publishUntil: 'moment', description: 'long' },
  },
  refersTo: { 'body.groupId': 'question_group' },
  files: ['body.file'],
  tells: ['content.changed'],
})
