import type { Tx } from '#core/journal/node.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

type Wish = { id: string; scheduleId: string; channel: 'register' | 'site'; connected: boolean }

/**
 * What visitors keep unpaid leaves the register a tenth of the room, at least four seats, and of the last seats half:
 * counted anew whenever a visitor's basket has grown while the box could be asked.
 */
export function keepingShare<R>({ fail, stats }: Simulation, tx: Tx, wish: Wish, place: () => R): R {
  const before = kept(tx, wish)
  const result = place()
  const after = kept(tx, wish)
  if (wish.channel === 'register' || !wish.connected || after.basket <= before.basket) return result
  count(stats, 'visitors’ holds looked at')
  const share = Math.min(Math.max(4, Math.ceil(after.capacity / 10)), Math.ceil(after.unsold / 2))
  if (after.unsold - after.unpaid < share)
    fail(
      'share',
      `${wish.id} leaves ${after.unsold - after.unpaid} of ${after.unsold} seats of ${wish.scheduleId}`,
    )
  return result
}

/** Of the node's own tables, by none of the functions that decide. */
function kept({ db, nowMs }: Tx, { id, scheduleId }: Wish) {
  const ask = (text: string, ...values: (string | number)[]) =>
    db.raw
      .prepare(text)
      .pluck()
      .get(...values) as number
  const capacity = ask(
    `SELECT count(*) FROM schedules s JOIN arrangements a ON a.id = s.arrangement_id, json_each(a.seats) WHERE s.id = ?`,
    scheduleId,
  )
  const inState = (state: string) =>
    ask('SELECT count(*) FROM seat_tokens WHERE schedule_id = ? AND state = ?', scheduleId, state)
  return {
    capacity,
    unsold: capacity - inState('sold'),
    unpaid:
      inState('paying') +
      ask(
        "SELECT count(*) FROM holds WHERE schedule_id = ? AND channel = 'site' AND until_ms > ?",
        scheduleId,
        nowMs,
      ),
    basket: ask(
      'SELECT count(*) FROM holds WHERE schedule_id = ? AND hold_id = ? AND until_ms > ?',
      scheduleId,
      id,
      nowMs,
    ),
  }
}
