import * as z from 'zod'
import { route } from '../api/route.ts'
import { stockChanges, wasteReasons } from '../database/stock-tables.ts'

/** Beyond any store; a slip of the finger is refused. */
const quantityMost = 100_000
const cinema = z.string().max(200).optional().meta({ description: 'a box answers for its own' })

const stockLevel = z.object({
  productId: z.string(),
  /** What is there, in pieces; below zero where more was sold than anybody entered. */
  level: z.int(),
  /** Few are left, by the product's own bound. */
  low: z.boolean(),
  counted: z.int(),
  /** ISO; null where nobody has counted. */
  countedAt: z.string().nullable(),
})
export type StockLevelView = z.infer<typeof stockLevel>

export const readStock = route({
  method: 'GET',
  path: '/api/stock',
  summary: 'What is left of the products of a cinema, those that were ever delivered or counted there',
  access: ['sell', 'manage_prices'],
  module: 'products',
  concerns: ({ query }) => ({ cinema: query.cinema }),
  query: z.object({ cinema }),
  answer: z.object({ cinemaId: z.string().nullable(), levels: z.array(stockLevel) }),
})

export const readStockMovements = route({
  method: 'GET',
  path: '/api/stock/:productId/movements',
  summary: 'What moved of a product in a cinema, newest first, one page of 50',
  access: 'manage_prices',
  module: 'products',
  concerns: ({ query }) => ({ cinema: query.cinema }),
  params: z.object({ productId: z.string().max(200) }),
  query: z.object({ cinema, before: z.string().max(40).optional() }),
  answer: z.object({
    movements: z.array(
      z.object({
        at: z.string(),
        what: z.enum(stockChanges),
        /** What the level grew by; of a count what was there. */
        quantity: z.int(),
        reason: z.enum(wasteReasons).nullable(),
        note: z.string(),
        who: z.string(),
        billNumber: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
})

export const enterStock = route({
  method: 'POST',
  path: '/api/stock',
  summary: 'Enters what was delivered, counted or wasted in a cinema, several products at once',
  access: 'manage_prices',
  module: 'products',
  concerns: ({ body }) => ({ cinema: body.cinemaId }),
  body: z.strictObject({
    /** Sent again, it is the same entry. */
    id: z.uuid(),
    cinemaId: z.string().min(1).max(200),
    kind: z.enum(['delivered', 'counted', 'wasted']),
    /** Why, of what is wasted; of no meaning otherwise. */
    reason: z.enum(wasteReasons).default('other'),
    note: z.string().trim().max(120).default(''),
    lines: z
      .array(z.strictObject({ productId: z.string().max(200), quantity: z.int().min(0).max(quantityMost) }))
      .min(1)
      .max(200)
      .refine(lines => new Set(lines.map(({ productId }) => productId)).size === lines.length),
  }),
  answer: z.object({ levels: z.array(stockLevel) }),
  refusals: ['product_unknown', 'entry_unknown', 'request_reused'],
})
