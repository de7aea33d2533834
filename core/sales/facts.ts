import type { Owner, TokenChange } from '../seating/token.ts'
import type { BillLine, PaymentStatus } from './bill.ts'

type BillOpening = {
  billId: string
  cinemaId: string
  source: 'site' | 'register'
  totalCents: number
  lines: BillLine[]
  tokens: TokenChange[]
  /** Who sold it: the owner of its tokens, and of the bill. */
  owner: Owner
  locale: string
}

/** Sold and paid at the register in one go. */
export type SaleMade = BillOpening & {
  number: string
  /** What the origin's counter shows after this sale. */
  counter: number
  employeeId: string
  employeeName: string
  device: string
  payment: {
    id: string
    method: 'cash' | 'terminal'
    cents: number
    tenderedCents: number | null
    changeCents: number | null
    roundingCents: number
  }
}

/**
 * A sale the box had forgotten and a register remembered. Written as it was made; `witness` says where it once stood,
 * `unseated` which of its seats are no longer to be had.
 */
export type SaleWitnessed = SaleMade & {
  witness: { origin: string; seq: number }
  unseated: { scheduleId: string; seatId: string }[]
}

/** A visitor is paying: the seats stay theirs until the provider's final word. Buyer's name and mail are its private part. */
export type BillOpened = BillOpening & { payment: { id: string; cents: number } }

export type PaymentCreated = {
  billId: string
  paymentId: string
  providerRef: string
  checkoutUrl: string
  expiresAt: string
}

export type PaymentSettled = {
  billId: string
  paymentId: string
  number: string
  counter: number
  tokens: TokenChange[]
  owner: Owner
}

export type PaymentClosed = {
  billId: string
  paymentId: string
  outcome: Extract<PaymentStatus, 'cancelled' | 'expired' | 'failed'>
  tokens: TokenChange[]
  owner: Owner
}

/** Money came after the seats were gone, or twice: it goes back. */
export type RefundRequested = {
  refundId: string
  billId: string
  paymentId: string
  cents: number
  reason: string
  status: 'refunding' | 'partially_refunded'
}
export type RefundDone = { refundId: string; billId: string; paymentId: string; cents: number }
