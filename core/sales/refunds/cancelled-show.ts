import { Refusal } from '../../api/refusal.ts'
import { isLocale } from '../../i18n/locale.ts'
import type { Tx } from '../../journal/node.ts'
import { scheduleById } from '../../programme/store.ts'
import { billById } from '../store.ts'
import { refundBill } from './refund.ts'
import { linesNow, refundsOrdered } from './store.ts'

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
 * Pays back the tickets a bill of this side has for a show whose refunds are confirmed, also when it was sold while the
 * cancellation was still on its way. Nothing else of the bill goes back.
 */
export function payBack(tx: Tx, { billId, scheduleId }: { billId: string; scheduleId: string }): void {
  const bill = billById(tx.db, billId)!
  const lines = linesNow(tx.db, billId)
    .filter(line => line.scheduleId === scheduleId && line.left > 0)
    .map(({ line, left }) => ({ line, quantity: left }))
  if (!lines.length) return
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
