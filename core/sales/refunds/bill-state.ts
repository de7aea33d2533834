import { Refusal } from '../../refusal.ts'
import type { RefundRequestRow } from '../../billing/refunds/store.ts'
import type { LineNow, PaymentNow } from '../../billing/refunds/returns.ts'
import type { BillRow } from '../../billing/store.ts'
import type { Draft } from '../../journal/draft.ts'
import type { Owner, Token, TokenChange } from '../../seating/token.ts'
import type { UsedTurns, VoucherNow } from '../../vouchers/wallet.ts'
import type { TurnOwner } from '../../vouchers/turn.ts'

/** A bill that something is to come back of, as one node knows it in one moment. */
export type BillState = {
  bill: BillRow
  /** Which side made it and alone may refund it. */
  owner: Owner | undefined
  /** Which side this is. */
  me: Owner
  /** It was sold before emergency mode was started, and what came back of it since may be forgotten. */
  forgotten: boolean
  /** Every line it ever had, with what is left of it. */
  lines: readonly LineNow[]
  payments: readonly PaymentNow[]
  /** How many times something came back of it. */
  returns: number
  /** Money of it is owed or on its way, and the provider has not confirmed it. */
  moneyUnderWay: boolean
  /** What its seats are, by `seatKey`; those no fact has changed are left out. */
  tokens: ReadonlyMap<string, Token>
  /** Tickets that were used at the door. */
  admitted: ReadonlySet<string>
  cancelledShows: ReadonlySet<string>
  /** The vouchers it sold, by their codes. */
  vouchers: ReadonlyMap<string, VoucherNow>
  /** Whose turns this node may use, or null while it may use none. */
  turnsOf: TurnOwner | null
  used: UsedTurns
  /** What the other side asked for. */
  asks: readonly RefundRequestRow[]
  /** Where it was sold, ISO 3166-1 alpha-2. */
  country: string
}

export const seatKey = (scheduleId: string, seatId: string): string => `${scheduleId}/${seatId}`

/**
 * A paid bill of this side, to give something of it back. In emergency mode only of what was sold there: of an older
 * bill the box may have forgotten what came back. Refuses `bill_elsewhere`, `bill_not_paid`, `nothing_to_refund`,
 * `node_recovering`.
 */
export function requireOwn({ bill, owner, me, forgotten }: BillState): void {
  if (owner !== me) throw new Refusal('bill_elsewhere')
  requirePaid(bill)
  if (forgotten) throw new Refusal('node_recovering')
}

export function requirePaid(bill: BillRow): void {
  if (bill.status === 'refunded' || bill.status === 'refunding') throw new Refusal('nothing_to_refund')
  if (bill.status !== 'settled' && bill.status !== 'partially_refunded') throw new Refusal('bill_not_paid')
}

/** A ticket somebody walked in with goes back only with a manager, unless its show was cancelled. */
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
 * A sold seat is told by its own facts, so that money also goes back for a show, or a seat plan, that is not known here.
 */
export function soldTokens({ bill, me, tokens }: BillState, lines: readonly LineNow[]): TokenChange[] {
  const changes: TokenChange[] = []
  for (const { scheduleId, seatId } of lines) {
    if (!scheduleId || !seatId) continue
    const token = tokens.get(seatKey(scheduleId, seatId))
    if (token?.state === 'sold' && token.billId === bill.id && token.owner === me)
      changes.push({ scheduleId, seatId, version: token.version + 1 })
  }
  return changes
}

/**
 * Requests of the other side that have nothing left to come back for are answered, so that nobody waits for them.
 *
 * @param left what is left of each line, by its number, once this return is made
 * @param made the return's id: a request under it is answered by it
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

/** What is left of each line once some of them have come back. */
export function leftAfter(
  lines: readonly LineNow[],
  back: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const left = new Map(lines.map(line => [line.line, line.left]))
  for (const { line, quantity } of back) left.set(line, (left.get(line) ?? 0) - quantity)
  return left
}
