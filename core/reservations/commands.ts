import { requireModules } from '../access/modules.ts'
import { Refusal } from '../refusal.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { dropHoldOfShow } from '../seating/basket-store.ts'
import { seatsChosen, seatsToHold, type HoldNow } from '../seating/hold.ts'
import { givingOf, loadShow, requireOwnBasket } from '../seating/load.ts'
import { requireParty } from '../seating/party.ts'
import { tokenOf, type ShowSeats } from '../seating/seat-state.ts'
import { endReservations, releaseOverdue } from '../seating/reserved/commands.ts'
import type { Contact } from './contact.ts'
import { cancel, change, reserve } from './decide.ts'
import { boundsOf, keptSeats, loadWaiting, openIn } from './load.ts'
import { sayableReference } from './reference.ts'
import { eventsOfReservation, reservationById, type ReservationRow } from './store.ts'

/** Who does it, in which cinema, and whether the other side can be asked for seats. */
export type Clerk = {
  employeeName: string
  cinemaId: string
  connected: boolean
  /** Seats held on the other side, as far as this one knows. */
  heldThere?: ReadonlySet<string> | undefined
  /** Proposed are only seats that this side owns: the other one gave none. */
  ownOnly?: boolean | undefined
}

export type ReserveRequest = {
  id: string
  scheduleId: string
  /** Exactly these seats, or so many that the house chooses. */
  seats: readonly string[] | { count: number }
  /** The basket at the till that kept them. */
  holdId?: string | undefined
  contact: Contact
}

/**
 * Keeps seats for somebody who comes later; sent again with the same id it is the same reservation. Refuses
 * `module_inactive`, `request_reused`, as `seatsToHold`, `seatsChosen` and `requireParty`, and as `reserve`.
 */
export function makeReservation(tx: Tx, request: ReserveRequest, by: Clerk): ReservationRow {
  const { id, scheduleId, holdId, seats } = request
  const made = reservationById(tx.db, id)
  if (made) {
    if (made.scheduleId !== scheduleId) throw new Refusal('request_reused')
    return made
  }
  requireModules(tx.catalogue, ['pos', 'tickets', 'reservations'])
  if (holdId) requireOwnBasket(tx, holdId)
  const wanted = 'count' in seats ? undefined : seats
  const now = loadFree(tx, { scheduleId, wanted, basket: holdId ?? id }, by)
  const seatIds = wanted
    ? seatsToHold(now, wanted)
    : seatsChosen(now, (seats as { count: number }).count, givingOf(tx, now.schedule), by.ownOnly).seatIds
  requireUnreserved(now.seating, seatIds)
  if (wanted) requireParty(now, seatIds, now.basket)
  const draft = reserve(request, {
    show: now,
    seatIds,
    bounds: boundsOf(tx, by.cinemaId),
    open: openIn(tx, scheduleId),
    nowMs: tx.nowMs,
    owner: tx.identity.role,
    reference: newReference(tx),
    employeeName: by.employeeName,
  })
  if (holdId) dropHoldOfShow(tx.db, holdId, scheduleId)
  appendAll(tx, [draft])
  return reservationById(tx.db, id)!
}

/**
 * A basket may keep seats of a reservation whose guest is at the till: they are that guest's, and no other reservation
 * has them. Refuses `seat_taken`.
 */
function requireUnreserved(seating: ShowSeats, seatIds: readonly string[]): void {
  const reserved = seatIds.filter(id => tokenOf(seating, id).state === 'reserved')
  if (reserved.length) throw new Refusal('seat_taken', { seats: reserved })
}

/** A show with seats to reserve, reservations that are over ended first. Refuses `schedule_unknown`. */
function loadFree(
  tx: Tx,
  {
    scheduleId,
    wanted,
    basket,
  }: { scheduleId: string; wanted: readonly string[] | undefined; basket: string },
  { cinemaId, connected, heldThere }: Clerk,
): HoldNow {
  releaseOverdue(tx, scheduleId)
  const show = loadShow(tx, scheduleId, wanted, 'register')
  if (show.schedule.cinemaId !== cinemaId) throw new Refusal('schedule_unknown')
  return {
    ...show,
    seating: { ...show.seating, connected, heldThere },
    basket,
    bounds: undefined,
    // Where the party may sit is asked once, below.
    unfinished: true,
  }
}

/** Four even numbers from one random id: each of its characters stands for five bits. */
function newReference(tx: Pick<Tx, 'id'>): string {
  const digits = [...tx.id(16)].map(letter => '0123456789abcdefghjkmnpqrstvwxyz'.indexOf(letter))
  const part = (from: number) => digits.slice(from, from + 4).reduce((sum, digit) => (sum + digit) / 32, 0)
  return sayableReference([part(0), part(4), part(8), part(12)])
}

/**
 * Adds seats to a reservation, gives some back, says another contact. Refuses as `loadWaiting` and `change`, and for
 * what is added as `seatsToHold` and `requireUnreserved`; `request_reused` for a basket that is another machine's.
 */
export function changeReservation(
  tx: Tx,
  asked: {
    id: string
    add: readonly string[]
    release: readonly string[]
    contact?: Contact | undefined
    /** The basket at the till that keeps what is added. */
    holdId?: string | undefined
  },
  by: Clerk,
): ReservationRow {
  const waiting = loadWaiting(tx, asked.id, by.employeeName)
  const { row } = waiting
  const basket = asked.holdId ?? asked.id
  if (asked.holdId) requireOwnBasket(tx, asked.holdId)
  if (asked.add.length) requireModules(tx.catalogue, ['pos', 'tickets', 'reservations'])
  const added = asked.add.length
    ? seatsToHold(loadFree(tx, { scheduleId: row.scheduleId, wanted: asked.add, basket }, by), asked.add)
    : []
  // The seats that are added must be known beside those it has.
  const show = added.length
    ? loadFree(tx, { scheduleId: row.scheduleId, wanted: [...added, ...waiting.kept], basket }, by)
    : waiting.show
  requireUnreserved(show.seating, added)
  const draft = change(
    { ...waiting, show },
    { added, released: asked.release, contact: asked.contact },
    boundsOf(tx, row.cinemaId),
  )
  if (asked.holdId && added.length) dropHoldOfShow(tx.db, asked.holdId, row.scheduleId)
  appendAll(tx, [draft])
  return reservationById(tx.db, asked.id)!
}

/**
 * Ends a reservation because somebody says so: at once where this node owns its seats, and otherwise the other side is
 * asked to, which it does when it hears of it. One that was ended by hand before stays so. Refuses as `loadWaiting`, and
 * `seat_taken` while its guest is paying.
 */
export function cancelReservation(tx: Tx, id: string, employeeName: string): ReservationRow {
  const row = reservationById(tx.db, id)
  if (!row) throw new Refusal('reservation_unknown')
  const events = eventsOfReservation(tx.db, id)
  const wasCancelled = events.some(({ kind }) => kind === 'cancelled')
  if (wasCancelled && !keptSeats(tx, row).length) return row
  if (row.owner === tx.identity.role) appendAll(tx, [cancel(loadWaiting(tx, id, employeeName))])
  else if (!keptSeats(tx, row).length) throw new Refusal('reservation_over')
  else if (!events.some(({ kind }) => kind === 'cancel_asked'))
    tx.append(`cinema:${row.cinemaId}`, 'reservation.cancel_asked', {
      reservationId: id,
      cinemaId: row.cinemaId,
      scheduleId: row.scheduleId,
      employeeName,
    })
  return reservationById(tx.db, id)!
}

/** The mail that says until when its seats wait has left; said once. */
export function noteReminded(tx: Tx, id: string): void {
  const row = reservationById(tx.db, id)
  if (!row || eventsOfReservation(tx.db, id).some(({ kind }) => kind === 'reminded')) return
  const { cinemaId, scheduleId } = row
  tx.append(`cinema:${cinemaId}`, 'reservation.reminded', { reservationId: id, cinemaId, scheduleId })
}

/**
 * Gives back the seats of all reservations of a show at once: nobody comes any more. One whose guest is paying stays.
 *
 * @returns the seats that are free again
 */
export function releaseAll(tx: Tx, scheduleId: string, employeeName: string): string[] {
  return endReservations(tx, scheduleId, {
    kind: 'reservation.expired',
    reason: 'released',
    employeeName,
    which: () => true,
  })
}
