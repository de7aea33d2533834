import * as z from 'zod'
import { route } from '../../api/route.ts'
import { reprintReasons } from '../../database/statuses.ts'

export const reprintTicket = route({
  method: 'POST',
  path: '/api/bills/:id/tickets/:line/reprint',
  summary: 'Prints one ticket of a bill once more, as a copy with the same code; who did it and why is kept',
  access: 'sell',
  concerns: ({ params }) => ({ bill: params.id }),
  params: z.object({ id: z.string(), line: z.coerce.number().int().min(1) }),
  body: z.strictObject({
    /** A UUID made by the page: sent again, it is the same paper. */
    id: z.uuid(),
    reason: z.enum(reprintReasons),
  }),
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: [
    'bill_unknown',
    'bill_not_paid',
    'ticket_unknown',
    'ticket_refunded',
    'ticket_exchanged',
    'too_many_reprints',
    'request_reused',
  ],
})
