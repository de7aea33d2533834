import { isPaid } from '../../database/statuses.ts'
import { Refusal } from '../../refusal.ts'
import type { RefundRequestRow } from '../../billing/refunds/request-store.ts'
import type { LineNow, PaymentNow } from '../../billing/refunds/returns.ts'
import type { BillRow } from '../../billing/store.ts'
import type { TillDrawer } from '../../cash/drawer.ts'
import type { Draft } from '../../journal/draft.ts'
import type { Owner, Token, TokenChange } from '../../seating/token.ts'
import type { UsedTurns, VoucherNow } from '../../vouchers/wallet.ts'
import type { RefreshmentsNow } from '../../vouchers/refreshments.ts'
import type { TurnOwner } from '../../vouchers/turn.ts'

/** A bill to be refunded in part or whole, as one node knows it at one moment. */
export type BillState = {
  bill: BillRow
  /** The side that made it and alone may refund it. */
  owner: Owner | undefined
  /** Which side this is. */
  me: Owner
  /** It was sold before emergency mode was started, and refunds made since may be lost. */
  forgotten: boolean
  /** Every line it ever had, with what is left of it. */
  lines: readonly LineNow[]
  payments: readonly PaymentNow[]
  /** What payments took of vouchers and no other return gave back, in cents, as far as that is known here. */
  stillPaid: ReadonlyMap<string, number>
  /** Payments that this very return has given back to vouchers: it was lost, and not what it wrote about them. */
  returnedToVouchers: ReadonlySet<string>
  /** Payments that a card terminal took which gives them back itself, by their ids; with the attempt of each. */
  overTerminal: ReadonlyMap<string, string>
  /** How many returns it had, and the sum that went back to the guest by them, in cents. */
  returns: number
  givenBackCents: number
  /** Money of it is owed or on its way, and the provider has not confirmed it. */
  moneyUnderWay: boolean
  /** The state of its seats, by `seatKey`; those no fact has changed are left out. */
  tokens: ReadonlyMap<string, Token>
  /** Tickets that were used at the door. */
  admitted: ReadonlySet<string>
  cancelledShows: ReadonlySet<string>
  /** The vouchers it sold, by their codes. */
  vouchers: ReadonlyMap<string, VoucherNow>
  /** The owner name whose turns this node may use, or null while it may use none. */
  turnsOf: TurnOwner | null
  used: UsedTurns
  /** The vouchers whose refreshment value paid, and those it sold. */
  refreshments: RefreshmentsNow
  /**
   * Its top-ups that are taken off their cards already, by their places on the bill: by a return that was lost or set aside
   * with its cinema's stream, and what that wrote about cards stands.
   */
  topUpsTaken: ReadonlySet<number>
  /** The other side's refund requests. */
  asks: readonly RefundRequestRow[]
  /** Where it was sold, ISO 3166-1 alpha-2. */
  country: string
  /** The drawer of the till where it is given back; `noDrawer` where no till is. */
  drawer: TillDrawer
}

export const seatKey = (scheduleId: string, seatId: string): string => `${scheduleId}/${seatId}`

/**
 * Checks that it is a paid bill of this side, so that it can be refunded. In emergency mode only bills sold in it are
 * allowed: of an older one the box may have lost earlier refunds. Refuses `bill_elsewhere`, `bill_not_paid`,
 * `nothing_to_refund`, `node_recovering`.
 */
export function requireOwn({ bill, owner, me, forgotten }: BillState): void {
  if (owner !== me) throw new Refusal('bill_elsewhere')
  requirePaid(bill)
  if (forgotten) throw new Refusal('node_recovering')
}

export function requirePaid(bill: BillRow): void {
  if (bill.status === 'refunded' || bill.status === 'refunding') throw new Refusal('nothing_to_refund')
  if (!isPaid(bill.status)) throw new Refusal('bill_not_paid')
}

/** A ticket used at the door is refunded only by a manager, unless its show was cancelled. */
export function requireUnused(
  { admitted, cancelledShows }: Pick<BillState, 'admitted' | 'cancelledShows'>,
  lines: readonly LineNow[],
  usedToo: boolean,
): void {
  if (usedToo) return
  const used = lines.filter(
    ({ ticketId, scheduleId }) => ticketId && admitted.has(ticketId) && !cancelledShows.has(scheduleId ?? ''),
  )
  if (used.length)
    throw new Refusal('refund_needs_manager', { seats: used.flatMap(line => line.seatId ?? []) })
}

/**
 * The seats of lines that come back, with the versions that free them: only those that are this bill's and this side's.
 * The seat's own facts decide, so that tickets can also be refunded when the show or its seat plan is not known here. Of two
 * tickets for one seat, which a register may bring back, the one that stays keeps it.
 */
export function soldTokens(now: BillState, lines: readonly LineNow[]): TokenChange[] {
  const { bill, me, tokens } = now
  const changes = new Map<string, TokenChange>()
  const kept = seatsKept(now, lines)
  for (const { scheduleId, seatId } of lines) {
    if (!scheduleId || !seatId) continue
    const key = seatKey(scheduleId, seatId)
    const token = tokens.get(key)
    if (token?.state === 'sold' && token.billId === bill.id && token.owner === me && !kept.has(key))
      changes.set(key, { scheduleId, seatId, version: token.version + 1 })
  }
  return [...changes.values()]
}

/** The seats of tickets that stay when some lines come back, by `seatKey`. */
export function seatsKept({ lines }: Pick<BillState, 'lines'>, back: readonly LineNow[]): Set<string> {
  const gone = new Set(back.map(({ line }) => line))
  return new Set(
    lines.flatMap(({ line, left, scheduleId, seatId }) =>
      left > 0 && !gone.has(line) && scheduleId && seatId ? [seatKey(scheduleId, seatId)] : [],
    ),
  )
}

/**
 * Requests of the other side with nothing left to refund are answered, so that they do not stay open.
 *
 * @param left what is left of each line, by its number, once this return is made
 * @param made the return's id: a request with this id is answered by it
 */
export function endIdleRequests(
  { bill, asks }: Pick<BillState, 'bill' | 'asks'>,
  left: ReadonlyMap<number, number>,
  made: string,
): Draft[] {
  const gone = ({ lines }: RefundRequestRow) =>
    lines
      ? lines.some(({ line, quantity }) => (left.get(line) ?? 0) < quantity)
      : [...left.values()].every(quantity => quantity === 0)
  const idle = asks.filter(ask => ask.outcome === null && ask.id !== made && gone(ask))
  return idle.map(({ id: requestId }) => ({
    scope: `cinema:${bill.cinemaId}`,
    type: 'refund.refused',
    body: { requestId, billId: bill.id, code: 'nothing_to_refund', employeeName: null },
  }))
}

/** What is left of each line after some of them are returned. */
export function leftAfter(
  lines: readonly LineNow[],
  back: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const left = new Map(lines.map(line => [line.line, line.left]))
  for (const { line, quantity } of back) left.set(line, (left.get(line) ?? 0) - quantity)
  return left
}
