import { isPaid } from '#core/database/statuses.ts'
import type { Db } from '#core/database/sql.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { moneyCame } from '#core/billing/status-order.ts'
import type { BillRow } from '#core/billing/store.ts'
import { scheduleById } from '#core/programme/store.ts'

const ticketsLeft = (db: Db, bill: Pick<BillRow, 'id'>) =>
  linesNow(db, bill.id).filter(({ kind, left }) => kind === 'ticket' && left > 0)

const isShowKnown = (db: Db, { scheduleId }: LineNow) => scheduleById(db, scheduleId ?? '') !== undefined

/**
 * Tickets of a bill that are still valid. One whose show went with a history that was not chosen opens no door, and
 * nothing is known to be written on it; its buyer is on the list of guests without their seat.
 *
 * @param only of this line alone
 */
export const goodTickets = (db: Db, bill: Pick<BillRow, 'id'>, only?: number): LineNow[] =>
  ticketsLeft(db, bill).filter(line => (only === undefined || line.line === only) && isShowKnown(db, line))

/**
 * Whether a paid bill has tickets that are still valid.
 *
 * @param only of this line alone
 */
export function hasTickets(db: Db, bill: BillRow, only?: number): boolean {
  return isPaid(bill.status) && goodTickets(db, bill, only).length > 0
}

/**
 * Whether the tickets of a bill of the website were sold at some time, whatever became of them since. They were not while
 * nothing was paid, nor where money came too late for their seats and goes back: such a bill has no number.
 */
export function wasSold(db: Db, { id, number, status }: BillRow): boolean {
  if (isPaid(status)) return true
  return moneyCame(status) && (number !== null || returnsOf(db, id).length > 0)
}

/** Whether nothing can be said of any ticket of a paid bill, as its show is not known here. */
export function awaitsShow(db: Db, bill: BillRow): boolean {
  return isPaid(bill.status) && !hasTickets(db, bill) && ticketsLeft(db, bill).length > 0
}
