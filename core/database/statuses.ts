/** How far bills, payments, movements of money and refunds have come; `core/billing/status-order.ts` has their order. */

export const billStatuses = [
  'pending',
  'paying',
  'settled',
  'cancelled',
  'expired',
  'failed',
  'reserved',
  'refunding',
  'partially_refunded',
  'refunded',
] as const
export type BillStatus = (typeof billStatuses)[number]

export const paymentStatuses = ['paying', 'pending', 'paid', 'expired', 'cancelled', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How far a movement of money at the provider is; a done one may still fail, a failed one is never done. */
export type MovementStatus = 'pending' | 'done' | 'failed'

/**
 * Where a refund is: `refunding` is still to be ordered, `accepted` is on its way, `refunded` is back, and `failed` was
 * returned by the bank and waits for an employee.
 */
export type RefundStatus = 'refunding' | 'accepted' | 'failed' | 'refunded'

/** What a kiosk brought back: a sale, a refund or an exchange by its bill, an admission by its ticket. */
export const reinstatedKinds = ['sale', 'refund', 'exchange', 'admission'] as const
export type ReinstatedKind = (typeof reinstatedKinds)[number]

/** The reason an employee gives for a refund. */
export const staffReasons = ['guest', 'mistake', 'quality', 'show_cancelled'] as const
/** `seat_lost`: somebody else has the seat after a restore from an older copy. */
export const refundReasons = [...staffReasons, 'seat_lost'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Why a seat is not sold for a while. */
export const blockReasons = ['broken', 'dirty', 'view', 'staff', 'something_else'] as const
export type BlockReason = (typeof blockReasons)[number]
