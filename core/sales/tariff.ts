import * as z from 'zod'

/** A price rate as visitors read it; field names are those of spec/website.md section 7. */
export const tariff = z.object({
  price_rate_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of a standard seat in this show's dimension. */
  total_price: z.int(),
  /** What handling costs beside it, in cents. */
  handling: z.int(),
  min_tickets: z.int(),
  max_tickets: z.int(),
  accept_voucher: z.boolean(),
  /** What a turn of a voucher takes off the price; supplements stay. */
  voucher_price: z.int(),
})
export type Tariff = z.infer<typeof tariff>
