import { Refusal } from '../refusal.ts'
import { priceBasket, type PricedBasket, type PriceList, type Pricing } from './price-basket.ts'
import type { AskedTicket, Shows } from './take-seats.ts'

/** The prices a purchase may be made at. */
export type PricesNow = {
  prices: PriceList
  /** What its basket was shown when its seats were held, where that is something else and its time lasts. */
  kept?: PriceList | undefined
}

/**
 * A basket at the prices it was shown: those kept since its seats were held, where it holds the seats of all its tickets,
 * or those of now. Which of them was shown is told by the sum; a sum of neither is refused, so nobody names a price.
 * Refuses `total_changed` with the sum that holds, and as `priceBasket`.
 *
 * @param shown the tickets as they were asked for, the name their seats are held under, and the sum that was shown
 * @returns the lines, and the digest of the list they are priced by
 */
export function priceAsShown(
  basket: PricedBasket,
  { prices, kept }: PricesNow,
  by: Pricing,
  shown: { shows: Shows; tickets: readonly AskedTicket[]; basket: string; totalCents: number },
): ReturnType<typeof priceBasket> & { priceList: string } {
  const lists = kept && holdsAll(shown.shows, shown.tickets, shown.basket) ? [kept, prices] : [prices]
  const refused: Refusal[] = []
  for (const list of lists) {
    try {
      const priced = priceBasket(basket, list, by)
      if (priced.totalCents === shown.totalCents) return { ...priced, priceList: list.id }
      refused.push(new Refusal('total_changed', { totalCents: priced.totalCents }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(error)
    }
  }
  throw refused[0]!
}

/** Whether a basket holds a seat for each of its tickets; where seating is free, as many. */
function holdsAll(shows: Shows, tickets: readonly AskedTicket[], basket: string): boolean {
  return [...Map.groupBy(tickets, ({ scheduleId }) => scheduleId)].every(([scheduleId, ofShow]) => {
    const { arrangement, seating } = shows.get(scheduleId)!
    if (!arrangement.freeSeating) return ofShow.every(({ seatId }) => seating.holds.get(seatId) === basket)
    const held = [...seating.holds.values()].filter(holder => holder === basket)
    return held.length >= ofShow.length
  })
}
