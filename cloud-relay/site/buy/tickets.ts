import { mostTickets, stepped } from '#core/pricing/rate-limits.ts'
import { coverOf } from '#core/vouchers/cover.ts'
import { turnPays, type TicketLimit } from '#core/vouchers/ticket-limit.ts'
import { bestSets, type TicketSet } from '#core/pricing/ticket-sets.ts'
import type { Tariff } from '#core/sales/tariff.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { classIdOf, type SeatColor, type SeatMark } from '#core/venue/seat-class.ts'
import type { SeatState } from '#core/seating/contract.ts'

/** How many of each tariff, by price rate id. */
export type Quantities = Readonly<Record<string, number>>
/** What a class adds to every tariff and to handling, in cents, and how it is called and drawn. */
export type ClassRates = Readonly<
  Record<
    string,
    { name: string; ticket: number; handling: number; color: SeatColor | null; mark: SeatMark | null }
  >
>
export type Ticket = {
  priceRateId: string
  seatId: string
  cents: number
  /** What its seat's class adds to handling, in cents. */
  handlingCents: number
  voucherId?: string
  /** Supplements its guest does not pay. */
  waives?: string[]
}

export function countOf(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
}

/**
 * One seat gets one tariff: tariffs in their order, seats by row and number. A seat's class adds the same to every
 * tariff, so the pairing never changes the sum.
 */
export function ticketsOf(
  quantities: Quantities,
  tariffs: readonly Tariff[],
  seatIds: readonly string[],
  seats: readonly Seat[],
  classRates: ClassRates,
): Ticket[] {
  const wanted = tariffs.flatMap(tariff => Array<Tariff>(quantities[tariff.price_rate_id] ?? 0).fill(tariff))
  return inSeatOrder(seatIds, seats)
    .slice(0, wanted.length)
    .map((seat, index) => ({
      priceRateId: wanted[index]!.price_rate_id,
      seatId: seat.id,
      cents: wanted[index]!.total_price + (classRates[classIdOf(seat)]?.ticket ?? 0),
      handlingCents: classRates[classIdOf(seat)]?.handling ?? 0,
    }))
}

/** Where the visitor said so: how many tickets of each rate a voucher pays for, by voucher and price rate id. */
export type ChosenTurns = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * Vouchers pay for the tickets the visitor chose, the others for the dearest ones, as far as their tariffs take them and
 * turns last; what class and 3D add is left to pay.
 */
export function coverTickets(
  tickets: readonly Ticket[],
  tariffs: readonly Tariff[],
  vouchers: readonly {
    uuid: string
    redeemable_turn: number
    ticket_limit?: TicketLimit | null
  }[],
  chosen: ChosenTurns = {},
): Ticket[] {
  const full = ({ priceRateId }: Ticket) => {
    const tariff = tariffs.find(tariff => tariff.price_rate_id === priceRateId)
    return tariff?.accept_voucher ? tariff.voucher_price : 0
  }
  const covers = new Map<Ticket, string>()
  for (const { uuid, redeemable_turn, ticket_limit } of vouchers) {
    let turns = redeemable_turn
    for (const [rate, wanted] of Object.entries(chosen[uuid] ?? {})) {
      const free = tickets.filter(
        ticket =>
          ticket.priceRateId === rate && turnPays(full(ticket), ticket_limit) > 0 && !covers.has(ticket),
      )
      for (const ticket of free.slice(0, Math.min(wanted, turns))) {
        covers.set(ticket, uuid)
        turns -= 1
      }
    }
  }
  const open = tickets.filter(ticket => !covers.has(ticket))
  coverOf(
    open.map(ticket => ({ turnPays: full(ticket) })),
    vouchers
      .filter(({ uuid }) => !chosen[uuid])
      .map(({ uuid, redeemable_turn, ticket_limit }) => ({
        id: uuid,
        turns: redeemable_turn,
        limit: ticket_limit,
      })),
  ).forEach((uuid, place) => uuid && covers.set(open[place]!, uuid))
  return tickets.map(ticket => {
    const voucherId = covers.get(ticket)
    const limit = vouchers.find(({ uuid }) => uuid === voucherId)?.ticket_limit
    return voucherId ? { ...ticket, cents: ticket.cents - turnPays(full(ticket), limit), voucherId } : ticket
  })
}

/**
 * What is taken off where tickets are bought together, by its names; of tickets that a voucher pays for nothing. Before
 * the seats are known it is the same: it is about rates alone.
 */
export function takenOff(
  quantities: Quantities,
  { tariffs, sets }: { tariffs: readonly Tariff[]; sets: readonly (TicketSet & { name: string })[] },
  covered: readonly Ticket[],
): { id: string; name: string; cents: number }[] {
  const counted = tariffs.flatMap(tariff => {
    const { price_rate_id: rateId, rate_price: cents } = tariff
    const byVoucher = covered.filter(ticket => ticket.voucherId && ticket.priceRateId === rateId).length
    const count = Math.max(0, (quantities[rateId] ?? 0) - byVoucher)
    return Array.from({ length: count }, () => ({ rateId, cents }))
  })
  const parts = bestSets(counted, sets)
  return sets.flatMap(({ id, name }) => {
    const cents = parts.reduce((sum, part) => sum + (part.id === id ? part.cents : 0), 0)
    return cents > 0 ? [{ id, name, cents }] : []
  })
}

/**
 * What the order costs beside its tickets: handling of each of them, and a fee for the order as a whole. What a class
 * adds to handling is known with the seats.
 */
export function feesOf(
  quantities: Quantities,
  { tariffs, order_fee }: { tariffs: readonly Tariff[]; order_fee: number },
  tickets: readonly Pick<Ticket, 'handlingCents'>[],
): { handling: number; order: number } {
  const handling = tariffs.reduce(
    (sum, tariff) => sum + (quantities[tariff.price_rate_id] ?? 0) * tariff.handling,
    tickets.reduce((sum, { handlingCents }) => sum + handlingCents, 0),
  )
  return { handling, order: countOf(quantities) ? order_fee : 0 }
}

/** Cents of a choice that has no seats yet: tariffs alone. */
export function bareSum(quantities: Quantities, tariffs: readonly Tariff[]): number {
  return tariffs.reduce(
    (sum, tariff) => sum + (quantities[tariff.price_rate_id] ?? 0) * tariff.total_price,
    0,
  )
}

const limitsOf = (tariff: Tariff) => ({ min: tariff.min_tickets, max: tariff.max_tickets })

/** A tariff's next quantity within its limits. */
export function stepTo(tariff: Tariff, from: number, wanted: number): number {
  return stepped(limitsOf(tariff), from, wanted)
}

/** The most of one tariff: its own limits, and what is left of the seats after the other tariffs. */
export function mostOf(tariff: Tariff, quantities: Quantities, seatsLeft: number): number {
  const others = countOf(quantities) - (quantities[tariff.price_rate_id] ?? 0)
  return mostTickets(limitsOf(tariff), seatsLeft - others)
}

/** Fewer tickets than wanted, taken from the last tariff backwards; none of a tariff instead of too few. */
export function shrunk(quantities: Quantities, count: number, tariffs: readonly Tariff[]): Quantities {
  const next: Record<string, number> = { ...quantities }
  let over = countOf(quantities) - count
  for (const id of Object.keys(next).reverse()) {
    if (over <= 0) break
    const tariff = tariffs.find(tariff => tariff.price_rate_id === id)
    const before = next[id]!
    const left = Math.max(0, before - over)
    next[id] = tariff ? mostTickets(limitsOf(tariff), left) : left
    over -= before - next[id]
  }
  return next
}

/** Chosen seats that somebody else has. A hold of our own is reported as `held`, which is no loss. */
export function lostSeats(chosen: readonly string[], states: Readonly<Record<string, SeatState>>): string[] {
  return chosen.filter(id => states[id] === 'sold' || states[id] === 'blocked')
}

function inSeatOrder(seatIds: readonly string[], seats: readonly Seat[]): Seat[] {
  return seats
    .filter(seat => seatIds.includes(seat.id))
    .sort((a, b) => a.screenRow - b.screenRow || a.number - b.number)
}

/** Of how many tickets the visitor has taken a supplement off, by its id. */
export type Waived = Readonly<Record<string, number>>

/** What that takes off, by the supplements' names; of more tickets than there are nothing. */
export function waivedOff(
  waived: Waived,
  waivable: readonly { id: string; name: string; cents: number }[],
  count: number,
): { id: string; name: string; cents: number }[] {
  return waivable.flatMap(({ id, name, cents }) => {
    const of = Math.min(waived[id] ?? 0, count)
    return of ? [{ id, name, cents: of * cents }] : []
  })
}

/** The tickets, the first of them without what the visitor has taken off. */
export function withWaived(
  tickets: readonly Ticket[],
  waived: Waived,
  waivable: readonly { id: string }[],
): Ticket[] {
  return tickets.map((ticket, at) => {
    const waives = waivable.flatMap(({ id }) => ((waived[id] ?? 0) > at ? [id] : []))
    return waives.length ? { ...ticket, waives } : ticket
  })
}
