import { ticketsByRate } from '../billing/rate-tickets-store.ts'
import type { Db } from '../database/sql.ts'
import type { PriceRate } from '../pricing/price-rate.ts'
import { perShow, type Side } from '../pricing/contingent.ts'

/**
 * How many tickets of each rate with a contingent one side may still sell for a show. Each side has a contingent of its
 * own and counts its own bills, so it knows the number also while it is cut off.
 */
export function ratesLeft(
  db: Db,
  rates: readonly PriceRate[],
  { scheduleId, source }: { scheduleId: string; source: Side },
): Map<string, number> {
  const limited = rates.flatMap(rate => {
    const most = perShow(rate, source)
    return most === null ? [] : [{ id: rate.id, most }]
  })
  if (!limited.length) return new Map()
  const sold = ticketsByRate(db, { scheduleId, source })
  return new Map(limited.map(({ id, most }) => [id, Math.max(0, most - (sold.get(id) ?? 0))]))
}

/** The same for the shows of a basket. */
export function ratesLeftIn(
  db: Db,
  rates: readonly PriceRate[],
  tickets: readonly { scheduleId: string }[],
  source: Side,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const shows = new Set(tickets.map(({ scheduleId }) => scheduleId))
  return new Map([...shows].map(scheduleId => [scheduleId, ratesLeft(db, rates, { scheduleId, source })]))
}
