import { Refusal } from '../refusal.ts'
import { inShow } from '../seating/in-show.ts'
import { placesFor } from '../seating/free-seating.ts'
import type { Redeemed } from '../seating/reserved/facts.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import { nextVersions, type ShowOnSale } from '../seating/show.ts'
import type { TokenChange } from '../seating/token.ts'
import type { WantedTicket } from './price-basket.ts'

export type AskedTicket = {
  scheduleId: string
  seatId: string
  priceRateId: string
  voucherId?: string | undefined
  /** Supplements its guest need not pay. */
  waives?: readonly string[] | undefined
}

/** The shows of a basket, by their ids. */
export type Shows = ReadonlyMap<string, ShowOnSale>

/**
 * The seats to be paid for, with the versions that take them: they exist, are free or in this very basket, and this
 * node owns them. Refuses `seat_unknown`, `seat_taken`, `seats_elsewhere` (each names the seats), where seating is free
 * `not_enough_seats`, and as the show is closed to the channel; each names its show as `scheduleId`.
 */
export function takeSeats(
  shows: Shows,
  tickets: readonly AskedTicket[],
  basket: string,
): { wanted: WantedTicket[]; tokens: TokenChange[] } {
  const parts = [...Map.groupBy(tickets, ticket => ticket.scheduleId)].map(([scheduleId, ofShow]) =>
    inShow(scheduleId, () => takeInShow(shows.get(scheduleId)!, scheduleId, ofShow, basket)),
  )
  return { wanted: parts.flatMap(part => part.wanted), tokens: parts.flatMap(part => part.tokens) }
}

function takeInShow(show: ShowOnSale, scheduleId: string, tickets: readonly AskedTicket[], basket: string) {
  const { closed, dimension, terms, arrangement, seating } = show
  const mine = placed(show, basket, tickets)
  const ids = mine.map(ticket => ticket.seatId)
  if (closed) throw closed
  const unknown = ids.filter(id => !arrangement.byId.has(id))
  if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const taken = [...ids.filter(id => seatStateOf(seating, id, basket) !== 'free'), ...twice]
  if (taken.length) throw new Refusal('seat_taken', { seats: taken })
  const elsewhere = ids.filter(id => tokenOf(seating, id).owner !== seating.me)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
  const wanted = mine.map(({ seatId, priceRateId, voucherId, waives }): WantedTicket => ({
    scheduleId,
    seat: arrangement.byId.get(seatId)!,
    dimension,
    terms,
    priceRateId,
    voucherId,
    waives,
  }))
  return { wanted, tokens: nextVersions(seating, scheduleId, ids) }
}

/** The reservations whose seats are taken. */
export function redeemedBy(shows: Shows, tokens: readonly TokenChange[]): Redeemed[] {
  const ids = tokens.flatMap(({ scheduleId, seatId }) => {
    const { seating } = shows.get(scheduleId)!
    const isReserved = tokenOf(seating, seatId).state === 'reserved'
    return (isReserved && seating.reserved?.get(seatId)?.reservationId) || []
  })
  return [...Map.groupBy(ids, id => id)].map(([reservationId, { length: seats }]) => ({
    reservationId,
    seats,
  }))
}

/** The tickets of one show with the places they get: those asked for, or where seating is free as many. */
function placed(
  { arrangement, seating }: ShowOnSale,
  basket: string,
  tickets: readonly AskedTicket[],
): readonly AskedTicket[] {
  if (!arrangement.freeSeating) return tickets
  const named = tickets.map(ticket => ticket.seatId)
  const { places } = placesFor(seating, basket, named, named.length)
  if (places.length < named.length) throw new Refusal('not_enough_seats', { free: places.length })
  return tickets.map((ticket, index) => ({ ...ticket, seatId: places[index]! }))
}

/** The voucher of each ticket that has one. */
export function vouchersIn(tickets: readonly Pick<AskedTicket, 'voucherId'>[]): string[] {
  return tickets.flatMap(ticket => ticket.voucherId ?? [])
}

type SoldTicket = { [K in Exclude<keyof AskedTicket, 'waives'>]?: string | undefined } & {
  freeSeating?: boolean | undefined
}

/** Whether a repeated request names the tickets that were sold; where seating is free the places may differ. */
export function sameTickets(sold: readonly SoldTicket[], asked: readonly AskedTicket[]): boolean {
  const counted = new Set(sold.flatMap(line => (line.freeSeating ? line.scheduleId : [])))
  const text = ({ scheduleId, seatId, priceRateId, voucherId = '' }: SoldTicket) =>
    [scheduleId, counted.has(scheduleId) ? '' : seatId, priceRateId, voucherId].join('/')
  return sold.map(text).sort().join() === asked.map(text).sort().join()
}
