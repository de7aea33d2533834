import * as z from 'zod'
import { doorTicket } from '../admission/door-contract.ts'
import { route } from '../api/route.ts'
import { saleSource } from '../billing/source.ts'

/** A sale as a door is told it: its tickets, and neither who bought it nor what it cost. */
export const doorSale = z.object({
  id: z.string(),
  number: z.string().nullable(),
  source: saleSource,
  soldAt: z.string(),
  tickets: z.array(doorTicket),
})
export type DoorSale = z.infer<typeof doorSale>

export const findDoorSales = route({
  method: 'POST',
  path: '/api/door/sales',
  summary:
    'Paid sales with tickets for a door, newest first, at most 20, by what somebody remembers of one: a seat, its sum, a film, a time, or the last four characters of a code',
  access: 'scan',
  scope: 'lists',
  concerns: ({ body }) => ({ schedule: body.schedule ?? undefined }),
  body: z.strictObject({
    schedule: z.string().max(64).nullable().meta({ description: 'null for all shows of today' }),
    text: z.string().trim().min(1).max(100),
  }),
  answer: z.object({
    sales: z.array(doorSale),
    /** Whether older sales were not looked at. */
    more: z.boolean(),
  }),
})
