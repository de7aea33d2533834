import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'
import { holdId } from '../seating/contract.ts'
import { waysOff } from './facts.ts'

export const joinWaitingList = route({
  method: 'POST',
  path: '/api/waiting-list',
  summary:
    'Asks for seats of a sold-out show: the address is mailed a link to confirm. The answer is the same whether it waits already or not',
  access: 'public',
  body: z.object({
    scheduleId: z.string(),
    email: z.email().max(200),
    seats: z.int().min(1).max(20),
    /** Only side by side. */
    adjacent: z.boolean(),
    /** Nobody sees this field: what fills it in is no person, and what it sends is not kept. */
    website: z.string().max(200),
    /** The proof that no robot sends it, where one was asked for. */
    grecaptcha: z.string().max(600).optional(),
  }),
  answer: z.object({}),
  refusals: [
    'schedule_unknown',
    'waiting_list_off',
    'waiting_list_full',
    'waiting_too_late',
    'waiting_not_needed',
    'too_many_seats',
    'address_crowded',
    'sales_closed',
    'schedule_cancelled',
    'not_sold_here',
    'film_not_yet',
    'too_many_requests',
    'robot_proof_needed',
  ],
})

const token = z.object({ token: z.string().min(1).max(400) })
const ofShow = z.object({ scheduleId: z.string() })

export const confirmWaitingList = route({
  method: 'POST',
  path: '/api/waiting-list/confirm',
  summary: 'Says yes to waiting for seats, by the link that was mailed; pressed again it is the same yes',
  access: 'public',
  body: token,
  answer: ofShow,
  refusals: ['waiting_link_over'],
})

export const leaveWaitingList = route({
  method: 'POST',
  path: '/api/waiting-list/leave',
  summary:
    'Ends somebody’s waiting, by the link in every mail of it; seats that are kept for them are free again',
  access: 'public',
  body: token,
  answer: ofShow,
  refusals: ['waiting_link_over'],
})

export const takeWaitingOffer = route({
  method: 'POST',
  path: '/api/waiting-list/take',
  summary:
    'Puts the seats that were offered into a basket, by the link that was mailed; they are bought as any others',
  access: 'public',
  body: token.extend({
    /** The access key of the basket, and of the bill it becomes. */
    basket: holdId,
  }),
  answer: ofShow.extend({
    seats: z.array(z.string()),
    /** ISO; until then they are kept. */
    until: z.string(),
  }),
  refusals: ['waiting_offer_over', 'request_reused'],
})

const waitingStates = ['asked', 'waiting', 'offered', ...waysOff] as const

const waitingGuest = z.object({
  id: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  state: z.enum(waitingStates),
  seats: z.int(),
  adjacent: z.boolean(),
  locale: z.enum(locales),
  /** Null once it was erased. */
  email: z.string().nullable(),
  /** What was offered last; null where nothing was. `seats` are ids, `until` is ISO. */
  offer: z.object({ seats: z.array(z.string()), until: z.string() }).nullable(),
})
export type WaitingGuest = z.infer<typeof waitingGuest>

export const readWaitingList = route({
  method: 'GET',
  path: '/api/schedules/:id/waiting-list',
  summary: 'Who waits for seats of a show, or did, in the order they asked',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({
    /** Whether visitors may still join. */
    isOpen: z.boolean(),
    guests: z.array(waitingGuest),
  }),
  refusals: ['schedule_unknown'],
})

export const removeFromWaitingList = route({
  method: 'POST',
  path: '/api/schedules/:id/waiting-list/:guest/remove',
  summary: 'Takes somebody off a waiting list and forgets who it was',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string(), guest: z.string() }),
  answer: z.object({}),
  refusals: ['not_found', 'schedule_unknown'],
})
