import type { RefusalCode } from '../refusal.ts'

/** A ticket that is in no journal here; only its signed code vouches for it. */
export type UnsyncedTicket = {
  /** Who signed: the relay, the cinema's box, an earlier box of that cinema, or the box of another cinema. */
  signer: 'relay' | 'box' | 'former_box' | 'foreign_box'
  /** This node has received everything the signer had written when it signed, and this ticket is not in it. */
  synced: boolean
  /** When the signer was replaced by another box; null while it is in use. */
  replacedMs: number | null
  startMs: number
  /** Its seat is sold here, under another ticket. */
  seatSold: boolean
}

/**
 * Why an unknown ticket is rejected, or undefined when it is accepted: its sale may not have arrived yet because of a
 * disconnection, and its guest has paid. So a stolen key can only make tickets for its own cinema, while its node is in
 * use, and for free seats.
 */
export function disbelieved(ticket: UnsyncedTicket): RefusalCode | undefined {
  const { signer, synced, replacedMs, startMs, seatSold } = ticket
  if (signer === 'foreign_box') return 'ticket_forged'
  if (signer === 'former_box' && startMs >= (replacedMs ?? -Infinity)) return 'ticket_unknown'
  if (synced) return 'ticket_unknown'
  return seatSold ? 'ticket_seat_sold' : undefined
}
