import type { RefusalCode } from '../refusal.ts'

/** A ticket that is in no journal here, and for which only its signed code speaks. */
export type UnsyncedTicket = {
  /** Who signed: the relay, the box of the show's cinema, one that had its place, or a box of another cinema. */
  signer: 'relay' | 'box' | 'former_box' | 'foreign_box'
  /** Everything the signer had said when it signed is known here, and no such ticket is among it. */
  heard: boolean
  /** When the signer's place was given to another box; null while it has it. */
  replacedMs: number | null
  startMs: number
  /** Its seat is sold here, under another ticket. */
  seatSold: boolean
}

/**
 * Why a ticket nobody here has heard of is not believed, or undefined: a cut may keep its sale away, and its guest has
 * paid. A key that was stolen prints no more than that: for its own cinema, while it has its place, for seats that are
 * free.
 */
export function disbelieved(ticket: UnsyncedTicket): RefusalCode | undefined {
  const { signer, heard, replacedMs, startMs, seatSold } = ticket
  if (signer === 'foreign_box') return 'ticket_forged'
  if (signer === 'former_box' && startMs >= (replacedMs ?? -Infinity)) return 'ticket_unknown'
  if (heard) return 'ticket_unknown'
  return seatSold ? 'ticket_seat_sold' : undefined
}
