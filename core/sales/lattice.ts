import type { BillStatus, PaymentStatus } from './bill.ts'

/**
 * How far along a bill is. A status only moves up, so facts may arrive in any order, twice or late: `expired` never
 * undoes `settled`, and money that comes after the end moves on to a refund instead of being forgotten.
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

/** Whether the provider has nothing more to say about it that would free the seats. */
export function isOver(status: BillStatus): boolean {
  return status === 'expired' || status === 'failed' || status === 'cancelled'
}
