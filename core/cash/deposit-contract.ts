import * as z from 'zod'
import { route } from '../api/route.ts'
import { mostBackCents, mostKinds, mostPieces } from './deposits-back.ts'

export const returnDeposits = route({
  access: 'sell',
  module: 'products',
  method: 'POST',
  path: '/api/cash/deposits',
  summary: 'Gives the deposits of cups and bottles that came back out of the drawer of this till',
  body: z.strictObject({
    /** Sent again, it is the same return. */
    id: z.uuid(),
    kinds: z
      .array(
        z.strictObject({ productId: z.string().min(1).max(100), pieces: z.int().min(1).max(mostPieces) }),
      )
      .min(1)
      .max(mostKinds)
      .refine(kinds => new Set(kinds.map(({ productId }) => productId)).size === kinds.length),
    cents: z
      .int()
      .min(1)
      .max(mostBackCents * 10)
      .meta({ description: 'the sum that was shown' }),
  }),
  answer: z.object({ cents: z.int() }),
  refusals: [
    'shift_not_here',
    'deposit_unknown',
    'total_changed',
    'deposits_too_much',
    'shift_needed',
    'cash_not_there',
    'request_reused',
  ],
})
