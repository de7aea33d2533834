import type { Db } from '../database/sql.ts'
import type { Tx } from '../journal/node.ts'
import { schedulesBetween } from '../programme/store.ts'
import { grantSeats } from '../seating/commands.ts'
import { showSeats } from '../seating/load.ts'
import { freeSeats } from '../seating/seat-state.ts'
import { arrangementById } from '../seating/store.ts'
import { today } from '../vouchers/load.ts'
import { grantTurns } from '../vouchers/commands.ts'
import { turnsOwnedNow } from '../vouchers/load.ts'
import { vouchersWithFreeTurns } from '../vouchers/store.ts'

/** Shows that start within this time can be handed over: long enough for an evening and the matinée after it. */
export const handOverHours = 24
/** Shows that began this long ago may still be on sale at the register. */
const behindMs = 6 * 3_600_000

/**
 * What the relay could hand over to a cut-off cinema: its free seats in no basket, of shows that are still sold
 * there.
 */
export function seatsToHandOver(
  db: Db,
  cinemaId: string,
  nowMs: number,
): { scheduleId: string; seatIds: string[] }[] {
  return schedulesBetween(db, nowMs - behindMs, nowMs + handOverHours * 3_600_000)
    .filter(show => show.cinemaId === cinemaId && !show.cancelled && show.endMs > nowMs)
    .filter(show => arrangementById(db, show.arrangementId))
    .map(show => ({
      scheduleId: show.id,
      seatIds: freeSeats(showSeats(db, show.id, 'relay', false, nowMs).seating).mine.map(seat => seat.id),
    }))
    .filter(show => show.seatIds.length > 0)
}

/**
 * Hands the remaining online seats of the coming shows to the cinema. From then on the website sells none of them,
 * whether the file arrives or not. Seats in a visitor's basket or payment stay. Returns how many were handed over.
 */
export function handOver(tx: Tx, cinemaId: string): number {
  let seats = 0
  for (const { scheduleId, seatIds } of seatsToHandOver(tx.db, cinemaId, tx.nowMs))
    seats += grantSeats(tx, { scheduleId, seatIds, to: 'box', requestId: 'offline-sync' }).seatIds.length
  return seats
}

/**
 * Voucher turns the relay could hand to a cut-off cinema: all it owns of vouchers that can still be used, since it is
 * unknown which guests will come.
 */
export function turnsToHandOver(
  at: Pick<Tx, 'db' | 'identity' | 'catalogue' | 'nowMs'>,
): { voucherId: string; free: number }[] {
  const me = turnsOwnedNow(at)
  return me === 'relay' ? vouchersWithFreeTurns(at.db, me, today(at, null)) : []
}

/**
 * Hands the relay's free voucher turns to the cinema. From then on none of them pays on the website or at another
 * cinema until the link is back, whether the file arrives or not. Returns how many were handed over.
 */
export function handOverTurns(tx: Tx, cinemaId: string): number {
  let turns = 0
  for (const { voucherId, free } of turnsToHandOver(tx))
    turns += grantTurns(tx, {
      voucherId,
      count: free,
      to: `cinema:${cinemaId}`,
      requestId: 'offline-sync',
    }).count
  return turns
}
