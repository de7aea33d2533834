import * as z from 'zod'
import { route } from '../../api/route.ts'
import { locales } from '../../i18n/locale.ts'
import { waysOut } from './facts.ts'

const staff = { access: 'manage_programme', scope: 'exhibitor' } as const

export const subscriberStates = ['confirmed', 'pending', 'ended'] as const

const subscriber = z.object({
  id: z.string(),
  /** When they asked, ISO, UTC. */
  at: z.string(),
  state: z.enum(subscriberStates),
  locale: z.enum(locales),
  via: z.enum(['page', 'checkout']),
  /** Which sentence they agreed to. */
  wording: z.string(),
  confirmedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endedHow: z.enum(waysOut).nullable(),
  /** Null where the key to it has not come, or is gone. */
  who: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
})
export type SubscriberView = z.infer<typeof subscriber>

const filter = z.object({
  /** Beginnings of a name or an address. */
  text: z.string().trim().max(200).optional(),
  state: z.enum(subscriberStates).optional(),
  locale: z.enum(locales).optional(),
  /** The place after which to go on. */
  before: z.string().max(120).optional(),
})

export const readSubscribers = route({
  method: 'POST',
  path: '/api/newsletters/subscribers',
  summary:
    'Who asked for the newsletter, newest first, some at a time; in a body, because addresses of calls are logged',
  ...staff,
  body: filter,
  answer: z.object({
    subscribers: z.array(subscriber),
    /** How many the newsletter is sent to now, whatever was searched. */
    confirmed: z.int(),
    next: z.string().nullable(),
  }),
})

export const deleteSubscriber = route({
  method: 'DELETE',
  path: '/api/newsletters/subscribers/:id',
  summary: 'Ends a subscription and forgets who it was',
  ...staff,
  params: z.object({ id: z.string() }),
  answer: z.object({}),
  refusals: ['not_found'],
})

export const exportSubscribers = route({
  method: 'GET',
  path: '/api/newsletters/subscribers/export',
  summary: 'Everybody the newsletter is sent to, a page of a file at a time, with when each said yes to what',
  ...staff,
  query: z.object({ before: z.string().max(120).optional() }),
  answer: z.object({ subscribers: z.array(subscriber), next: z.string().nullable() }),
})

const progress = z.object({
  /** Still to be mailed; before it is ordered, how many it would go to. */
  left: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Begun when the relay ended, so that nobody knows whether it left; these are never mailed again. */
  unknown: z.int(),
})
export type CampaignProgress = z.infer<typeof progress>

const one = { ...staff, params: z.object({ id: z.string().max(100) }) }

export const readCampaignProgress = route({
  method: 'GET',
  path: '/api/newsletters/campaigns/:id/progress',
  summary: 'How many mails of a campaign were sent, failed, or are left',
  ...one,
  answer: progress,
  refusals: ['record_unknown'],
})

export const sendCampaign = route({
  method: 'POST',
  path: '/api/newsletters/campaigns/:id/send',
  summary: 'Says yes to sending a campaign, at once or from a time on; from then on it cannot be changed',
  ...one,
  module: 'newsletters',
  body: z.object({
    /** Wall time where the exhibitor is, like `2026-12-24T08:00`; at once when null. */
    startAt: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
  }),
  answer: z.object({ people: z.int() }),
  refusals: ['record_unknown', 'campaign_ordered', 'campaign_empty', 'mail_not_set_up', 'module_inactive'],
})

export const cancelCampaign = route({
  method: 'POST',
  path: '/api/newsletters/campaigns/:id/cancel',
  summary: 'Stops a campaign: nobody more is mailed',
  ...one,
  answer: z.object({}),
  refusals: ['record_unknown', 'campaign_not_running'],
})

export const testCampaign = route({
  method: 'POST',
  path: '/api/newsletters/campaigns/:id/test',
  summary: 'Mails a campaign to whoever asks, as its readers would get it',
  ...one,
  module: 'newsletters',
  answer: z.object({ to: z.string() }),
  refusals: ['record_unknown', 'mail_not_set_up', 'mail_failed', 'module_inactive'],
})
