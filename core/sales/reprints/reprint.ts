import { Refusal } from '../../refusal.ts'
import { isPaid, type ReprintReason } from '../../database/statuses.ts'
import type { LineNow } from '../../billing/refunds/returns.ts'
import type { BillRow } from '../../billing/store.ts'
import type { Draft } from '../../journal/draft.ts'

/** One ticket is printed once more no oftener: whoever needs an eleventh has another trouble. */
export const mostReprints = 10

export type ReprintRequest = { id: string; line: number; reason: ReprintReason }

/**
 * Writes down that one ticket of a bill is printed once more, by whom and why: it stays the same ticket. Refuses
 * `bill_not_paid`, `ticket_unknown` for a line that is none, `ticket_refunded` and `ticket_exchanged` for one that ended,
 * and `too_many_reprints`.
 *
 * @param before how often it was printed once more already
 */
export function reprint(
  request: ReprintRequest,
  { bill, lines, before }: { bill: BillRow; lines: readonly LineNow[]; before: (ticketId: string) => number },
  by: { employeeId: string; employeeName: string; device: string },
): Draft[] {
  if (!isPaid(bill.status)) throw new Refusal('bill_not_paid')
  const line = lines.find(each => each.line === request.line)
  if (line?.kind !== 'ticket' || !line.ticketId) throw new Refusal('ticket_unknown')
  if (line.exchanged) throw new Refusal('ticket_exchanged')
  if (line.left === 0) throw new Refusal('ticket_refunded')
  const { ticketId } = line
  if (before(ticketId) >= mostReprints) throw new Refusal('too_many_reprints', { most: mostReprints })
  const { cinemaId } = bill
  const body = { reprintId: request.id, ticketId, cinemaId, reason: request.reason, ...by }
  return [{ scope: `cinema:${cinemaId}`, type: 'ticket.reprinted', body }]
}
