import type { Tx } from '../journal/node.ts'
import { scheduleById } from '../programme/store.ts'
import { nextVersions } from './commands.ts'
import { relaySeatsOf } from './room.ts'
import { tokenOf } from './seat-state.ts'
import { tokensOf } from './store.ts'
import type { TokenChange } from './token.ts'

type SeatOfShow = { scheduleId: string; seatId: string }
type Line = { [K in keyof SeatOfShow]?: string | undefined }

/**
 * Seats a guest holds tickets for that this node has forgotten: those that are free (or this very bill's) and this
 * node's are sold again, the others are `unseated`. Also behind broken glass: that a register was told of the sale proves
 * that the seats were the box's to sell.
 *
 * @param lines of a bill; those that are no tickets are passed over
 */
export function seatsAgain(
  tx: Tx,
  lines: readonly Line[],
  billId: string,
): { tokens: TokenChange[]; unseated: SeatOfShow[] } {
  const tokens: TokenChange[] = []
  const unseated: SeatOfShow[] = []
  for (const { scheduleId, seatId } of lines) {
    if (!scheduleId || !seatId) continue
    const schedule = scheduleById(tx.db, scheduleId)
    const room = schedule && {
      tokens: tokensOf(tx.db, scheduleId, [seatId]),
      relaySeats: relaySeatsOf(schedule),
    }
    const token = room && tokenOf(room, seatId)
    const ours = token?.state === 'free' || (token?.state === 'sold' && token.billId === billId)
    if (room && ours && token.owner === tx.identity.role)
      tokens.push(...nextVersions(room, scheduleId, [seatId]))
    else unseated.push({ scheduleId, seatId })
  }
  return { tokens, unseated }
}
