import { billById } from '../billing/store.ts'
import type { Visitor } from '../api/visitor.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import type { PrivateReading } from '../journal/storage/private-store.ts'
import { Refusal } from '../refusal.ts'
import { saleRefusal } from '../programme/sale.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { placeAutoHold, type Basket } from '../seating/commands.ts'
import { dropSiteHold, lengthenHold, moveHold, seatsOfHold } from '../seating/visitors/offered-store.ts'
import { mayAsk } from './ask.ts'
import type { WaitingParts, WayOff } from './facts.ts'
import { dueIn, knownOf, nextOffer, stateNow, type Here } from './load.ts'
import type { Party } from './offer.ts'
import { offerById, offerOfBill } from './offer-store.ts'
import { guestById, guestsOfMail, type GuestRow } from './store.ts'

/** Guests that one transaction deals with. */
const atOnce = 50

const scopeOf = (cinemaId: string): Scope => `cinema:${cinemaId}`

/** Whether an address is mailed now when somebody asks with it for a show. */
export function wouldAsk(at: PrivateReading, email: string, scheduleId: string): boolean {
  const open = guestsOfMail(at, email).filter(({ endedAt }) => endedAt === null)
  return mayAsk(open, scheduleId)
}

/**
 * Notes that somebody asks for seats of a show; the mail with the link follows from that. Nothing where the address waits
 * already.
 */
export function askToWait(
  tx: Tx,
  schedule: ScheduleRow,
  email: string,
  party: Party & { locale: Locale },
): void {
  if (!wouldAsk(tx, email, schedule.id)) return
  const { id: scheduleId, cinemaId, endMs } = schedule
  const { seats, adjacent, locale } = party
  const body = { waitingId: tx.id(), cinemaId, scheduleId, locale, seats, adjacent }
  const lastDay = new Date(endMs).toISOString().slice(0, 10)
  tx.append(scopeOf(cinemaId), 'waiting.asked', body, { email } satisfies WaitingParts, lastDay)
}

/** Notes a yes: from now on they are in line. Pressed again it is the same. Refuses `waiting_link_over`. */
export function confirmWaiting(tx: Tx, waitingId: string): GuestRow {
  const guest = guestById(tx.db, waitingId)
  const schedule = guest && scheduleById(tx.db, guest.scheduleId)
  if (!guest || !schedule || guest.endedAt !== null || saleRefusal(tx, schedule, 'site'))
    throw new Refusal('waiting_link_over')
  if (guest.confirmedAt === null)
    tx.append(scopeOf(guest.cinemaId), 'waiting.confirmed', { waitingId, cinemaId: guest.cinemaId })
  return guest
}

/**
 * Ends somebody's waiting, and lets go of seats that are kept for them and in no basket yet. Nothing where it is over.
 * Refuses `waiting_link_over` for nobody's link.
 *
 * @returns the show, whose seats may be free again
 */
export function leaveLine(tx: Tx, waitingId: string, how: 'left' | 'staff'): string {
  const guest = guestById(tx.db, waitingId)
  if (!guest) throw new Refusal('waiting_link_over')
  if (guest.endedAt === null) endWaiting(tx, guest, how, how === 'staff')
  return guest.scheduleId
}

/** @param forgotten their private part goes with it, on every node */
export function endWaiting(tx: Tx, guest: GuestRow, how: WayOff, forgotten: boolean): void {
  const { id: waitingId, cinemaId, privateDigest } = guest
  const { offer } = knownOf(tx, guest)
  if (offer && offer.billId === null) dropSiteHold(tx.db, offer.id)
  tx.append(scopeOf(cinemaId), 'waiting.ended', { waitingId, cinemaId, how, forgotten })
  if (forgotten && privateDigest !== null)
    tx.append(scopeOf(cinemaId), 'person.erased', { digests: [privateDigest] })
}

/** Writes what is due about a show's guests, some at a time. Returns whether there may be more. */
export function endDueGuests(tx: Tx, scheduleId: string): boolean {
  const due = dueIn(tx, scheduleId)
  for (const { known, due: each } of due.slice(0, atOnce)) {
    const { guest, offer } = known
    if (each.what === 'end') endWaiting(tx, guest, each.how, each.forgotten)
    else if (offer) {
      dropSiteHold(tx.db, offer.id)
      tx.append(scopeOf(guest.cinemaId), 'waiting.withdrawn', { offerId: offer.id, cinemaId: guest.cinemaId })
    }
  }
  return due.length > atOnce
}

/** The seats of an offer are kept as a visitor's basket is: its guest is nobody else, and comes from nowhere else. */
const keeperOf = (guest: GuestRow): Visitor => ({ id: `waiting ${guest.id}`, address: `waiting ${guest.id}` })

/**
 * Keeps free seats of a show for whoever is next in line, and says so; the mail follows from that. It takes what a
 * visitor's basket could take and nothing else: seats that this node owns, beside the register's share. Refuses as
 * `placeAutoHold`, above all `seats_elsewhere` for what is to be asked from the other side.
 *
 * @returns the seats; undefined where there is nobody, or no room
 */
export function offerSeats(tx: Tx, scheduleId: string, here: Here): { seats: string[] } | undefined {
  const next = nextOffer(tx, scheduleId, here)
  if (!next) return undefined
  const { guest: party, schedule, untilMs } = next
  const { guest } = party
  const offerId = tx.id()
  const visitor = keeperOf(guest)
  const held = placeAutoHold(tx, { ...here, id: offerId, scheduleId, channel: 'site', visitor }, party.seats)
  if (held.apart && party.adjacent) throw new Refusal('not_enough_seats', { free: 0 })
  lengthenHold(tx.db, offerId, untilMs)
  const { cinemaId } = schedule
  const { seats } = held
  tx.append(scopeOf(cinemaId), 'waiting.offered', {
    offerId,
    waitingId: guest.id,
    cinemaId,
    scheduleId,
    seats,
    untilMs,
  })
  return { seats }
}

/** Seats of an offer in the basket of whoever opened it, until then. */
export type Taken = { scheduleId: string; seats: string[]; untilMs: number }

/**
 * Puts the seats of an offer into a visitor's basket, as the one they bought by; opened again, on another machine too, it
 * is in that one's. Refuses `waiting_offer_over` when its time is over, its seats are kept no longer, or it is a purchase
 * already.
 *
 * @param basket.id the bill that it becomes
 */
export function takeOffer(tx: Tx, offerId: string, basket: { id: string; visitor: Visitor }): Taken {
  const { db, nowMs } = tx
  const offer = offerById(db, offerId)
  const guest = offer && guestById(db, offer.guestId)
  if (!offer || !guest || stateNow(knownOf(tx, guest), nowMs) !== 'offered')
    throw new Refusal('waiting_offer_over')
  const kept = offer.billId ?? offer.id
  const seats = seatsOfHold(db, kept, nowMs)
  if (nowMs >= offer.untilMs || !seats.length || billById(db, kept)) throw new Refusal('waiting_offer_over')
  if (billById(db, basket.id) || (kept !== basket.id && seatsOfHold(db, basket.id, nowMs).length))
    throw new Refusal('request_reused')
  moveHold(db, kept, basket)
  lengthenHold(db, basket.id, offer.untilMs)
  if (offer.billId !== basket.id)
    tx.append(scopeOf(guest.cinemaId), 'waiting.taken', {
      offerId,
      cinemaId: guest.cinemaId,
      billId: basket.id,
      stamp: tx.stamp(),
    })
  return { scheduleId: offer.scheduleId, seats, untilMs: offer.untilMs }
}

/**
 * In the transaction of a visitor's hold: what was offered stays kept for as long as was said, whatever its guest changes
 * in the basket.
 *
 * @returns until when, epoch milliseconds; undefined for a basket that nobody was offered
 */
export function keepOfferedTime({ db, nowMs }: Tx, { id }: Pick<Basket, 'id'>, seats: readonly string[]) {
  if (!seats.length) return undefined
  const offer = offerOfBill(db, id)
  if (!offer || offer.untilMs <= nowMs) return undefined
  lengthenHold(db, id, offer.untilMs)
  return offer.untilMs
}
