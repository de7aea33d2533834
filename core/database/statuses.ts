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

/** Whether a bill is paid and not everything of it went back, nor is about to. */
export const isPaid = (status: BillStatus | undefined): boolean =>
  status === 'settled' || status === 'partially_refunded'

/** What became of a bill, as lists are filtered by it: paid and nothing refunded, refunded in part or whole, not paid. */
export const billStates = ['kept', 'refunded', 'unpaid'] as const
export type BillState = (typeof billStates)[number]

export const paymentStatuses = ['paying', 'pending', 'paid', 'expired', 'cancelled', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How far a movement of money at the provider is; a done one may still fail, a failed one is never done. */
export type MovementStatus = 'pending' | 'done' | 'failed'

/**
 * Where a refund is: `refunding` is still to be ordered, `accepted` is on its way, `refunded` is back, and `failed` was
 * returned by the bank and waits for an employee. What goes back over a card terminal is `at_terminal` until it did; no
 * provider is ever asked for it.
 */
export type RefundStatus = 'refunding' | 'accepted' | 'failed' | 'at_terminal' | 'refunded'

/** How money of a card terminal was given back where Foyer did not ask it: typed into one by hand, or out of the drawer. */
export type GivenWay = 'by_hand' | 'cash'

/** What a kiosk brought back: a sale, a refund or an exchange by its bill, an admission by its ticket. */
export const reinstatedKinds = ['sale', 'refund', 'exchange', 'admission', 'undo'] as const
export type ReinstatedKind = (typeof reinstatedKinds)[number]

/** The reason an employee gives for a refund. */
export const staffReasons = ['guest', 'mistake', 'quality', 'show_cancelled'] as const
/** The same for a sum that is given back while everything stays: nothing was cancelled. */
export const creditReasons = ['quality', 'guest', 'mistake'] as const
/**
 * `seat_lost`: somebody else has the seat after a restore from an older copy. `returned` and `withdrawn`: the buyer of a
 * website order did it without staff; see `core/sales/refunds/buyer`.
 */
export const refundReasons = [...staffReasons, 'seat_lost', 'returned', 'withdrawn'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Why one ticket is printed once more. */
export const reprintReasons = ['lost', 'unreadable', 'not_out'] as const
export type ReprintReason = (typeof reprintReasons)[number]

/** Why a seat is not sold for a while. */
export const blockReasons = ['broken', 'dirty', 'view', 'staff', 'something_else'] as const
export type BlockReason = (typeof blockReasons)[number]

/** Where a reservation was made. */
export const reservationSources = ['register'] as const
export type ReservationSource = (typeof reservationSources)[number]

/** What happened to a reservation. */
export type ReservationEventKind =
  'made' | 'changed' | 'used' | 'cancelled' | 'expired' | 'cancel_asked' | 'reminded'

/** Why one ended: its time came, all of the show were released, somebody gave it back, or the show was cancelled. */
export const reservationReasons = ['time', 'released', 'given_back', 'show_cancelled'] as const
export type ReservationReason = (typeof reservationReasons)[number]

/** What became of a reservation, as the requirements name it. */
export const reservationStatuses = ['pending', 'used', 'canceled', 'expired'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/** A payment that is played: an open one ends by itself at its time. */
export const trainingPaymentStatuses = ['open', 'paid', 'cancelled', 'failed'] as const
export type TrainingPaymentStatus = (typeof trainingPaymentStatuses)[number]
