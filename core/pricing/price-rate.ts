import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'
import { seatClasses } from '../venue/arrangement.ts'

/**
 * What a ticket costs is the sum of a `ticket` rate and what the seat's class and the version's dimension add.
 * All amounts are integer cents, VAT included.
 */
export const priceRateFields = z.object({
  kind: z.enum(['ticket', 'seat_class', 'dimension']),
  name: wordsSchema,
  description: wordsSchema,
  cents: z.int().min(0),
  /** What handling a ticket costs online, in cents, on a line of its own; nothing when left out. */
  handlingCents: z.int().min(0).max(100_000).nullable().optional(),
  /** The cinemas it holds in; all of them when left out or empty. */
  cinemaIds: z.array(z.string()).max(200).optional(),
  /** For kind `seat_class`. */
  seatClass: z.enum(seatClasses).nullable(),
  /** For kind `dimension`. */
  dimension: z.enum(['2d', '3d']).nullable(),
  minTickets: z.int().min(1),
  maxTickets: z.int().min(1),
  acceptVoucher: z.boolean(),
  visibility: z.array(z.enum(['site', 'pos'])),
  /** Smaller comes first. */
  order: z.int(),
  deleted: z.boolean(),
})
export type PriceRateFields = z.infer<typeof priceRateFields>
export type PriceRate = PriceRateFields & { id: string }

/** The lines of the VAT table. */
export const vatClasses = ['admission', 'food', 'drink', 'alcohol'] as const
export type VatClass = (typeof vatClasses)[number]

export const productFields = z.object({
  name: wordsSchema,
  category: z.enum(['popcorn', 'drinks', 'sweets', 'snacks', 'bar']),
  cents: z.int().min(0),
  /** The cinemas that sell it; all of them when left out or empty. */
  cinemaIds: z.array(z.string()).max(200).optional(),
  /** Which line of the VAT table applies. */
  vatClass: z.enum(vatClasses),
  barcode: z.string().nullable(),
  order: z.int(),
  deleted: z.boolean(),
})
export type ProductFields = z.infer<typeof productFields>
export type Product = ProductFields & { id: string }
