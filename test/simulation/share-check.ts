import type { Tx } from '#core/journal/node.ts'
import type { Simulation } from './simulation.ts'
import { count } from './stats.ts'

type Wish = { id: string; scheduleId: string; channel: 'register' | 'site'; connected: boolean }

/**
 * What visitors keep unpaid leaves the register a tenth of the room, at least four seats, and of the last seats half:
 * counted anew whenever a visitor's basket has grown while the box could be asked.
 */
export function keepingShare<R>({ fail, stats }: Simulation, tx: Tx, wish: Wish, place: () => R): R {
  if (wish.channel === 'register' || !wish.connected) return place()
  const before = kept(tx, wish)
  const result = place()
  const after = kept(tx, wish)
  if (after.basket <= before.basket) return result
  count(stats, 'visitors’ holds looked at')
  const share = Math.min(Math.max(4, Math.ceil(after.capacity / 10)), Math.ceil(after.unsold / 2))
  if (after.unsold - after.unpaid < share)
    fail(
      'share',
      `${wish.id} leaves ${after.unsold - after.unpaid} of ${after.unsold} seats of ${wish.scheduleId}`,
    )
  return result
}

type Kept = { capacity: number; unsold: number; unpaid: number; basket: number }

/** Of the node's own tables, by none of the functions that decide. */
function kept({ db, nowMs }: Tx, { id, scheduleId }: Wish): Kept {
  const { capacity, sold, paying, site, basket } = db
    .prepare(
      `SELECT
         (SELECT json_array_length(a.seats) FROM schedules s JOIN arrangements a ON a.id = s.arrangement_id
            WHERE s.id = @show) AS capacity,
         (SELECT count(*) FROM seat_tokens WHERE schedule_id = @show AND state = 'sold') AS sold,
         (SELECT count(*) FROM seat_tokens WHERE schedule_id = @show AND state = 'paying') AS paying,
         (SELECT count(*) FROM holds WHERE schedule_id = @show AND channel = 'site' AND until_ms > @now) AS site,
         (SELECT count(*) FROM holds WHERE schedule_id = @show AND hold_id = @id AND until_ms > @now) AS basket`,
    )
    .get({ show: scheduleId, id, now: nowMs }) as Record<
    'capacity' | 'sold' | 'paying' | 'site' | 'basket',
    number
  >
  return { capacity, unsold: capacity - sold, unpaid: paying + site, basket }
}
