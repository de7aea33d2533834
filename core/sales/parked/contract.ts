import * as z from 'zod'
import { route } from '../../api/route.ts'
import { parkedBasket } from './basket.ts'

/** What lists say of a basket. */
export const basketInList = z.object({
  id: z.uuid(),
  shows: z.array(z.object({ scheduleId: z.string(), tickets: z.int() })),
  products: z.int(),
  vouchers: z.int(),
})

/** A basket that waits, as any register of the cinema lists it. */
export const parkedView = basketInList.extend({
  /** To be said to the customer; the smallest one that is free. */
  number: z.int(),
  at: z.string(),
  employee: z.string(),
  /** The register it was parked at. */
  device: z.string(),
})
export type ParkedView = z.infer<typeof parkedView>

export const readParked = route({
  method: 'GET',
  path: '/api/parked-baskets',
  summary: 'The baskets that were put aside today and that nobody has taken up again',
  access: 'sell',
  answer: z.object({ parked: z.array(parkedView) }),
})

export const parkBasket = route({
  method: 'POST',
  path: '/api/parked-baskets',
  summary:
    'Puts a basket aside until the end of the business day; its seats are kept for half an hour. Sent again it is the same.',
  access: 'sell',
  body: z.strictObject({ basket: parkedBasket }),
  answer: z.object({ parked: parkedView }),
  refusals: ['nothing_chosen', 'too_many_parked', 'request_reused'],
})

export const takeParked = route({
  method: 'POST',
  path: '/api/parked-baskets/:id/take',
  summary:
    'Takes a parked basket to this register; from then on no other one gets it. Seats it has no more are left out.',
  access: 'sell',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ basket: parkedBasket }),
  refusals: ['parked_unknown', 'parked_taken'],
})
