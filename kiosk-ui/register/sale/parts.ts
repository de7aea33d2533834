import { mostTickets, type Basket, type ShowPart } from './basket.ts'

const noTickets = { rates: [], seats: [], byHand: false }

/** The shows of a basket that have tickets, and the one in front; that one is first. */
export function partsOf(basket: Basket): readonly ShowPart[] {
  return [basket, ...(basket.others ?? [])]
}

/** What a basket has for a show; undefined when that is nothing and it is not in front. */
export function partOf(basket: Basket, scheduleId: string): ShowPart | undefined {
  return partsOf(basket).find(part => part.scheduleId === scheduleId)
}

/** How many tickets there may be for one show beside those for the others. */
export function mostFor(basket: Basket, scheduleId: string): number {
  const beside = partsOf(basket).filter(part => part.scheduleId !== scheduleId)
  return mostTickets - beside.reduce((sum, { rates }) => sum + rates.length, 0)
}

/** Whether every ticket has its seat. */
export function isSeated(basket: Basket): boolean {
  return partsOf(basket).every(({ rates, seats }) => seats.length === rates.length)
}

/** Every ticket of a basket, show by show. */
export function ticketsIn(
  basket: Basket,
): { scheduleId: string | null; priceRateId: string; seatId?: string; waives: string[] }[] {
  return partsOf(basket).flatMap(({ scheduleId, rates, seats, waived = {} }) =>
    rates.map((priceRateId, at) => {
      const seatId = seats[at]
      const waives = Object.keys(waived).filter(id => waived[id]! > at)
      return { scheduleId, priceRateId, waives, ...(seatId === undefined ? {} : { seatId }) }
    }),
  )
}

/** The tickets of a basket as an exchange asks for them. */
export function exchangeTickets(basket: Basket) {
  return ticketsIn(basket).map(({ scheduleId, seatId = '', priceRateId, waives }) => ({
    scheduleId: scheduleId ?? '',
    seatId,
    priceRateId,
    ...(waives.length ? { waives } : {}),
  }))
}

/** Changes what a basket has for a show; nothing where it has none. A show that is left with no ticket is forgotten. */
export function inPart(basket: Basket, scheduleId: string, change: (part: ShowPart) => ShowPart): Basket {
  if (basket.scheduleId === scheduleId) return withPart(basket, change(partAlone(basket)))
  const others = (basket.others ?? [])
    .map(part => (part.scheduleId === scheduleId ? change(part) : part))
    .filter(part => part.rates.length > 0)
  return withOthers(basket, others)
}

/** Brings a show to the front, where tickets are added. Tickets chosen before for another show stay with that one. */
export function withShow(basket: Basket, scheduleId: string): Basket {
  if (basket.scheduleId === scheduleId) return basket
  const before = basket.rates.length ? [partAlone(basket)] : []
  const others = [...(basket.others ?? []).filter(part => part.scheduleId !== scheduleId), ...before]
  const front = partOf(basket, scheduleId) ?? { scheduleId, ...noTickets }
  return withOthers(withPart(basket, front), others)
}

/**
 * Takes the tickets of the show in front, or of the one that was there last where it has none, to another show; their
 * seats are dropped. They join what the basket has for that show already.
 */
export function movedTo(basket: Basket, scheduleId: string): Basket {
  const from = basket.rates.length ? basket : (basket.others ?? []).at(-1)
  const rates = from?.rates ?? []
  if (!from || from.scheduleId === scheduleId) return withShow(basket, scheduleId)
  const left = withOthers(
    basket.rates.length ? withPart(basket, { scheduleId: basket.scheduleId, ...noTickets }) : basket,
    (basket.others ?? []).filter(part => part !== from),
  )
  const there = withShow(left, scheduleId)
  const joined = [...there.rates, ...rates]
  return withPart(there, {
    ...partAlone(there),
    // Tickets of the same rate stay beside each other, and seats with the tickets they were found for.
    rates: [...new Set(joined)].flatMap(rate => joined.filter(each => each === rate)),
    ...waivedTogether(there.waived, from.waived),
    byHand: false,
  })
}

/** Who brings their glasses brings them to the other show too; what it does not add is left out when it is paid. */
function waivedTogether(
  here: ShowPart['waived'] = {},
  more: ShowPart['waived'] = {},
): Pick<ShowPart, 'waived'> {
  const ids = [...new Set([...Object.keys(here), ...Object.keys(more)])]
  if (!ids.length) return {}
  return { waived: Object.fromEntries(ids.map(id => [id, (here[id] ?? 0) + (more[id] ?? 0)])) }
}

/** Tickets that a basket takes over. */
type TicketBefore = {
  scheduleId?: string | undefined
  priceRateId?: string | undefined
  waived?: readonly string[] | undefined
}

/**
 * A basket with as many tickets of the same rates as these, each for its own show; the first one's is in front. What was
 * not paid of them is not paid now, as far as the cashier leaves it.
 */
export function withTicketsOf(basket: Basket, tickets: readonly TicketBefore[]): Basket {
  const [first, ...others] = [...Map.groupBy(tickets, ({ scheduleId }) => scheduleId ?? null)].map(
    ([scheduleId, ofShow]): ShowPart => ({
      ...noTickets,
      scheduleId,
      rates: withWaivedFirst(ofShow).map(({ priceRateId }) => priceRateId ?? ''),
      ...ofShow.reduce(
        (sum, { waived = [] }) => waivedTogether(sum.waived, Object.fromEntries(waived.map(id => [id, 1]))),
        {} as Pick<ShowPart, 'waived'>,
      ),
    }),
  )
  return withOthers(first ? withPart(basket, first) : basket, others)
}

/** A supplement is off the first tickets of a show: those that it was off. */
export const withWaivedFirst = <Ticket extends TicketBefore>(tickets: readonly Ticket[]) =>
  tickets.toSorted((a, b) => (b.waived?.length ?? 0) - (a.waived?.length ?? 0))

/** What a basket has for the show in front, without the rest of it. */
function partAlone({ scheduleId, rates, seats, byHand, seatsWaived, waived }: Basket): ShowPart {
  return {
    scheduleId,
    rates,
    seats,
    byHand,
    ...(seatsWaived ? { seatsWaived } : {}),
    ...(waived ? { waived } : {}),
  }
}

function withPart(basket: Basket, part: ShowPart): Basket {
  const { seatsWaived: _before, waived: _off, ...rest } = basket
  return { ...rest, ...part }
}

function withOthers(basket: Basket, others: readonly ShowPart[]): Basket {
  const { others: _before, ...rest } = basket
  return others.length ? { ...rest, others } : rest
}
