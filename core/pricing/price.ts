import type { SeatClass } from '../venue/arrangement.ts'
import type { PriceRate } from './price-rate.ts'

/**
 * What holds in a cinema: the exhibitor's entries, and those that are for it. The cinema's own come first, so that its
 * own supplement stands in place of the exhibitor's.
 *
 * @param cinemaId undefined for the entries of all cinemas, as the portal lists them
 */
export function heldAt<E extends { cinemaIds?: readonly string[] | undefined }>(
  entries: readonly E[],
  cinemaId: string | undefined,
): readonly E[] {
  if (cinemaId === undefined) return entries
  const own = entries.filter(({ cinemaIds }) => cinemaIds?.includes(cinemaId))
  return [...own, ...entries.filter(({ cinemaIds }) => !cinemaIds?.length)]
}

/** Cents a seat's class adds to every ticket rate; classes without a rate add nothing. */
export function classCents(seatClass: SeatClass, rates: readonly PriceRate[]): number {
  const rate = rates.find(rate => rate.kind === 'seat_class' && rate.seatClass === seatClass && !rate.deleted)
  return rate?.cents ?? 0
}

/** Cents the picture's dimension adds, such as the 3D supplement. */
export function dimensionCents(dimension: '2d' | '3d', rates: readonly PriceRate[]): number {
  const rate = rates.find(rate => rate.kind === 'dimension' && rate.dimension === dimension && !rate.deleted)
  return rate?.cents ?? 0
}

/** What one ticket costs, in cents with VAT: the rate, plus the seat's class, plus the dimension. */
export function ticketCents(
  rate: PriceRate,
  seatClass: SeatClass,
  dimension: '2d' | '3d',
  rates: readonly PriceRate[],
): number {
  return rate.cents + classCents(seatClass, rates) + dimensionCents(dimension, rates)
}

/** The rates a visitor or cashier may choose, in selling order. */
export function offeredRates(rates: readonly PriceRate[], channel: 'site' | 'pos'): PriceRate[] {
  return rates
    .filter(rate => rate.kind === 'ticket' && !rate.deleted && rate.visibility.includes(channel))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}
