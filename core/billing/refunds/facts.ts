import type { Owner, TokenChange } from '../../seating/token.ts'
import type { BillLine } from '../bill.ts'
import type { Discount } from '../discount.ts'
import type { BillStatus } from '../../database/statuses.ts'
import type { Paid } from '../paid.ts'
import type { ReturnedLine } from './returns.ts'
import type { GivenWay, RefundReason } from '../../database/statuses.ts'

/**
 * Money that goes back the way it was paid; `done` at once from a drawer, later from a provider or over the card terminal
 * that took it.
 */
export type MoneyBack = {
  id: string
  paymentId: string
  cents: number
  done: boolean
  /** Given back in cash although it was paid otherwise, as its method allows; else left out. */
  kind?: 'cash'
  /** The shift of the till it was given back at, where one was open. */
  shiftId?: string
  /**
   * The attempt at a card terminal that took it. It goes back over that terminal once this is safe, and is done by an
   * attempt's approval or by `refund.given`.
   */
  attemptId?: string
}

/**
 * Money that was to go back over a card terminal was given back otherwise: typed into one by hand, or in cash.
 */
export type RefundGiven = {
  refundId: string
  paymentId: string
  billId: string
  cinemaId: string
  way: GivenWay
  /** What the payment gave back, without what coins add or take off. */
  cents: number
  roundingCents: number
  /** The shift of the till it was given back at, where one was open. */
  shiftId?: string
  /** Empty where a register remembers it, which does not say who. */
  employeeId: string
  employeeName: string
  /** The box had lost it and a register's receipt restored it, as of the return itself. */
  witness?: { origin: string; seq: number }
}

type Return = {
  billId: string
  /** The number of this return within its bill: `K-000123/2` on paper. */
  number: number
  lines: ReturnedLine[]
  money: MoneyBack[]
  /** Added to the value of the lines to reach what cash could be paid out, negative when rounded down. */
  roundingCents: number
  owner: Owner
  /** Null when the node itself did it: a cancelled show, a request from the other side. */
  employeeId: string | null
  employeeName: string | null
  device: string | null
  /** The language of the paper or mail. */
  locale: string
  /** The box had lost it and a register's receipt restored it: how far the box's stream was known to reach then. */
  witness?: { origin: string; seq: number }
}

/** The bill's owner refunded a whole bill or some of its lines; their seats are free again and stay with that owner. */
export type RefundMade = Return & {
  refundId: string
  tokens: TokenChange[]
  reason: RefundReason
  /** The bill's status after it. */
  status: BillStatus
}

/**
 * Tickets of a bill are exchanged for other seats, another show or another rate: the old ones end, the new ones are
 * added to the same bill.
 */
export type ExchangeMade = Return & {
  exchangeId: string
  newLines: (BillLine & { line: number })[]
  /** What is taken off the new lines, by their numbers; left out where nothing is. */
  discounts?: Discount[]
  freed: TokenChange[]
  tokens: TokenChange[]
  /** New seats that were no longer available when the exchange was restored from a register's receipt. */
  displaced?: { scheduleId: string; seatId: string }[]
  /** What the guest paid on top; empty when the new tickets are not dearer. */
  payments: Paid[]
}

/** The side that does not own a bill requests a refund from its owner. `lines` null means everything that is left. */
export type RefundAsked = {
  requestId: string
  billId: string
  lines: { line: number; quantity: number }[] | null
  reason: RefundReason
  /** Whether the requester may have tickets refunded that were used at the door. */
  usedToo: boolean
  employeeId: string
  employeeName: string
}

/** The owner declines a request: an employee did, or a rule whose refusal code is given. */
export type RefundRefused = { requestId: string; billId: string; code: string; employeeName: string | null }

/** A manager confirmed, once for the whole show, that tickets of a cancelled show are paid back. */
export type RefundsOrdered = { id: string; employeeName: string | null }
