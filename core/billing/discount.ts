import * as z from 'zod'

/**
 * Why a bill is cheaper than its prices. What is taken off stands in the lines, `discountCents` each, so that VAT and
 * refunds follow it; one for the whole bill is shared by its lines.
 */
export const discount = z.strictObject({
  /** The line it is for, counted from 1; left out for one for the whole bill. */
  line: z.int().min(1).optional(),
  /** What it takes off, VAT included. */
  cents: z.int().min(1),
  reason: z.string().min(1).max(100),
  /** Who allowed it: the cashier within their own limit. */
  allowedBy: z.strictObject({ employeeId: z.string().max(200), employeeName: z.string().max(200) }),
})
export type Discount = z.infer<typeof discount>
