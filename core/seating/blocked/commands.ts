import type { BlockReason } from '../../database/statuses.ts'
import type { Tx } from '../../journal/node.ts'
import { seatsNow } from '../load.ts'
import { dropHold } from '../store.ts'
import { blockSeats, unblockSeats } from './block-seats.ts'

type Blocking = { scheduleId: string; seatIds: readonly string[]; employeeName: string }

/** Keeps seats of a show from being sold, by either side; see `blockSeats`. Refuses `schedule_unknown` too. */
export function blockSeatsOf(
  tx: Tx,
  given: Blocking & { reason: BlockReason; note: string; basket?: string | undefined },
): string[] {
  const { scheduleId, seatIds, employeeName, reason, note, basket } = given
  const { role } = tx.identity
  const show = seatsNow(tx.db, scheduleId, seatIds, role, true, tx.nowMs)
  const tokens = blockSeats(show, seatIds, basket)
  if (basket && tokens.length) dropHold(tx.db, basket)
  if (tokens.length)
    tx.append(`cinema:${show.schedule.cinemaId}`, 'seats.blocked', {
      tokens,
      owner: role,
      reason,
      note,
      employeeName,
    })
  return tokens.map(({ seatId }) => seatId)
}

/** Gives them back to sale; see `unblockSeats`. */
export function unblockSeatsOf(tx: Tx, { scheduleId, seatIds, employeeName }: Blocking): string[] {
  const { role } = tx.identity
  const show = seatsNow(tx.db, scheduleId, seatIds, role, true, tx.nowMs)
  const tokens = unblockSeats(show, seatIds)
  if (tokens.length)
    tx.append(`cinema:${show.schedule.cinemaId}`, 'seats.unblocked', { tokens, owner: role, employeeName })
  return tokens.map(({ seatId }) => seatId)
}
