import * as z from 'zod'
import { route } from '../../api/route.ts'
import { handoutSeen } from './handout-seen.ts'

export const handOutSnacks = route({
  method: 'POST',
  path: '/api/bills/:id/hand-out',
  summary: 'Hands out the snacks of a website’s order, once, and prints a slip for the counter',
  access: 'sell',
  concerns: ({ params }) => ({ bill: params.id }),
  params: z.object({ id: z.string() }),
  /** A UUID made by the page: sent again, it is the same. */
  body: z.strictObject({ id: z.uuid() }),
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: [
    'bill_unknown',
    'bill_unpaid_snacks',
    'nothing_to_hand_out',
    'snacks_handed_out',
    'request_reused',
  ],
})

/** An order with snacks, as the counter looks for it. */
const snackOrder = z.object({
  billId: z.string(),
  number: z.string(),
  /** When the first of its shows begins, ISO with the cinema’s offset; null where none is known. */
  start: z.string().nullable(),
  snacks: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** When each hand-out was; none while they wait, and more than one where two registers could not ask each other. */
  handouts: z.array(handoutSeen),
})

export const readSnackOrders = route({
  method: 'GET',
  path: '/api/snack-orders',
  summary:
    'The website’s orders whose snacks wait at a counter of this cinema, and those handed out twice, of the last days',
  access: 'sell',
  scope: 'lists',
  answer: z.object({ orders: z.array(snackOrder) }),
})
