import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { namedWords, wordsOfMost } from '../../i18n/words.ts'

const place = z.int().min(0).max(1000)

/** Questions that belong together, under one title. */
export const questionGroupFields = z.object({
  title: namedWords,
  /** Its place among the others, the smallest first. */
  order: place,
  deleted: z.boolean(),
})
export type QuestionGroupFields = z.infer<typeof questionGroupFields>

export const questionGroup = defineEntity({
  kind: 'question_group',
  fields: questionGroupFields,
  essentials: ['title'],
  scope: 'exhibitor',
  name: ({ title }) => title,
  edit: {
    path: 'question-groups',
    permission: 'manage_programme',
    fresh: { order: 0, deleted: false },
    listedFor: 'staff',
  },
  tells: ['content.changed'],
})

/** What guests ask often, with its answer. */
export const questionFields = z.object({
  groupId: z.string(),
  question: wordsOfMost(200).extend({ en: z.string().trim().min(1).max(200) }),
  answer: wordsOfMost(4000),
  order: place,
  deleted: z.boolean(),
})
export type QuestionFields = z.infer<typeof questionFields>

export const question = defineEntity({
  kind: 'question',
  fields: questionFields,
  essentials: ['groupId', 'question'],
  scope: 'exhibitor',
  name: entry => entry.question,
  edit: {
    path: 'questions',
    permission: 'manage_programme',
    fresh: { answer: { en: '' }, order: 0, deleted: false },
    listedFor: 'staff',
    inputs: { answer: 'long' },
  },
  refersTo: { groupId: 'question_group' },
  tells: ['content.changed'],
})
