import { Refusal } from '../../api/refusal.ts'
import { isLocale } from '../../i18n/locale.ts'
import type { Tx } from '../../journal/node.ts'
import { scheduleById } from '../../programme/store.ts'
import { billById } from '../store.ts'
import { refundBill } from './refund.ts'
import { linesNow, orderedRefunds, refundsOrdered } from './store.ts'

/** So many bills go back in one transaction; the next ones follow in the next. */
const atOnce = 50

/**
 * Confirms, once for a cancelled show, that its tickets are paid back: online ones over the provider, those of the
 * till when their guests come. Confirmed again it stays. Refuses `schedule_unknown`, `show_not_cancelled`.
 */
export function orderRefunds(tx: Tx, scheduleId: string, employeeName: string | null): void {
  const schedule = scheduleById(tx.db, scheduleId)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (!schedule.cancelled) throw new Refusal('show_not_cancelled')
  if (refundsOrdered(tx.db, scheduleId) === null)
    tx.append(`cinema:${schedule.cinemaId}`, 'schedule.refunds_ordered', { id: scheduleId, employeeName })
}

/**
 * Pays back bills of this side for shows whose refunds are confirmed, also those that were sold while the cancellation
 * was still on its way. Only the tickets of that show go back.
 *
 * @returns whether there may be more
 */
export function payBackCancelled(tx: Tx): boolean {
  const owed = orderedRefunds(tx.db, tx.identity.role, atOnce)
  for (const { billId, scheduleId } of owed) {
    const bill = billById(tx.db, billId)!
    const lines = linesNow(tx.db, billId)
      .filter(line => line.scheduleId === scheduleId && line.left > 0)
      .map(({ line, left }) => ({ line, quantity: left }))
    refundBill(
      tx,
      { id: `${billId}-show-${scheduleId}`, billId, lines, reason: 'show_cancelled', cents: null },
      {
        employeeId: null,
        employeeName: null,
        device: null,
        locale: isLocale(bill.locale) ? bill.locale : 'en',
        usedToo: true,
      },
    )
  }
  return owed.length === atOnce
}
