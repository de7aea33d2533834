import * as z from 'zod'

const cents = z.int().min(-100_000_000).max(100_000_000)

/** What a till has to say to its customer on two lines. Cents include VAT. */
export const lineDisplayView = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('idle') }),
  z.strictObject({
    at: z.literal('item'),
    name: z.string().max(200),
    quantity: z.int().min(1).max(10_000),
    /** Of all of it. */
    cents,
    dueCents: cents,
  }),
  z.strictObject({ at: z.literal('due'), dueCents: cents }),
  z.strictObject({
    at: z.literal('sold'),
    totalCents: cents,
    changeCents: cents,
    callNumber: z.string().max(10).nullable(),
  }),
])
export type LineDisplayView = z.infer<typeof lineDisplayView>
