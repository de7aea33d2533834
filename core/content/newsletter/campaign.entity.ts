import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { locales } from '../../i18n/locale.ts'
import { wordsOfMost } from '../../i18n/words.ts'
import { blocks } from '../pages/block.ts'

/**
 * Where a campaign is: being written; said yes to, and waiting for its time; being sent; sent; or stopped. Only calls of
 * its own and the relay's worker move it on.
 */
export const campaignStates = ['pending', 'confirmed', 'sending', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

/** A mail to everybody who reads the newsletter. */
export const campaignFields = z.object({
  subject: wordsOfMost(160).extend({
    en: z
      .string()
      .trim()
      .min(1)
      .max(160)
      .regex(/^[^\p{Cc}]*$/u),
  }),
  /** Only to those who read this language; to all when null. */
  language: z.enum(locales).nullable(),
  body: blocks,
  state: z.enum(campaignStates),
  /** From when it is sent, as wall time where the exhibitor is (`2026-12-24T08:00`); at once when null. */
  startAt: z.string().max(16).nullable(),
  /** When somebody said yes, ISO, UTC: who subscribes later gets the next one. */
  orderedAt: z.string().max(30).nullable(),
  deleted: z.boolean(),
})
export type CampaignFields = z.infer<typeof campaignFields>

export const campaign = defineEntity({
  kind: 'campaign',
  fields: campaignFields,
  essentials: ['subject'],
  scope: 'exhibitor',
  name: ({ subject }) => subject,
  edit: {
    path: 'campaigns',
    permission: 'manage_programme',
    module: 'newsletters',
    only: 'relay',
    fresh: {
      language: null,
      body: [],
      state: 'pending',
      startAt: null,
      orderedAt: null,
      deleted: false,
    },
    apart: ['state', 'startAt', 'orderedAt'],
    refuses: ['campaign_ordered'],
    permits(_, __, { before, after }) {
      if (!before || before.state === 'pending') return undefined
      const isOver = before.state === 'sent' || before.state === 'cancelled'
      return after || !isOver ? { code: 'campaign_ordered' } : undefined
    },
    inputs: { body: 'blocks' },
  },
  refersTo: { 'body.groupId': 'question_group' },
  files: ['body.file'],
  tells: [],
})
