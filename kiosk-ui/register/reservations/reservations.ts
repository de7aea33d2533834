import type { ReactNode } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import {
  cancelReservation,
  changeReservation,
  makeReservation,
  readReservation,
  readReservations,
  releaseReservations,
  type ReservationView,
} from '#core/reservations/contract.ts'
import type { Contact } from '#core/reservations/contact.ts'
import { refusedBreach } from '#core/seating/refused-breach.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { call } from '../../box/call.ts'
import { programmeQuery } from '../../box/programme.ts'
import { queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { priceBookNow } from '../sale/price-book.ts'
import { partOf } from '../sale/parts.ts'
import { knownSeats, pricesQuery, seatsQuery } from '../server.ts'
import { keepReserved } from '../seats/seating.ts'
import { dropShow, nextCustomer, redeemInto, till } from '../till.ts'
import { basketOf, isOver, takesMore, type TillState } from '../till-state.ts'
import { wordsNow } from '../words.ts'

/** Letters from which on a name is looked for. */
const fewestLetters = 3

/** Those that wait, or those nobody collected: of a show, of today, or found by a text, then of every state. */
export function reservationsQuery(
  asked: { scheduleId: string | null; text: string; missed: boolean },
  today: string,
) {
  const { scheduleId, missed } = asked
  const text = asked.text.trim()
  const isText = text.length >= fewestLetters
  const where = scheduleId ? { schedule: scheduleId } : { from: today, ...(missed ? { to: today } : {}) }
  const status = missed ? ('expired' as const) : ('pending' as const)
  const body = isText ? { text } : { ...where, status }
  return queryOptions({
    queryKey: ['reservations', body],
    queryFn: () => call(readReservations, { body }),
    enabled: isText || scheduleId !== null || today !== '',
    staleTime: 0,
  })
}

export const reservationQuery = (id: string) =>
  queryOptions({
    queryKey: ['reservations', id],
    queryFn: () => call(readReservation, { params: { id } }),
    staleTime: 0,
  })

function readAnew(scheduleId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['reservations'] })
  void queryClient.invalidateQueries({ queryKey: seatsQuery(scheduleId).queryKey })
}

export type Reservable = { scheduleId: string; seats: string[] | number }

/** What of the basket can be reserved: the seats of its only show, or how many places where seating is free. */
export function reservable(state: TillState): Reservable | 'nothing' | 'several' {
  // In an exchange the seats of the basket are for tickets that were paid.
  if (state.at !== 'selling') return 'nothing'
  const [part, second] = soldParts(state.basket)
  if (second) return 'several'
  if (!part || part.seats.length !== part.rates.length) return 'nothing'
  const { scheduleId, seats } = part
  const isCounted = knownSeats(scheduleId)?.arrangement.freeSeating
  return { scheduleId, seats: isCounted ? seats.length : [...seats] }
}

/** Reserves the basket's seats; they leave the basket. The same id again is the same reservation. */
export async function reserveBasket(
  id: string,
  { scheduleId, seats }: Reservable,
  contact: Contact,
): Promise<ReservationView> {
  const basket = basketOf(till())
  const wanted = typeof seats === 'number' ? { count: seats } : { seats }
  const body = { id, ...wanted, contact, holdId: basket.id }
  const { reservation } = await call(makeReservation, { params: { id: scheduleId }, body })
  dropShow(scheduleId)
  readAnew(scheduleId)
  return reservation
}

/**
 * The guest is here: the seats come into the basket, at the first rate that one ticket may have; the cashier chooses
 * others there. False where the till does something else by now.
 */
export async function redeem(
  { id, scheduleId }: ReservationView,
  seats: readonly string[],
): Promise<boolean> {
  if (isOver(till())) nextCustomer()
  await Promise.all([
    queryClient.ensureQueryData(programmeQuery),
    queryClient.ensureQueryData(pricesQuery),
    queryClient.ensureQueryData(seatsQuery(scheduleId)),
  ])
  if (!takesMore(till())) return false
  const basket = basketOf(till())
  const rate = priceBookNow(scheduleId).offered.find(({ minTickets }) => minTickets <= 1)
  if (!rate) throw new Error(wordsNow()('reservation_no_price'))
  const all = [...new Set([...(partOf(basket, scheduleId)?.seats ?? []), ...seats])]
  // What a part of a party leaves behind is asked about at the sale.
  const hold = await keepReserved(basket.id, { id, scheduleId }, all, false).catch((cause: unknown) => {
    if (!refusedBreach(cause)) throw cause
    return keepReserved(basket.id, { id, scheduleId }, all, true)
  })
  const isIn = redeemInto({ id, scheduleId }, hold.seats, rate.id)
  readAnew(scheduleId)
  return isIn
}

export async function changeOne(
  { id, scheduleId }: ReservationView,
  asked: { add?: string[]; release?: string[]; contact?: Contact },
): Promise<void> {
  const holdId = asked.add?.length ? basketOf(till()).id : undefined
  await call(changeReservation, { params: { id }, body: { ...asked, ...(holdId ? { holdId } : {}) } })
  if (asked.add?.length) dropShow(scheduleId)
  readAnew(scheduleId)
}

export async function cancelOne({ id, scheduleId }: ReservationView): Promise<void> {
  await call(cancelReservation, { params: { id } })
  readAnew(scheduleId)
}

/** Gives back all seats of a show that nobody has collected. */
export async function releaseShow(scheduleId: string): Promise<number> {
  const { seats } = await call(releaseReservations, { params: { id: scheduleId } })
  readAnew(scheduleId)
  return seats.length
}

/** What is wrong with a contact, by its fields: what the box did not understand, or that nobody could be reached. */
export function fieldErrors(error: unknown): Readonly<Partial<Record<string, ReactNode>>> {
  if (!(error instanceof CallRefused)) return {}
  if (error.code === 'contact_missing') return { 'contact.phone': refusalText(error) }
  return Object.fromEntries(Object.entries(error.fields).map(([field, [first]]) => [field, first]))
}
