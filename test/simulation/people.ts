import { showSeats } from '#core/seating/load.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { freeSeats } from '#core/seating/seat-state.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { Chance } from './chance.ts'
import type { Place } from './place.ts'
import type { Simulation } from './simulation.ts'

/** One turn of somebody: its number names what they make, its luck is its own. */
export type Turn = {
  index: number
  chance: Chance
  simulation: Simulation
  /** The till somebody stands at, where that matters. */
  device?: string
}

/** Shows of a place's cinema (of all, at the relay), as its own programme says now: with a known room, and cancelled ones only when asked for. */
export function showsAt(place: Place, cancelled = false): string[] {
  const { cinemaId } = place.identity
  const shows = place.incarnation?.node.db
    .prepare(
      `SELECT s.id FROM schedules s JOIN arrangements a ON a.id = s.arrangement_id
       WHERE (@cinemaId IS NULL OR s.cinema_id = @cinemaId) AND (@cancelled OR s.id NOT IN (SELECT schedule_id FROM schedule_cancellations))
       ORDER BY s.start_ms, s.id`,
    )
    .pluck()
  return (shows?.all({ cinemaId: cinemaId ?? null, cancelled: Number(cancelled) }) ?? []) as string[]
}

/** Seats somebody wants who looks at the plan: mostly free ones, now and then any, often the same as everybody. */
export function wantedSeats(
  { chance, simulation: { options } }: Turn,
  place: Place,
  show: string,
  count: number,
): string[] {
  const { node, tenant } = place.incarnation!
  const cinemaId = scheduleById(node.db, show)?.cinemaId ?? ''
  const { seating: room } = showSeats(
    node.db,
    show,
    node.identity.role,
    tenant.line.connected(cinemaId),
    node.runtime.now(),
  )
  const { mine, theirs } = freeSeats(room)
  const free = [...mine, ...theirs].map(seat => seat.id)
  if (chance.happens(0.15) || !free.length)
    return chance.some(room.arrangement.seats, count).map(seat => seat.id)
  if (chance.happens(options.spread)) return chance.some(free, count)
  return free.slice(0, count)
}

/** A price of the small house; when it changed meanwhile, the refusal says the right one. */
export function guessedCents(
  seats: readonly string[],
  popcorn = 0,
  voucherId?: string,
  rateCents = 1000,
): number {
  const rate = voucherId ? 0 : rateCents
  return seats.reduce((sum, seat) => sum + rate + (seat.startsWith('C') ? 250 : 0), popcorn * 600)
}

/** The mailbox of whoever buys a bill on the website: each has their own. */
export function mailboxOf(billId: string): Pick<CheckoutRequest, 'email' | 'email_confirmation'> {
  const email = `${billId}@visitor.example`
  return { email, email_confirmation: email }
}
