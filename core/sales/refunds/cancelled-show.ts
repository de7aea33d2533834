import { isLocale } from '../../i18n/locale.ts'
import type { Tx } from '../../journal/node.ts'
import { billById } from '../../billing/store.ts'
import { refundBill } from './refund.ts'
import { linesNow } from '../../billing/refunds/store.ts'

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
