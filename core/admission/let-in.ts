import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { mayEnter } from './admit.ts'
import { disbelieved, type UnsyncedTicket } from './believable.ts'
import type { TicketRow } from './store.ts'
import type { TicketCode } from './ticket-code.ts'
import { isTrainingTicket } from './training-ticket.ts'

/** A code that was shown at a door. */
export type Scan = {
  id: string
  typed: string
  /** The code when its signature was verified; null when a short code was typed. */
  signed: TicketCode | null
  /** The show the door is for; null for any that is on. */
  scheduleId: string | null
  gate: string
  /** The other side can be reached now, so every show of this cinema is known here. */
  connected?: boolean
}

/** What one node knows of a ticket that is shown, at one moment. */
export type TicketNow = {
  ticketId: string
  /** The ticket as its bill has it; undefined when it is in no journal here. */
  known: TicketRow | undefined
  schedule: ScheduleRow | undefined
  /** When it was let in, by which scan, at which scanner and by whom; their name is empty where it is not known here. */
  before: { admissionId: string; at: string; gate: string; by: string } | undefined
  /** This very scan let it in, and that was undone: sent again it opens no door. */
  isUndone: boolean
  /** Guests of its show sit where they like: the seat on its code means nothing. */
  freeSeating: boolean
  /** Of a ticket that only its signature vouches for. */
  unsynced: UnsyncedTicket | undefined
  /** The cinema it is for, where it is another one of the exhibitor's; see `otherCinema`. */
  otherCinema: string | undefined
  /** What is sold here now is training. */
  training: boolean
  /** The show's business day has come. */
  sameDay: boolean
  nowMs: number
  /** ISO, UTC. */
  now: string
}

/** A ticket that was let in, for the scanner to show. */
export type Admitted = {
  ticketId: string
  scheduleId: string
  seatId: string
  rateName: string
  /** The price it was sold at; null where its bill is not known here. */
  priceRateId: string | null
  at: string
}

/** Lets a ticket in; see `admit`, which says what it refuses. The same scan sent again writes nothing. */
export function letIn(scan: Scan, now: TicketNow): { admitted: Admitted; made: Draft[] } {
  const { ticketId, known, schedule, before } = now
  if (isTrainingTicket(ticketId) && !now.training) throw new Refusal('ticket_training')
  if (!schedule && scan.signed) throw unknownShow(now)
  const seatId = known?.seatId ?? scan.signed?.seatId
  if (!schedule || !seatId) throw new Refusal('ticket_unknown')
  const { id: scheduleId } = schedule
  const admitted = {
    ticketId,
    scheduleId,
    seatId,
    rateName: known?.text ?? '',
    priceRateId: known?.priceRateId ?? null,
  }
  if (now.isUndone) throw new Refusal('admission_unknown')
  if (before?.admissionId === scan.id) return { admitted: { ...admitted, at: before.at }, made: [] }
  const doubt = now.unsynced && disbelieved(now.unsynced)
  if (!before && doubt) throw new Refusal(doubt, { seat: seatId })
  const refused = mayEnter(
    {
      scheduleId,
      billStatus: known?.billStatus ?? 'signed_only',
      ended: known?.ended ?? null,
      admittedAt: before?.at ?? null,
      showCancelled: schedule.cancelled,
      startMs: schedule.startMs,
      endMs: schedule.endMs,
    },
    { scheduleId: scan.scheduleId, sameDay: now.sameDay, nowMs: now.nowMs },
  )
  if (refused)
    throw new Refusal(refused.code, {
      ...refused.details,
      ...(now.freeSeating ? {} : { seat: seatId }),
      ...(before
        ? {
            gate: before.gate,
            by: before.by,
            ticketId,
            admissionId: before.admissionId,
            ofSchedule: scheduleId,
          }
        : {}),
    })
  const body = { ticketId, admissionId: scan.id, scheduleId, gate: scan.gate }
  return {
    admitted: { ...admitted, at: now.now },
    made: [{ scope: `cinema:${schedule.cinemaId}`, type: 'ticket.admitted', body }],
  }
}

/**
 * A ticket of ours whose show is not this cinema's as far as it knows. If the box of another cinema signed it, that
 * cinema is named, and so it is for a ticket of the website while the relay can be reached: every show of this cinema
 * is known then. Cut off, a show planned meanwhile may not have arrived yet, and no cinema is guessed.
 */
function unknownShow({ otherCinema: cinema }: TicketNow): Refusal {
  return cinema ? new Refusal('ticket_other_cinema', { cinema }) : new Refusal('ticket_show_unknown')
}
