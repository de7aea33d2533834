import { tokenOf, type ShowSeats } from './seat-state.ts'
import { nextVersions } from './show.ts'
import type { Owner, Token, TokenChange } from './token.ts'

/** What nobody has paid for: a blocked seat may be sold by staff. */
const unpaid: readonly Token['state'][] = ['free', 'reserved', 'blocked']

export type SeatOfShow = { scheduleId: string; seatId: string }

/** The seats of a bill's lines, except lines that are no tickets. */
export function seatsIn(lines: readonly { [K in keyof SeatOfShow]?: string | undefined }[]): SeatOfShow[] {
  return lines.flatMap(({ scheduleId, seatId }) => (scheduleId && seatId ? [{ scheduleId, seatId }] : []))
}

/**
 * Seats a guest has tickets for that this node has lost: those that are free (or this very bill's) and this node's are
 * sold again, the others are `displaced`. A paid ticket goes before a reservation, which nobody has paid, and before a seat that is blocked, which staff may sell. Also in
 * emergency mode: that a register received the sale proves that the seats were the box's to sell.
 *
 * @param shows those of them that are known here, by their ids
 */
export function reinstatedSeats(
  shows: ReadonlyMap<string, Pick<ShowSeats, 'tokens' | 'relaySeats'>>,
  seats: readonly SeatOfShow[],
  billId: string,
  me: Owner,
): { tokens: TokenChange[]; displaced: SeatOfShow[] } {
  const tokens: TokenChange[] = []
  const displaced: SeatOfShow[] = []
  for (const { scheduleId, seatId } of seats) {
    const seating = shows.get(scheduleId)
    const token = seating && tokenOf(seating, seatId)
    const isUnpaid = token && unpaid.includes(token.state)
    const ours = isUnpaid || (token?.state === 'sold' && token.billId === billId)
    if (seating && ours && token.owner === me) tokens.push(...nextVersions(seating, scheduleId, [seatId]))
    else displaced.push({ scheduleId, seatId })
  }
  return { tokens, displaced }
}
