import * as z from 'zod'
import { route } from '../api/route.ts'

export const paymentProcessing = route({
  method: 'GET',
  path: '/api/payments/:id/processing-data',
  summary: 'Where a payment is paid: the provider’s page or the code on ours, and what is to be paid there',
  access: 'public',
  params: z.object({ id: z.string() }),
  answer: z.object({
    data: z.object({
      uuid: z.string(),
      /** `redirect` leads to the provider's page; `code` draws the link as a code on ours. */
      component: z.string(),
      link: z.string(),
      /** Cents, with a tip. */
      amount: z.int(),
      /** How the method is called, what stands beside its code, and where the link to its app does (`appLinks`). */
      name: z.string(),
      hint: z.string(),
      app: z.string(),
      expires_at: z.string(),
    }),
  }),
  refusals: ['payment_unknown', 'cinema_not_synced'],
})
