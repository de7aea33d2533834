import { worksIn, type Cinemas } from '../access/employee.ts'
import { billById } from '../billing/store.ts'
import type { Node } from '../journal/node.ts'
import { findPeople } from '../journal/storage/person-index.ts'
import { privatePart } from '../journal/storage/private-store.ts'
import { addDays, isoIn, startOfDay } from '../programme/day.ts'
import { overAtMs } from '../seating/reserved/over.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import type { ContactPart } from './contact.ts'
import type { ReservationView } from './contract.ts'
import { typedReference } from './reference.ts'
import { reservedShows, type ReservedShows } from './show-load.ts'
import { lostSeats, statusOf, ticketsOf } from './state.ts'
import {
  eventsOfReservation,
  reservationsByReference,
  reservationsOfParts,
  reservationsOfShow,
  showsIn,
  type ReservationEvent,
  type ReservationRow,
} from './store.ts'

/** Most reservations that one list shows. */
export const listedAtMost = 200
/** Most that are looked at for one list. */
const lookedAtMost = 2000

/** A reservation with its show, its guest and what became of it. */
export function reservationView(
  node: Node,
  row: ReservationRow,
  showOf: ReservedShows = reservedShows(node),
): ReservationView {
  const show = showOf(row)
  const seats = show.seatsOf(row.id)
  const events = eventsOfReservation(node.db, row.id)
  const overMs = overAtMs(show.startMs, row.minutesBefore)
  const known = {
    events,
    kept: seats.length,
    overMs,
    nowMs: show.isPaying(seats) ? overMs - 1 : node.runtime.now(),
  }
  const status = statusOf(known)
  return {
    id: row.id,
    reference: row.reference,
    cinemaId: row.cinemaId,
    scheduleId: row.scheduleId,
    status,
    source: row.source,
    seats,
    seatText: show.called(seats),
    tickets: ticketsOf(events),
    lost: status === 'pending' ? lostSeats(known) : 0,
    until: isoIn(overMs, show.zone),
    contact: contactOf(node, events),
    ...paidBy(node, events),
    reason: status === 'pending' || status === 'used' ? null : reasonOf(events),
    madeAt: isoIn(Date.parse(row.at), show.zone),
    madeBy: row.employee,
    cancelAsked: status === 'pending' && events.some(({ kind }) => kind === 'cancel_asked'),
    here: row.owner === node.identity.role,
    show: show.view,
  }
}

function contactOf(node: Node, events: readonly ReservationEvent[]): ReservationView['contact'] {
  const digest = events.findLast(event => event.digest !== null)?.digest ?? null
  const part = privatePart<ContactPart>(node, digest)
  if (!part) return null
  const { firstName, lastName, phone, mobile, email } = part
  return { firstName, lastName, phone, mobile, email }
}

function paidBy({ db }: Node, events: readonly ReservationEvent[]) {
  const rows = events.flatMap(({ billId }) => (billId ? (billById(db, billId) ?? []) : []))
  return {
    billTotalCents: rows.reduce((sum, { totalCents }) => sum + totalCents, 0),
    bills: rows.map(({ number }) => number ?? ''),
  }
}

function reasonOf(events: readonly ReservationEvent[]): ReservationView['reason'] {
  const ending = events.findLast(({ kind }) => kind === 'cancelled' || kind === 'expired')
  return ending?.reason || (ending ? null : 'time')
}

type Asked = {
  cinema?: string | undefined
  schedule?: string | undefined
  from?: string | undefined
  to?: string | undefined
  status?: ReservationView['status'] | undefined
  text?: string | undefined
}

/**
 * Reservations of the cinemas somebody works in: of one show, of the shows of some days, or by a text, in the order of
 * their shows. Without any of those, of the shows of today and the coming week. At most `listedAtMost`.
 */
export function listReservations(
  node: Node,
  asked: Asked,
  cinemas: Cinemas,
): { reservations: ReservationView[]; more: boolean } {
  const isShown = (row: ReservationRow) =>
    worksIn(cinemas, row.cinemaId) &&
    (asked.cinema === undefined || row.cinemaId === asked.cinema) &&
    (asked.schedule === undefined || row.scheduleId === asked.schedule)
  const found: ReservationView[] = []
  const showOf = reservedShows(node)
  for (const row of rowsOf(node, asked)) {
    if (!isShown(row)) continue
    const view = reservationView(node, row, showOf)
    if (asked.status !== undefined && view.status !== asked.status) continue
    if (found.length === listedAtMost) return { reservations: found, more: true }
    found.push(view)
  }
  return { reservations: found, more: false }
}

function rowsOf(node: Node, asked: Asked): ReservationRow[] {
  const { db } = node
  const text = asked.text?.trim() ?? ''
  if (text) {
    const reference = typedReference(text)
    if (reference) return reservationsByReference(db, reference, lookedAtMost)
    return newestFirst(reservationsOfParts(db, findPeople(node, text), lookedAtMost))
  }
  if (asked.schedule !== undefined) return reservationsOfShow(db, asked.schedule, lookedAtMost)
  const rows: ReservationRow[] = []
  for (const { id } of showsIn(db, spanOf(node, asked))) {
    rows.push(...reservationsOfShow(db, id, lookedAtMost))
    if (rows.length >= lookedAtMost) break
  }
  return rows
}

function newestFirst(rows: readonly ReservationRow[]): ReservationRow[] {
  return rows.toSorted((a, b) => b.startMs - a.startMs || (a.id < b.id ? -1 : 1))
}

/** From which instant on, and before which, the shows of some business days begin, by the cinema's clock. */
function spanOf(node: Node, { from, to, cinema }: Asked): { fromMs: number; beforeMs: number } {
  const cinemas = node.catalogue.all('cinema')
  const zone = (cinemas.find(({ id }) => id === cinema) ?? cinemas[0])?.timezone ?? 'UTC'
  const offset = midnightOffsetOf(node.catalogue)
  const begins = (day: string) => startOfDay(day, zone, offset)
  const nowMs = node.runtime.now()
  const dayMs = 86_400_000
  return {
    fromMs: from === undefined ? nowMs - dayMs : begins(from),
    beforeMs:
      to === undefined ? Math.max(nowMs, from ? begins(from) : 0) + 7 * dayMs : begins(addDays(to, 1)),
  }
}
