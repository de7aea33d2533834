import { Refusal } from '../../refusal.ts'
import { linesBack } from '../../billing/refunds/returns.ts'
import type { RefundRequestRow } from '../../billing/refunds/request-store.ts'
import type { Draft } from '../../journal/draft.ts'
import { requirePaid, requireUnused, type BillState } from './bill-state.ts'
import { requireWithin, type RefundedBy, type RefundRequest } from './refund.ts'

/** Who requests a refund: always an employee. */
export type AskedBy = RefundedBy & { employeeId: string; employeeName: string }

/** A cashier may pay out exactly what a manager of the other side has requested, under the request's id. */
export function usedTooAsAsked(
  ask: RefundRequestRow | undefined,
  request: RefundRequest,
  by: AskedBy,
): AskedBy {
  if (!ask) return by
  const asked = ({ line, quantity }: { line: number; quantity: number }) =>
    ask.lines?.some(each => each.line === line && each.quantity >= quantity) ?? true
  const within = ask.lines === null || (request.lines?.every(asked) ?? false)
  if (ask.billId !== request.billId || !within) throw new Refusal('request_reused')
  // A manager decided: neither the right nor the limit is the cashier's own.
  return { ...by, usedToo: by.usedToo || ask.usedToo, upToCents: null }
}

/**
 * Requests a refund from the bill's owner: it must be allowed as far as is known here, and the owner decides. Refuses
 * `bill_not_paid`, `nothing_to_refund`, `refund_needs_manager`, `refund_limit`, `refund_asked` (one request at a time).
 */
export function ask(request: RefundRequest, now: BillState, by: AskedBy): Draft {
  const { bill, lines, asks } = now
  requirePaid(bill)
  if (asks.some(({ outcome }) => outcome === null)) throw new Refusal('refund_asked')
  const back = linesBack(lines, request.lines)
  if (!back) throw new Refusal('nothing_to_refund')
  const wanted = lines.filter(({ line }) => back.some(each => each.line === line))
  requireUnused(now, wanted, by.usedToo)
  if (!wanted.every(({ scheduleId }) => scheduleId && now.cancelledShows.has(scheduleId)))
    requireWithin(now, request.cents ?? 0, by)
  return {
    scope: `cinema:${bill.cinemaId}`,
    type: 'refund.asked',
    body: {
      requestId: request.id,
      billId: bill.id,
      lines: request.lines && request.lines.map(({ line, quantity }) => ({ line, quantity })),
      reason: request.reason,
      usedToo: by.usedToo,
      employeeId: by.employeeId,
      employeeName: by.employeeName,
    },
  }
}
