import { Refusal } from '../api/refusal.ts'
import { boxById } from '../devices/store.ts'
import type { Tx } from '../journal/node.ts'
import { typedId } from '../journal/id.ts'
import type { Cinema, Exhibitor } from '../programme/cinema.ts'
import { businessDay } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { mayEnter } from './admit.ts'
import { admissionOf, ticketById } from './store.ts'
import type { TicketCode } from './ticket-code.ts'

/** A ticket that was let in, for the scanner to show. */
export type Admitted = { ticketId: string; scheduleId: string; seatId: string; rateName: string; at: string }

/**
 * Admits one ticket once, across all scanners of the building. The same scan sent again gets the same verdict.
 * Refuses `ticket_unknown`, `ticket_other_cinema` and `ticket_show_unknown` (see `elsewhere`), `ticket_used`, `ticket_not_paid`, `ticket_refunded`, `ticket_exchanged`, `ticket_other_show`,
 * `ticket_too_early`, `ticket_too_late`, `schedule_cancelled`.
 *
 * @param scan.signed the code when its signature was verified; null when a short code was typed
 */
export function admit(
  tx: Tx,
  scan: { id: string; typed: string; signed: TicketCode | null; scheduleId: string | null; gate: string },
): Admitted {
  const ticketId = scan.signed?.ticketId ?? typedId(scan.typed)
  const known = ticketById(tx.db, ticketId)
  const scheduleId = known?.scheduleId ?? scan.signed?.scheduleId
  const seatId = known?.seatId ?? scan.signed?.seatId
  const schedule = scheduleId ? scheduleById(tx.db, scheduleId) : undefined
  if (!schedule && scan.signed) throw elsewhere(tx, scan.signed)
  if (!scheduleId || !seatId || !schedule) throw new Refusal('ticket_unknown')
  const admitted = { ticketId, scheduleId, seatId, rateName: known?.text ?? '' }
  const before = admissionOf(tx.db, ticketId)
  if (before?.admissionId === scan.id) return { ...admitted, at: before.at }
  const refused = mayEnter(
    {
      scheduleId,
      billStatus: (known?.billStatus as never) ?? 'signed_only',
      ended: known?.ended ?? null,
      admittedAt: before?.at ?? null,
      showCancelled: schedule.cancelled,
      startMs: schedule.startMs,
      endMs: schedule.endMs,
    },
    {
      scheduleId: scan.scheduleId,
      sameDay: sameDay(tx, schedule.cinemaId, schedule.startMs),
      nowMs: tx.nowMs,
    },
  )
  if (refused) throw new Refusal(refused.code, { ...refused.details, seat: seatId })
  tx.append(`cinema:${schedule.cinemaId}`, 'ticket.admitted', {
    ticketId,
    admissionId: scan.id,
    scheduleId,
    gate: scan.gate,
  })
  return { ...admitted, at: tx.now }
}

/**
 * A ticket of ours whose show is not this cinema's as far as it knows. A box of another cinema that signed it names the
 * cinema; the relay sells for all of them, and a show that was planned during a cut may not have come yet.
 */
function elsewhere(tx: Tx, { nodeId }: TicketCode): Refusal {
  const cinemaId = boxById(tx.db, nodeId)?.cinemaId
  const cinema = cinemaId && tx.catalogue.get<Cinema>('cinema', cinemaId)?.name
  if (!cinema || cinemaId === tx.identity.cinemaId) return new Refusal('ticket_show_unknown')
  return new Refusal('ticket_other_cinema', { cinema })
}

function sameDay(tx: Tx, cinemaId: string, startMs: number): boolean {
  const zone = tx.catalogue.get<Cinema>('cinema', cinemaId)?.timezone ?? 'UTC'
  const offset = tx.catalogue.all<Exhibitor>('exhibitor')[0]?.midnightOffsetMinutes ?? 0
  return businessDay(tx.nowMs, zone, offset) >= businessDay(startMs, zone, offset)
}
