import { displacedOf } from '#core/recovery/store.ts'
import { scheduleById } from '#core/programme/store.ts'
import { arrangementById } from '#core/seating/store.ts'
import type { Place } from './place.ts'

/** Whether a place knows a show with its seating plan, which may have been lost with another history. */
export function isDrawn({ incarnation }: Place, scheduleId: string): boolean {
  const { db } = incarnation!.node
  const schedule = scheduleById(db, scheduleId)
  return schedule !== undefined && arrangementById(db, schedule.arrangementId) !== undefined
}

/**
 * I2 as guests see it: a ticket that stands and whose seat somebody else has is on a list, as one without a seat or among
 * the seats that two have moved. Also of a show that no journal knows any more: its guests stand before a door. Asked of the
 * tables alone, by none of the functions that decide.
 */
export function lookAtSeats(place: Place, fail: (rule: string, what: string) => void): void {
  const { db } = place.incarnation!.node
  const listed = new Set(
    displacedOf(db).map(({ billId, scheduleId, seatId }) => `${billId} ${scheduleId}/${seatId}`),
  )
  const lost = db
    .prepare(
      `SELECT l.bill_id AS billId, l.schedule_id || '/' || l.seat_id AS seat, t.state, t.bill_id AS holder
       FROM bill_lines l JOIN bills b ON b.id = l.bill_id AND b.status IN ('settled', 'partially_refunded')
       LEFT JOIN seat_tokens t ON t.schedule_id = l.schedule_id AND t.seat_id = l.seat_id
       WHERE l.kind = 'ticket' AND t.bill_id IS NOT l.bill_id
         AND NOT EXISTS (SELECT 1 FROM returned_lines r WHERE r.bill_id = l.bill_id AND r.line = l.line)
         AND NOT EXISTS (SELECT 1 FROM token_conflicts c WHERE c.schedule_id = l.schedule_id AND c.seat_id = l.seat_id)`,
    )
    .all() as { billId: string; seat: string; state: string | null; holder: string | null }[]
  for (const { billId, seat, state, holder } of lost)
    if (!listed.has(`${billId} ${seat}`))
      fail(
        'I2',
        `${place.name}: ${billId} has paid for ${seat}, which is ${state} for ${holder}, and no list tells`,
      )
}
