import type { BillStatus, MovementStatus, PaymentStatus, RefundStatus } from '../database/statuses.ts'

/**
 * How far along a bill is. A status only moves up, so facts may arrive in any order, twice or late: `expired` never
 * undoes `settled`, and money that comes after the end becomes a refund.
 */
const billRank: Record<BillStatus, number> = {
  pending: 0,
  reserved: 1,
  paying: 2,
  expired: 3,
  failed: 4,
  cancelled: 5,
  settled: 6,
  partially_refunded: 7,
  refunding: 8,
  refunded: 9,
}

const paymentRank: Record<PaymentStatus, number> = {
  pending: 0,
  paying: 1,
  expired: 2,
  failed: 3,
  cancelled: 4,
  paid: 5,
}

export function furtherBillStatus(a: BillStatus, b: BillStatus): BillStatus {
  return billRank[b] > billRank[a] ? b : a
}

export function furtherPaymentStatus(a: PaymentStatus, b: PaymentStatus): PaymentStatus {
  return paymentRank[b] > paymentRank[a] ? b : a
}

/** Whether the provider can report nothing more that would free the seats. */
export function isOver(status: BillStatus): boolean {
  return status === 'expired' || status === 'failed' || status === 'cancelled'
}

/** Whether money has come for it at some time, wherever that money is now. */
export function moneyCame(status: BillStatus): boolean {
  return billRank[status] >= billRank.settled
}

/**
 * The status of a bill without money, from all its attempts to pay: being paid while one of them is open, else the
 * furthest of them. Undefined when there was no attempt.
 */
export function statusOfAttempts(attempts: readonly PaymentStatus[]): BillStatus | undefined {
  if (attempts.some(isOpen)) return 'paying'
  const furthest = attempts.reduce<PaymentStatus | undefined>(
    (a, b) => (a ? furtherPaymentStatus(a, b) : b),
    undefined,
  )
  return furthest === 'paid' ? 'settled' : (furthest as BillStatus | undefined)
}

/** Whether the provider may still report something about an attempt. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'paying' || status === 'pending'
}

const movementRank: Record<MovementStatus, number> = { pending: 0, done: 1, failed: 2 }

type Moved = { status: MovementStatus; cents: number }

/**
 * What two tellings of one movement make together, in any order: the further status, with its sum. Of two that are as far,
 * the larger sum stands: what was settled outside is told as all that ever was, and an earlier epoch's word may come after.
 */
export function furtherMoved(a: Moved | undefined, b: Moved): Moved {
  const { status, cents } = b
  if (!a || movementRank[a.status] < movementRank[status]) return { status, cents }
  return a.status === status && a.cents < cents ? { status, cents } : a
}

/**
 * The status of a refund, from all its movements in any order: refunded once they cover the cents it owes, failed while
 * more of its movements have failed than were ordered again.
 */
export function refundStatusOf(
  cents: number,
  movements: readonly { status: MovementStatus; cents: number }[],
  retries: number,
): RefundStatus {
  const that = (status: MovementStatus) => movements.filter(each => each.status === status)
  if (that('done').reduce((sum, each) => sum + each.cents, 0) >= cents) return 'refunded'
  if (that('pending').length) return 'accepted'
  return that('failed').length > retries ? 'failed' : 'refunding'
}
