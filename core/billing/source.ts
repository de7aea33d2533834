import * as z from 'zod'

/**
 * Where a sale was made (spec/operations.md section 6, source types). Facts tell the word; the number is for files and
 * systems that count them.
 */
export const sourceNumbers = {
  site: 1,
  portal: 2,
  pos: 3,
  register: 4,
  signage: 5,
  scanner: 6,
  api: 7,
  device: 8,
  app: 9,
} as const
export type Source = keyof typeof sourceNumbers

/** The sources there are sales from so far: the website's on the relay, the registers' on a box. */
export const sourceOfSide = { relay: 'site', box: 'register' } as const satisfies Record<string, Source>
/** A source as calls and receipts tell it. */
export const saleSource = z.enum([sourceOfSide.relay, sourceOfSide.box])
export type SaleSource = z.infer<typeof saleSource>
