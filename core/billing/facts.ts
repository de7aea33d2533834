import type { SeatWaiver } from '../seating/breach-codes.ts'
import type { Redeemed } from '../seating/reserved/facts.ts'
import type { Owner, TokenChange } from '../seating/token.ts'
import type { TakenBy } from './methods/payment-method.ts'
import type { BillLine } from './bill.ts'
import type { Discount } from './discount.ts'
import type { Paid } from './paid.ts'
import type { SaleSource } from './source.ts'
import type { PaymentStatus } from '../database/statuses.ts'

type BillOpening = {
  billId: string
  cinemaId: string
  /** Where it was sold; so far the website by the relay, and registers by a box. */
  source: SaleSource
  /** The sum of the lines, before cash is rounded. */
  totalCents: number
  /** What was bought, with the VAT of each line as it was rounded. */
  lines: BillLine[]
  /** Why it was cheaper than its prices, and who allowed it; left out where it was not. */
  discounts?: Discount[]
  /** The digest of what the cinema charged at that moment: prices, products, VAT and fees. */
  priceList: string
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
  /** Why the seats were sold against the rules of their screen, where they were. */
  seatsWaived?: SeatWaiver
  /** What the cashier looked at before it, as the cinema asks; left out where it asked for nothing. */
  lookedAt?: { ages: number[]; rates: string[] }
  /** The reservations whose seats it sold; left out where there are none. */
  redeemed?: Redeemed[]
  /** How it was paid, in the order it was taken; a `voucher` of nothing where turns cover everything. */
  payments: Paid[]
}

/**
 * A sale that the box had lost and a register's receipt restored. Written as it was made; `witness` says where it was
 * in the lost stream, `displaced` which of its seats are no longer available.
 */
export type SaleReinstated = SaleMade & {
  witness: { origin: string; seq: number }
  displaced: { scheduleId: string; seatId: string }[]
}

/**
 * Guests of a bill who have paid and whose seats, or whose show, went with a history that a person did not choose: told by
 * the side that sold to them.
 */
export type GuestsDisplaced = {
  billId: string
  cinemaId: string
  owner: Owner
  seats: { scheduleId: string; seatId: string }[]
}

/**
 * A visitor is paying: the seats stay reserved until the provider reports the final result. Buyer's name and mail are
 * its private part.
 */
export type BillOpened = BillOpening & {
  payments: (Paid | OnlinePaid)[]
  /** Where and when its shows were, as the buyer was shown them; older purchases do not say it. */
  shows?: ShownShow[]
}

/** `startMs` in epoch milliseconds. */
export type ShownShow = { scheduleId: string; startMs: number; screenId: string }

/** The attempt a visitor begins with; further ones are `payment.opened`. */
export type OnlinePaid = Paid & { kind: 'online' } & TakenBy

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

/**
 * The same bill is paid for anew: because its first attempt failed or another tab is open. `tokens` are seats taken
 * again. It names the method it is paid by, with its provider: the money is asked about, and goes back, there.
 */
export type PaymentOpened = TakenBy & {
  billId: string
  paymentId: string
  cents: number
  tokens: TokenChange[]
  owner: Owner
  /** It pays what an exchange of a paid bill costs on top: `tokens` are the new seats, which wait for it. */
  exchange?: ExchangeToPay
}

/** What ends and what begins once the difference is paid: until then the old tickets stay good. */
export type ExchangeToPay = {
  exchangeId: string
  /** The lines of the bill that end. */
  lines: number[]
  newLines: BillLine[]
  /** What is taken off the new lines, which count from 1 here; left out where nothing is. */
  discounts?: Discount[]
}

/**
 * The provider lists a payment that this journal lost. Its seats may be sold to somebody else by now, so the money is
 * refunded. `paymentId` is ours, derived from the provider's reference.
 */
export type PaymentFound = Pick<TakenBy, 'provider' | 'account'> & {
  paymentId: string
  providerRef: string
  cents: number
  /** The cinema of its seats, when the journal still knows their show. */
  cinemaId: string | null
  /** What the provider was sent when it was made: the purchase, the attempt, and `show/seat` separated by blanks. */
  named: { billId: string; paymentId: string; seats: string }
  expiresAt: string
}

/** Somebody settled it outside Foyer and says how: nothing more is ordered for it. */
export type PaymentCleared = {
  entry: string
  billId: string
  paymentId: string
  reason: string
  employeeId: string
  employeeName: string
}

/**
 * Money came after the seats were gone or the show was over, or twice: it is refunded. `tokens` are the seats this
 * frees.
 */
export type RefundRequested = {
  refundId: string
  billId: string
  paymentId: string
  cents: number
  reason: string
  /** The bill's new status; money that came twice leaves it `settled`. */
  status: 'refunding' | 'partially_refunded' | 'settled'
  tokens: TokenChange[]
  owner: Owner
}

type RefundMoved = { refundId: string; billId: string; paymentId: string; cents: number }

/** The provider accepted the order: the money is on its way. `movement` is the provider's id of it. */
export type RefundAccepted = RefundMoved & { movement: string }

/** Cents of a movement at the provider, by the provider's id. */
export type MovedCents = { movement: string; cents: number }

/**
 * The money is back, by movements at the provider: the one it was ordered as, or one made by hand or a chargeback. Each
 * cent of a movement counts for one refund. Empty where somebody settled it outside the provider: then its cents are all that was
 * ever settled so.
 */
export type RefundDone = RefundMoved & { movements: MovedCents[] }

/** The bank returned it, maybe weeks after it was done: the money is here again and still owed. */
export type RefundFailed = RefundMoved & { movement: string }

/** A manager has a failed refund ordered once more; the first order counts as attempt 1. */
export type RefundRetried = RefundMoved & { attempt: number; employeeId: string; employeeName: string }

/** Money went back at the provider without an order from Foyer. */
type MovementFound = { movement: string; billId: string; paymentId: string; cents: number }
/** Somebody refunded it on the provider's own pages. */
export type RefundFound = MovementFound
/** The buyer's bank charged it back. */
export type PaymentChargedBack = MovementFound

/** The provider reports another sum, currency or name than was asked for: nothing in its answer is used. */
export type PaymentMismatched = {
  billId: string
  paymentId: string
  reported: { cents: number; currency: string; paymentId: string }
}
