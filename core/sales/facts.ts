import type { Owner, TokenChange } from '../seating/token.ts'
import type { BillLine, BillStatus, PaymentStatus } from './bill.ts'

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
    /** `voucher` where turns cover all there was to pay. */
    method: 'cash' | 'terminal' | 'voucher'
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
export type BillOpened = BillOpening & { payment: { id: string; cents: number; method?: 'voucher' } }

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

/** The same bill is paid for anew: its first attempt failed, or another tab is open. `tokens` are seats taken again. */
export type PaymentOpened = {
  billId: string
  paymentId: string
  cents: number
  tokens: TokenChange[]
  owner: Owner
}

/**
 * The provider's own list names a payment that this journal lost. Whatever it was for, its seats may be somebody
 * else's by now: its money goes back. `paymentId` is ours, made of the provider's reference.
 */
export type PaymentFound = {
  paymentId: string
  providerRef: string
  cents: number
  /** The cinema of its seats, when the journal still knows their show. */
  cinemaId: string | null
  /** What the provider was told when it was made: the purchase, the attempt, and `show/seat` with blanks between. */
  named: { billId: string; paymentId: string; seats: string }
  expiresAt: string
}

/** A person dealt with it outside Foyer and says how: nothing more is ordered for it. */
export type PaymentCleared = {
  entry: string
  billId: string
  paymentId: string
  reason: string
  employeeId: string
  employeeName: string
}

/** Money came after the seats were gone or the show was over, or twice: it goes back. `tokens` are seats it frees. */
export type RefundRequested = {
  refundId: string
  billId: string
  paymentId: string
  cents: number
  reason: string
  /** What it makes of the bill: money that came twice leaves it `settled`. */
  status: 'refunding' | 'partially_refunded' | 'settled'
  tokens: TokenChange[]
  owner: Owner
}

export type RefundDone = {
  refundId: string
  billId: string
  paymentId: string
  cents: number
  /** What it makes of the bill; left out, all its money is back. */
  status?: BillStatus
}
