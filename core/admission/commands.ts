import { Refusal } from '../refusal.ts'
import { boxById } from '../membership/store.ts'
import type { Tx } from '../journal/node.ts'
import { originOf } from '../journal/fact.ts'
import { typedId } from '../journal/id.ts'
import { businessDay } from '../programme/day.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { tokensOf } from '../seating/store.ts'
import { mayEnter } from './admit.ts'
import { disbelieved, type UnsyncedTicket } from './believable.ts'
import { admissionOf, heldUpTo, ticketById } from './store.ts'
import type { TicketCode } from './ticket-code.ts'

/** A ticket that was let in, for the scanner to show. */
export type Admitted = { ticketId: string; scheduleId: string; seatId: string; rateName: string; at: string }

/**
 * Admits one ticket once, across all scanners of the building. The same scan sent again gets the same verdict.
 * A ticket no journal here knows is believed as far as `disbelieved` lets its code speak for it.
 * Refuses `ticket_unknown`, `ticket_forged` and `ticket_seat_sold` (see there), `ticket_other_cinema` and `ticket_show_unknown` (see `elsewhere`), `ticket_used`, `ticket_not_paid`, `ticket_refunded`, `ticket_exchanged`, `ticket_other_show`,
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
  const doubt = known ? undefined : scan.signed && disbelieved(unsyncedTicket(tx, scan.signed, schedule))
  if (!before && doubt) throw new Refusal(doubt, { seat: seatId })
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

/** What is known here of whoever signed a ticket that nobody here has heard of. */
function unsyncedTicket(tx: Tx, code: TicketCode, schedule: ScheduleRow): UnsyncedTicket {
  const { nodeId, epoch, seq, seatId } = code
  const box = boxById(tx.db, nodeId)
  const heir = box?.replacedBy && boxById(tx.db, box.replacedBy)
  const origin = originOf(nodeId, epoch, `cinema:${schedule.cinemaId}`)
  const foreign = box !== undefined && box.cinemaId !== schedule.cinemaId
  return {
    signer: !box ? 'relay' : foreign ? 'foreign_box' : box.replacedBy ? 'former_box' : 'box',
    heard: heldUpTo(tx.db, origin) >= seq,
    replacedMs: heir ? Date.parse(heir.enrolledAt) : null,
    startMs: schedule.startMs,
    seatSold: tokensOf(tx.db, schedule.id, [seatId]).get(seatId)?.state === 'sold',
  }
}

/**
 * A ticket of ours whose show is not this cinema's as far as it knows. A box of another cinema that signed it names the
 * cinema; the relay sells for all of them, and a show that was planned during a cut may not have come yet.
 */
function elsewhere(tx: Tx, { nodeId }: TicketCode): Refusal {
  const cinemaId = boxById(tx.db, nodeId)?.cinemaId
  const cinema = cinemaId && tx.catalogue.get('cinema', cinemaId)?.name
  if (!cinema || cinemaId === tx.identity.cinemaId) return new Refusal('ticket_show_unknown')
  return new Refusal('ticket_other_cinema', { cinema })
}

function sameDay(tx: Tx, cinemaId: string, startMs: number): boolean {
  const zone = tx.catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const offset = tx.catalogue.all('exhibitor')[0]?.midnightOffsetMinutes ?? 0
  return businessDay(tx.nowMs, zone, offset) >= businessDay(startMs, zone, offset)
}
