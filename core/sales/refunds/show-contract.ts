import * as z from 'zod'
import { route } from '../../api/route.ts'

const share = z.object({ bills: z.int(), tickets: z.int(), cents: z.int() })
const sideOfShow = z.object({ toRefund: share, refunded: share })
const showRefunds = z.object({
  /** When a manager confirmed the refunds; null until then. */
  orderedAt: z.string().nullable(),
  /** Paid online, and paid at the till. */
  relay: sideOfShow,
  box: sideOfShow,
  /** How far the money paid online is on its way back: only the provider's word makes it confirmed. */
  money: z.object({ confirmedCents: z.int(), waitingCents: z.int(), failedCents: z.int() }),
})
export type ShowRefunds = z.infer<typeof showRefunds>

export const readShowRefunds = route({
  method: 'GET',
  path: '/api/schedules/:id/refunds',
  summary: 'What a cancelled show has to pay back, online and at the till, and how far that is',
  access: ['refund', 'manage_programme', 'see_reports'],
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: showRefunds,
  refusals: ['schedule_unknown'],
})

export const orderShowRefunds = route({
  method: 'POST',
  path: '/api/schedules/:id/refunds',
  summary: 'Confirms, once for a cancelled show, that its tickets are paid back',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: showRefunds,
  refusals: ['schedule_unknown', 'show_not_cancelled'],
})
