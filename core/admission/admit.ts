import type { BillStatus } from '../database/statuses.ts'
import type { RefusalCode, RefusalDetails } from '../refusal.ts'

/** What is known of a ticket at the door. */
export type TicketAtDoor = {
  scheduleId: string
  /**
   * The status of its bill; `signed_only` when it was sold while disconnected and only its signature vouches for it.
   */
  billStatus: BillStatus | 'signed_only'
  /** How the ticket itself ended while its bill goes on. */
  ended?: 'refund' | 'exchange' | null
  admittedAt: string | null
  showCancelled: boolean
  startMs: number
  endMs: number
}

/** Doors for "any show that is on" open this long before a show starts. */
export const doorsMinutes = 60

/**
 * Whether a ticket is valid at this door now; register, scanner and relay all call this function. When several reasons
 * apply, the one most useful to the guest is given: already used comes before reasons that were true all along.
 */
export function mayEnter(
  ticket: TicketAtDoor,
  door: { scheduleId: string | null; sameDay: boolean; nowMs: number },
): { code: RefusalCode; details: RefusalDetails } | undefined {
  if (ticket.admittedAt) return { code: 'ticket_used', details: { at: ticket.admittedAt } }
  if (ticket.showCancelled) return { code: 'schedule_cancelled', details: {} }
  if (ticket.ended === 'exchange') return { code: 'ticket_exchanged', details: {} }
  if (ticket.ended === 'refund' || ticket.billStatus === 'refunded' || ticket.billStatus === 'refunding')
    return { code: 'ticket_refunded', details: {} }
  if (!['settled', 'partially_refunded', 'signed_only'].includes(ticket.billStatus))
    return { code: 'ticket_not_paid', details: {} }
  if (door.scheduleId !== null && door.scheduleId !== ticket.scheduleId)
    return { code: 'ticket_other_show', details: { scheduleId: ticket.scheduleId } }
  if (door.nowMs > ticket.endMs)
    return { code: 'ticket_too_late', details: { at: new Date(ticket.endMs).toISOString() } }
  const early = door.scheduleId === null ? door.nowMs < ticket.startMs - doorsMinutes * 60_000 : !door.sameDay
  if (early) return { code: 'ticket_too_early', details: { at: new Date(ticket.startMs).toISOString() } }
  return undefined
}
