import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords } from '../../i18n/words.ts'
import { enquiryForms } from '../messages/enquiry-kinds.ts'
import { blocks } from '../pages/block.ts'

/** Parts of a written page that the exhibitor keeps, so that other pages can begin with them. */
export const presetFields = z.object({
  /** Its name, which is the title a page of it begins with. */
  title: namedWords,
  body: blocks,
  /** The form below a page of it, by which visitors ask for an offer. */
  enquiry: z.enum(enquiryForms).nullable().optional(),
  deleted: z.boolean(),
})
export type PresetFields = z.infer<typeof presetFields>

export const preset = defineEntity({
  kind: 'preset',
  fields: presetFields,
  essentials: ['title'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'presets',
    permission: 'manage_programme',
    fresh: { body: [], enquiry: null, deleted: false },
    listedFor: 'staff',
    inputs: { body: 'blocks' },
  },
  refersTo: { 'body.groupId': 'question_group' },
  files: ['body.file'],
  tells: [],
})
