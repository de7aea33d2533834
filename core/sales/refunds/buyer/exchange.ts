import type { LineNow } from '../../../billing/refunds/returns.ts'
import { Refusal } from '../../../refusal.ts'

/** A show as far as it decides whether tickets may be exchanged for it. */
type ExchangeShow = { id: string; cinemaId: string; movieId: string; cancelled: boolean }

/**
 * Whether a buyer may exchange tickets for a show without staff: another show of the cinema that sold them, of their own
 * film, or of any where the cinema allows that. What is sold of it, and at what price, the sale itself decides.
 *
 * @param shows those of the tickets that are exchanged
 */
export function mayExchangeFor(
  show: ExchangeShow,
  shows: readonly ExchangeShow[],
  films: 'same' | 'any',
): boolean {
  if (show.cancelled || !shows.length) return false
  return shows.every(
    each =>
      each.id !== show.id &&
      each.cinemaId === show.cinemaId &&
      (films === 'any' || each.movieId === show.movieId),
  )
}

/**
 * The new tickets, one for each that ends, at its price rate and without the supplements it was without: in the order of
 * the seats. Refuses `not_exchangeable` where
 * seats and tickets are not as many.
 */
export function ticketsInstead(
  lines: readonly LineNow[],
  scheduleId: string,
  seatIds: readonly string[],
): { scheduleId: string; seatId: string; priceRateId: string; waives?: string[] }[] {
  if (lines.length !== new Set(seatIds).size) throw new Refusal('not_exchangeable')
  return lines.map(({ priceRateId = '', waived }, at) => ({
    scheduleId,
    seatId: seatIds[at]!,
    priceRateId,
    ...(waived ? { waives: waived } : {}),
  }))
}
