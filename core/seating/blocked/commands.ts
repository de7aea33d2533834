import { changeEntry } from '../../catalogue/change-entry.ts'
import type { BlockReason } from '../../database/statuses.ts'
import type { Tx } from '../../journal/node.ts'
import { requireOwnBasket, seatsNow } from '../load.ts'
import { Refusal } from '../../refusal.ts'
import { seatBlockId } from '../../venue/seat-block.ts'
import { dropHoldOfShow } from '../basket-store.ts'
import { releaseOverdue } from '../reserved/commands.ts'
import { arrangementById } from '../store.ts'
import { blockSeats, unblockSeats } from './block-seats.ts'
import { brokenSeats } from './store.ts'

type Blocking = { scheduleId: string; seatIds: readonly string[]; employeeName: string }

/** Keeps seats of a show from being sold, by either side; see `blockSeats`. Refuses `schedule_unknown` too, and as `requireOwnBasket`. */
export function blockSeatsOf(
  tx: Tx,
  given: Blocking & { reason: BlockReason; note: string; basket?: string | undefined },
): string[] {
  const { scheduleId, seatIds, employeeName, reason, note, basket } = given
  const { role } = tx.identity
  if (basket) requireOwnBasket(tx, basket)
  releaseOverdue(tx, scheduleId)
  const show = seatsNow(tx.db, scheduleId, seatIds, role, true, tx.nowMs)
  const tokens = blockSeats(show, seatIds, basket)
  if (basket && tokens.length) dropHoldOfShow(tx.db, basket, scheduleId)
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

type ScreenSeats = { screenId: string; seatIds: readonly string[]; employeeName: string }

/**
 * Keeps seats of a screen from being sold in any show until they are given back: one that is broken. What is sold or in
 * a basket stays as it is. Those that are blocked already keep who said so. Refuses `screen_unknown`, `seat_unknown`,
 * and `set_at_relay` at a box for a screen of another cinema.
 */
export function blockSeatsOfScreen(tx: Tx, given: ScreenSeats & { reason: BlockReason; note: string }): void {
  const { screenId, seatIds, reason, note, employeeName } = given
  const plan = arrangementById(tx.db, ownScreen(tx, screenId).arrangementId)
  const unknown = seatIds.filter(id => !plan?.byId.has(id))
  if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
  const known = brokenSeats(tx.db, screenId)
  for (const seatId of new Set(seatIds))
    if (!known.has(seatId))
      changeEntry(tx, 'seat_block', seatBlockId(screenId, seatId), {
        screenId,
        seatId,
        blocked: true,
        reason,
        note,
        employeeName,
        at: tx.now,
      })
}

/** Gives them back to sale; those that are not blocked stay as they are. Refuses as `blockSeatsOfScreen`. */
export function freeSeatsOfScreen(tx: Tx, { screenId, seatIds, employeeName }: ScreenSeats): void {
  ownScreen(tx, screenId)
  const known = brokenSeats(tx.db, screenId)
  for (const seatId of new Set(seatIds))
    if (known.has(seatId))
      changeEntry(tx, 'seat_block', seatBlockId(screenId, seatId), {
        blocked: false,
        employeeName,
        at: tx.now,
      })
}

function ownScreen(tx: Tx, screenId: string) {
  const screen = tx.catalogue.get('screen', screenId)
  if (!screen) throw new Refusal('screen_unknown')
  if (tx.identity.role === 'box' && screen.cinemaId !== tx.identity.cinemaId)
    throw new Refusal('set_at_relay')
  return screen
}
