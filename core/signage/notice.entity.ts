import * as z from 'zod'
import { defineEntity } from '../catalogue/entity.ts'
import { wordsOfMost } from '../i18n/words.ts'

/** Notices that walls are told at once; the newest. */
export const noticesMost = 5

export const signageNoticeFields = z.object({
  text: wordsOfMost(160).extend({ en: z.string().trim().min(1).max(160) }),
  /** On all walls of one cinema; of all cinemas when null. */
  cinemaId: z.string().max(64).nullable(),
  /** It stands large and in the colour of alarm, also on a wall that is dark otherwise. */
  urgent: z.boolean(),
  /** Until then, as wall time of the cinema (`2026-12-24T22:30`); until it is deleted when null. */
  until: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid')
    .nullable(),
  deleted: z.boolean(),
})
export type SignageNoticeFields = z.infer<typeof signageNoticeFields>

/** What all walls say at once, over whatever else they show. */
export const signageNotice = defineEntity({
  kind: 'signage_notice',
  fields: signageNoticeFields,
  essentials: ['text', 'urgent'],
  scope: 'exhibitor',
  name: ({ text }) => text,
  edit: {
    path: 'signage-notices',
    permission: 'manage_programme',
    fresh: { cinemaId: null, urgent: false, until: null, deleted: false },
    listedFor: 'staff',
    module: 'signage',
    inputs: { until: 'moment' },
  },
  refersTo: { cinemaId: 'cinema' },
  tells: ['signage.changed'],
})
