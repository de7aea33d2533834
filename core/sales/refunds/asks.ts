import { Refusal, refusals } from '../../refusal.ts'
import type { Db } from '../../database/sql.ts'
import type { Owner } from '../../seating/token.ts'
import type { Tx } from '../../journal/node.ts'
import { isLocale } from '../../i18n/locale.ts'
import { billById } from '../../billing/store.ts'
import { linesBack } from '../../billing/refunds/returns.ts'
import { refundBill, requirePaid, requireUnused, type RefundedBy, type RefundRequest } from './refund.ts'
import {
  askById,
  asksOf,
  linesNow,
  openAsks,
  ownerOf,
  paidOnlineOnly,
  type AskRow,
  type ReturnRow,
} from '../../billing/refunds/store.ts'

/** Who asks for a refund: always a person. */
export type AskedBy = RefundedBy & { employeeId: string; employeeName: string }

/**
 * Refunds where the bill's owner is, and otherwise writes the request that the owner answers. Refuses as `refundBill`
 * and `askRefund` do.
 */
export function refundOrAsk(
  tx: Tx,
  request: RefundRequest,
  by: AskedBy,
): { made: ReturnRow; asked?: undefined } | { made?: undefined; asked: AskRow } {
  const owner = ownerOf(tx.db, request.billId)
  if (!owner) throw new Refusal('bill_unknown')
  if (owner === tx.identity.role) return { made: refundBill(tx, request, usedTooAsAsked(tx, request, by)) }
  return { asked: askRefund(tx, request, by) }
}

/** A cashier may pay out what a manager of the other side has asked for: that, and nothing else under its id. */
function usedTooAsAsked(tx: Tx, request: RefundRequest, by: AskedBy): AskedBy {
  const ask = askById(tx.db, request.id)
  if (!ask) return by
  const asked = ({ line, quantity }: { line: number; quantity: number }) =>
    ask.lines?.some(each => each.line === line && each.quantity >= quantity) ?? true
  const within = ask.lines === null || (request.lines?.every(asked) ?? false)
  if (ask.billId !== request.billId || !within) throw new Refusal('request_reused')
  return ask.usedToo ? { ...by, usedToo: true } : by
}

/**
 * Asks the bill's owner for a refund: what is known here must allow it, the owner decides. Sent again it is the same
 * request. Refuses `bill_unknown`, `bill_not_paid`, `nothing_to_refund`, `refund_needs_manager`, `refund_asked` (one
 * request at a time), `request_reused`.
 */
function askRefund(tx: Tx, request: RefundRequest, by: AskedBy): AskRow {
  const asked = askById(tx.db, request.id)
  if (asked) {
    if (asked.billId !== request.billId) throw new Refusal('request_reused')
    return asked
  }
  const bill = billById(tx.db, request.billId)!
  requirePaid(bill)
  if (asksOf(tx.db, bill.id).some(ask => ask.outcome === null)) throw new Refusal('refund_asked')
  const lines = linesNow(tx.db, bill.id)
  const back = linesBack(lines, request.lines)
  if (!back) throw new Refusal('nothing_to_refund')
  requireUnused(
    tx,
    lines.filter(({ line }) => back.some(each => each.line === line)),
    by.usedToo,
  )
  tx.append(`cinema:${bill.cinemaId}`, 'refund.asked', {
    askId: request.id,
    billId: bill.id,
    lines: request.lines && request.lines.map(({ line, quantity }) => ({ line, quantity })),
    reason: request.reason,
    usedToo: by.usedToo,
    employeeId: by.employeeId,
    employeeName: by.employeeName,
  })
  return askById(tx.db, request.id)!
}

/** The owner's no to a request; said again it stays. Refuses `refund_ask_unknown`, `bill_elsewhere`, `refund_answered`. */
export function declineAsk(tx: Tx, askId: string, employeeName: string): AskRow {
  const ask = askById(tx.db, askId)
  if (!ask) throw new Refusal('refund_ask_unknown')
  if (ownerOf(tx.db, ask.billId) !== tx.identity.role) throw new Refusal('bill_elsewhere')
  if (ask.outcome === 'refunded') throw new Refusal('refund_answered')
  if (ask.outcome === null)
    tx.append(`cinema:${billById(tx.db, ask.billId)!.cinemaId}`, 'refund.refused', {
      askId,
      billId: ask.billId,
      code: 'declined',
      employeeName,
    })
  return askById(tx.db, askId)!
}

/** Requests whose money can go back over the provider; the others wait for somebody at the till. */
export function asksToAnswer(db: Db, owner: Owner): AskRow[] {
  return openAsks(db, owner).filter(ask => paidOnlineOnly(db, ask.billId))
}

/** Answers one of them: the refund is made, or the rule that stands against it is told. */
export function answerAsk(tx: Tx, { id, billId, lines, reason, usedToo, employeeName }: AskRow): void {
  if (askById(tx.db, id)?.outcome !== null) return
  const bill = billById(tx.db, billId)!
  const by = {
    employeeId: null,
    employeeName,
    device: null,
    locale: isLocale(bill.locale) ? bill.locale : ('en' as const),
    usedToo,
  }
  try {
    refundBill(tx, { id, billId, lines, reason, cents: null }, by)
  } catch (cause) {
    if (!(cause instanceof Refusal) || refusals[cause.code].retry) throw cause
    tx.append(`cinema:${bill.cinemaId}`, 'refund.refused', {
      askId: id,
      billId,
      code: cause.code,
      employeeName: null,
    })
  }
}
