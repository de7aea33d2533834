import * as z from 'zod'

/** How money is taken (spec/operations.md section 4, kinds of payment methods). */
export const paymentKinds = [
  'cash',
  'terminal',
  'online',
  'voucher',
  'invoice',
  'reservation',
  'other',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Whether a payment brought no money: an invoice may say that its sum is still to be paid. */
export const isWithoutMoney = (kind: string) => kind === 'invoice' || kind === 'other'

/**
 * One of the payments of a bill. What they pay comes to the bill's sum: `cents` of all of them, less their
 * `roundingCents`. Tips come on top and are nobody's refund. What a payment does not have is left out.
 */
export const paid = z.strictObject({
  id: z.string().min(1).max(200),
  /** The entry of its payment method, or the kind's own name where the exhibitor has no entry for it. */
  methodId: z.string().max(100),
  kind: z.enum(paymentKinds),
  /** What it takes in for the bill, in cents, with its rounding. */
  cents: z.int(),
  /** What the guest handed over and got back, in cents; of cash alone. */
  tenderedCents: z.int().optional(),
  changeCents: z.int().optional(),
  /** What the coins of the country add or take off, in cents; of cash alone. */
  roundingCents: z.int().optional(),
  /** What the guest gave beyond the bill, in cents. */
  tipCents: z.int().min(0).optional(),
  /** What the terminal, or another system, calls the transaction. */
  reference: z.string().max(100).optional(),
  /** The voucher whose value pays; left out where turns cover the whole bill and nothing is left to pay. */
  voucherId: z.string().max(100).optional(),
  /** The attempt at a card terminal that took it; left out where the sum was typed there by hand. */
  attemptId: z.string().max(100).optional(),
  /** Where it was taken, when that is another device than the bill's: a card terminal. */
  device: z.string().max(200).optional(),
  /** The shift of the till it was taken at, where one was open. */
  shiftId: z.string().max(100).optional(),
  /** It lies in the drawer beside the cash, as its method says; left out of cash itself. */
  withdrawable: z.literal(true).optional(),
})
export type Paid = z.infer<typeof paid>

/** The ids of payments at a till: money that comes online or elsewhere under the same bill's id is another payment. */
export function tillPaymentId(
  { billId, cinemaId }: { billId: string; cinemaId: string },
  index: number,
): string {
  return `${billId}-${cinemaId}-till-${index + 1}`
}

/** The ids of what is paid on top of an exchange. */
export function onTopPaymentId(exchangeId: string, index: number): string {
  return `${exchangeId}-paid-${index + 1}`
}
