import { Refusal } from '../refusal.ts'
import type { BillLine } from '../billing/bill.ts'
import { isOpen, isOver, moneyCame } from '../billing/status-order.ts'
import type { BillRow } from '../billing/store.ts'
import type { PaymentRow } from '../billing/payment-store.ts'
import type { TakenBy } from '../billing/methods/payment-method.ts'
import type { Draft } from '../journal/draft.ts'
import type { Owner, TokenChange } from '../seating/token.ts'
import { requireBuyerMay, type VisitorShow } from '../seating/visitors/bounds.ts'
import { takeTurns, useTurns } from '../vouchers/redeem.ts'
import type { Wallet } from '../vouchers/wallet.ts'
import { takeSeats, vouchersIn, type AskedTicket, type Shows } from './take-seats.ts'

/** More attempts than a real visitor makes: each keeps the seats until the provider ends it. */
const attemptsMax = 10
/** A purchase may be attempted for this long from its start, however often; then its seats are free for others. */
const tryingMs = 30 * 60_000

/** The attempt's number, counted from 1: payments of a bill are called `<billId>-1`, `<billId>-2` and so on. */
export function attemptNumber(paymentId: string): number {
  return Number(/-(\d+)$/.exec(paymentId)?.[1] ?? 0)
}

/** The attempt a visitor is shown: the one that paid, else the last one. Undefined when there is none. */
export function shownAttempt(attempts: readonly PaymentRow[]): PaymentRow | undefined {
  const paid = attempts.filter(payment => payment.status === 'paid' && !payment.refundedCents)
  const last = (among: readonly PaymentRow[]) =>
    among.reduce<PaymentRow | undefined>(
      (a, b) => (a && attemptNumber(a.id) > attemptNumber(b.id) ? a : b),
      undefined,
    )
  return paid.length
    ? paid.reduce((a, b) => (attemptNumber(a.id) < attemptNumber(b.id) ? a : b))
    : last(attempts)
}

/**
 * Which attempt a press on "pay" means: one that exists, none when the bill is paid, or a new one with its number.
 * Refuses `purchase_over` when its money was refunded, or there were too many attempts.
 *
 * @param after the attempt the visitor saw when pressing
 * @param lost what the provider was sent about this bill that the journal lost: its number is used up
 */
export function attemptMeant(
  bill: BillRow,
  attempts: readonly PaymentRow[],
  after: string,
  lost: readonly { namedPaymentId: string }[],
): { known: PaymentRow | undefined } | { number: number } {
  if (bill.status === 'settled') return { known: undefined }
  if (moneyCame(bill.status)) throw new Refusal('purchase_over')
  const newest = Math.max(...attempts.map(payment => attemptNumber(payment.id)))
  const known = attempts.find(payment => attemptNumber(payment.id) === newest)
  if (known && known.id !== after) return { known }
  const number = Math.max(newest, ...lost.map(found => attemptNumber(found.namedPaymentId))) + 1
  if (number > attemptsMax) throw new Refusal('purchase_over')
  return { number }
}

/** A purchase for which payment is attempted again, as one node knows it at one moment. */
export type AttemptNow = {
  /** While an earlier attempt is open: why a show of it is not sold any more, or null. */
  closed: Refusal | null
  /** When every attempt has ended: what is needed to take its seats and turns again. */
  again:
    | {
        tickets: readonly AskedTicket[]
        /** Those that a voucher pays for. */
        voucherLines: readonly BillLine[]
        shows: Shows
        wallet: Wallet
        bounds: { shows: ReadonlyMap<string, VisitorShow>; connected: boolean } | undefined
      }
    | undefined
  /** The method it is paid by. */
  by: TakenBy
  seller: Owner
  nowMs: number
}

/**
 * Opens an attempt: the seats stay what they are while an earlier one is open, and are taken again when every attempt has
 * ended. Refuses as `openAttempt`.
 */
export function attemptOpened(bill: BillRow, number: number, now: AttemptNow): Draft[] {
  const { again, closed } = now
  if (!again && closed) throw closed
  const tokens = again ? reinstatedSeats(bill, again) : []
  if (now.nowMs - Date.parse(bill.openedAt) > tryingMs) throw new Refusal('purchase_over')
  const turns = again ? takeTurns(again.wallet, vouchersIn(again.voucherLines)) : []
  const kept = again ? useTurns(again.wallet, 'turns.kept', turns, again.voucherLines) : []
  return [...kept, opened(bill, number, tokens, now)]
}

function opened(bill: BillRow, number: number, tokens: TokenChange[], now: AttemptNow): Draft {
  const { id: billId, totalCents: cents, cinemaId } = bill
  const body = { billId, paymentId: `${billId}-${number}`, ...now.by, cents, tokens, owner: now.seller }
  return { scope: `cinema:${cinemaId}`, type: 'payment.opened', body }
}

function reinstatedSeats(bill: BillRow, { tickets, shows, bounds }: NonNullable<AttemptNow['again']>) {
  if (bounds) requireBuyerMay(bounds.shows, tickets, bounds.connected)
  return takeSeats(shows, tickets, bill.id).tokens
}

/** Whether every attempt of a bill has ended without money, so that its seats are free for all. */
export const isReleased = (bill: BillRow): boolean => isOver(bill.status)

/** Attempts the provider may still report something about. */
export function openAttempts(attempts: readonly PaymentRow[]): PaymentRow[] {
  return attempts.filter(payment => isOpen(payment.status))
}
