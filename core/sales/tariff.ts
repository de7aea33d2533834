import * as z from 'zod'

/** A price rate as visitors read it; field names are those of spec/website.md section 7. */
export const tariff = z.object({
  price_rate_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of a standard seat in this show's dimension. */
  total_price: z.int(),
  /** The rate alone: what a ticket discount is about. */
  rate_price: z.int(),
  /** What handling costs beside it, in cents. */
  handling: z.int(),
  min_tickets: z.int(),
  max_tickets: z.int(),
  accept_voucher: z.boolean(),
  /** What a turn of a voucher takes off the price; supplements stay. */
  voucher_price: z.int(),
})
/** Tickets of a show that cost less together, by a name on the order. */
export const setOffer = z.object({
  id: z.string(),
  name: z.string(),
  needs: z.array(z.object({ rateIds: z.array(z.string()), count: z.int() })),
  price: z.union([z.object({ pays: z.int() }), z.object({ cents: z.int() }), z.object({ percent: z.int() })]),
})

/** What may be ordered with the tickets and collected at a counter; its price with VAT, as it is eaten there. */
export const snackOffer = z.object({
  product_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The hash of a file; null where it has none. */
  picture: z.string().nullable(),
  /** Cents. */
  price: z.int(),
  /** What is charged beside it for its cup or bottle, in cents. */
  deposit: z.int(),
  /** The most of it that one order takes. */
  most: z.int(),
})
export type SnackOffer = z.infer<typeof snackOffer>

export type Tariff = z.infer<typeof tariff>
