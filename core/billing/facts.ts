import type { Owner, TokenChange } from '../seating/token.ts'
import type { BillLine } from './bill.ts'
import type { PaymentStatus } from '../database/statuses.ts'

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
 * `displaced` which of its seats are no longer to be had.
 */
export type SaleReinstated = SaleMade & {
  witness: { origin: string; seq: number }
  displaced: { scheduleId: string; seatId: string }[]
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

type RefundMoved = { refundId: string; billId: string; paymentId: string; cents: number }

/** The provider took the order: the money is on its way. `movement` is the provider's own name of it. */
export type RefundAccepted = RefundMoved & { movement: string }

/** Cents of a movement at the provider, by the provider's own name of it. */
export type MovedCents = { movement: string; cents: number }

/**
 * The money is back, by movements at the provider: the one it was ordered as, or what went back by hand or was charged
 * back. Each cent of a movement explains one refund. Empty where a person settled it outside the provider.
 */
export type RefundDone = RefundMoved & { movements: MovedCents[] }

/** The bank gave it back, maybe weeks after it was done: the money is here again and still owed. */
export type RefundFailed = RefundMoved & { movement: string }

/** A manager has a failed refund ordered once more; the first order counts as attempt 1. */
export type RefundRetried = RefundMoved & { attempt: number; employeeId: string; employeeName: string }

/** Something went back at the provider that nobody here had ordered. */
type MovementFound = { movement: string; billId: string; paymentId: string; cents: number }
/** A person sent it back on the provider's own pages. */
export type RefundFound = MovementFound
/** The buyer's bank took it back. */
export type PaymentChargedBack = MovementFound

/** The provider tells another sum, currency or name of a payment than was asked for: nothing it says of it is believed. */
export type PaymentMismatched = {
  billId: string
  paymentId: string
  told: { cents: number; currency: string; paymentId: string }
}
