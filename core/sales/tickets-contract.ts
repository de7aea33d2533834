import * as z from 'zod'
import { route } from '../api/route.ts'
import { billTickets } from './purchase-contract.ts'

const params = z.object({ id: z.string() })

export const readTickets = route({
  method: 'GET',
  path: '/api/bills/:id/tickets.pdf',
  summary: 'The tickets of a website order that are still good, as their buyer has them',
  access: 'refund',
  concerns: ({ params }) => ({ bill: params.id }),
  params,
  answerTypes: ['application/pdf'],
  answer: billTickets.answer,
  refusals: ['bill_unknown'],
})

export const readReceipt = route({
  ...readTickets,
  path: '/api/bills/:id/receipt.pdf',
  summary: 'The receipt of a paid bill, of the website or of a register, as a PDF',
  access: ['sell', 'refund', 'see_reports'],
})

export const sendTickets = route({
  method: 'POST',
  path: '/api/bills/:id/mail',
  summary:
    'Mails the tickets of a website order again: to its buyer, or to another address by whoever may refund used tickets; once a minute, twenty times in all',
  access: 'refund',
  concerns: ({ params }) => ({ bill: params.id }),
  params,
  body: z.strictObject({
    /** Left out, the buyer’s own. */
    to: z.email().max(200).optional(),
  }),
  answer: z.object({ to: z.string() }),
  refusals: [
    'bill_unknown',
    'mail_not_set_up',
    'mail_failed',
    'tickets_sent_just_now',
    'tickets_sent_enough',
  ],
})
