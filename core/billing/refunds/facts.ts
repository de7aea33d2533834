import type { Owner, TokenChange } from '../../seating/token.ts'
import type { BillLine } from '../bill.ts'
import type { BillStatus } from '../../database/statuses.ts'
import type { RefundReason, ReturnedLine } from './returns.ts'

/** Money on its way back over the payment it came by; `done` at once from a drawer or a terminal, later from a provider. */
export type MoneyBack = { id: string; paymentId: string; cents: number; done: boolean }

type Return = {
  billId: string
  /** The how manyth return of its bill it is: `K-000123/2` on paper. */
  number: number
  lines: ReturnedLine[]
  money: MoneyBack[]
  /** Added to the value of the lines to reach what cash could be paid out, negative when rounded down. */
  roundingCents: number
  owner: Owner
  /** Nobody when the node itself did it: a cancelled show, a request of the other side. */
  employeeId: string | null
  employeeName: string | null
  device: string | null
  /** The language of the paper or mail. */
  locale: string
  /** The box had forgotten it and a register remembered: how far the box's stream was then known to reach. */
  witness?: { origin: string; seq: number }
}

/** The bill's owner gave money back for a whole bill or some of its lines; their seats are free again and stay its own. */
export type RefundMade = Return & {
  refundId: string
  tokens: TokenChange[]
  reason: RefundReason
  /** Where the bill stands after it. */
  status: BillStatus
}

/** Tickets of a bill for other seats, another show or another rate: the old ones end, the new ones stand on the same bill. */
export type ExchangeMade = Return & {
  exchangeId: string
  newLines: (BillLine & { line: number })[]
  freed: TokenChange[]
  tokens: TokenChange[]
  /** New seats that were no longer to be had when a register gave the exchange back. */
  displaced?: { scheduleId: string; seatId: string }[]
  /** What the guest paid on top, when the new tickets are dearer. */
  payment: {
    id: string
    method: 'cash' | 'terminal'
    cents: number
    tenderedCents: number | null
    changeCents: number | null
    roundingCents: number
  } | null
}

/** The side that does not own a bill asks its owner for a refund. `lines` null means everything that is left. */
export type RefundAsked = {
  requestId: string
  billId: string
  lines: { line: number; quantity: number }[] | null
  reason: RefundReason
  /** Whether who asked may have tickets refunded that were used at the door. */
  usedToo: boolean
  employeeId: string
  employeeName: string
}

/** The owner says no to a request: somebody declined it, or the code of the rule that stands against it. */
export type RefundRefused = { requestId: string; billId: string; code: string; employeeName: string | null }

/** A manager confirmed, once for the whole show, that tickets of a cancelled show are paid back. */
export type RefundsOrdered = { id: string; employeeName: string | null }
