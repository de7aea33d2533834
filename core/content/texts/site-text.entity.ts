import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { blocksOfMost } from '../pages/block.ts'
import { publicationFields, publicationMisfit } from '../pages/publication.ts'
import { textPlaceNames, textPlaces, type TextPlace } from './text-places.ts'

/** Letters of one text in all its languages: it stands among other things, and what is longer is a page. */
const lettersMost = 20_000

/** What the exhibitor writes at one place of its website or its mails. An empty one is as if there were none. */
export const siteTextFields = z.object({
  ...publicationFields,
  body: blocksOfMost(lettersMost),
})
export type SiteTextFields = z.infer<typeof siteTextFields>

/** The places are fixed, since pages and mails name them. */
export const siteText = defineEntity({
  kind: 'site_text',
  fields: siteTextFields,
  essentials: [],
  scope: 'exhibitor',
  name: ({ id }) => textPlaceNames[id as TextPlace] ?? id,
  edit: {
    path: 'site-texts',
    permission: 'manage_programme',
    fresh: { status: 'published', publishFrom: null, publishUntil: null, body: [] },
    ids: textPlaces,
    listedFor: 'staff',
    refuses: ['page_ends_first'],
    misfit: publicationMisfit,
    inputs: { body: 'blocks', publishFrom: 'moment', publishUntil: 'moment' },
  },
  refersTo: { 'body.groupId': 'question_group' },
  files: ['body.file'],
  tells: ['content.changed'],
})
