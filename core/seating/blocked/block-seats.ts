import { Refusal } from '../../refusal.ts'
import { tokenOf, seatStateOf } from '../seat-state.ts'
import { nextVersions, type Show } from '../show.ts'
import type { TokenChange } from '../token.ts'

/**
 * Blocks seats of a show: those that are already stay as they are. Refuses `seat_unknown`, `seat_taken` (somebody has
 * or keeps them: the guest is moved first) and `seats_elsewhere`, since the owner of a seat alone may say so.
 *
 * @param basket the one at the till, whose own seats may be blocked: it gets others
 */
export function blockSeats(
  { schedule, arrangement, seating }: Show,
  seatIds: readonly string[],
  basket?: string,
): TokenChange[] {
  const wanted = [...new Set(seatIds)]
  const unknown = wanted.filter(id => !arrangement.byId.has(id))
  if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
  const fresh = wanted.filter(id => tokenOf(seating, id).state !== 'blocked')
  const taken = fresh.filter(id => ['sold', 'held', 'reserved'].includes(seatStateOf(seating, id, basket)))
  if (taken.length) throw new Refusal('seat_taken', { seats: taken })
  const elsewhere = fresh.filter(id => tokenOf(seating, id).owner !== seating.me)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
  return nextVersions(seating, schedule.id, fresh)
}

/**
 * Gives blocked seats back to sale; those that are not blocked stay as they are. Refuses `blocked_elsewhere` for what
 * the other side has blocked: it may still be true there.
 */
export function unblockSeats({ schedule, seating }: Show, seatIds: readonly string[]): TokenChange[] {
  const blocked = [...new Set(seatIds)].filter(id => tokenOf(seating, id).state === 'blocked')
  const elsewhere = blocked.filter(id => tokenOf(seating, id).owner !== seating.me)
  if (elsewhere.length) throw new Refusal('blocked_elsewhere', { seats: elsewhere })
  return nextVersions(seating, schedule.id, blocked)
}
