import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../journal/node.ts'
import { scheduleById } from '../../programme/store.ts'
import { refundsOrdered } from './cancelled-store.ts'

/**
 * Confirms, once for a cancelled show, that its tickets are paid back: online ones over the provider, those of the till
 * when their guests come. Confirming again changes nothing. Refuses `schedule_unknown`, `show_not_cancelled`.
 */
export function orderRefunds(tx: Tx, scheduleId: string, employeeName: string | null): void {
  const schedule = scheduleById(tx.db, scheduleId)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (!schedule.cancelled) throw new Refusal('show_not_cancelled')
  if (refundsOrdered(tx.db, scheduleId) === null)
    tx.append(`cinema:${schedule.cinemaId}`, 'schedule.refunds_ordered', { id: scheduleId, employeeName })
}
