import { isOffered } from './price-rate.ts'
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

/**
 * The supplements of a seat's class, of the picture's dimension and of the show, as far as there are any.
 *
 * @param rates those that hold for the show, as `ratesOfShow` tells them
 *
 * @param of.seatClass as `classIdOf` tells it
 */
export function supplementsFor(
  rates: readonly PriceRate[],
  { seatClass, dimension }: { seatClass?: string; dimension?: '2d' | '3d' },
): PriceRate[] {
  const ofSeat = rates.find(
    rate => rate.kind === 'seat_class' && rate.seatClass === seatClass && isOffered(rate),
  )
  const ofPicture = rates.find(
    rate => rate.kind === 'dimension' && rate.dimension === dimension && isOffered(rate),
  )
  const ofShow = rates.filter(rate => rate.kind === 'surcharge' && isOffered(rate))
  return [ofSeat, ofPicture, ...ofShow].filter(rate => rate !== undefined)
}

/** Cents a seat's class adds to every ticket rate; classes without a rate add nothing. */
export function classCents(seatClass: string, rates: readonly PriceRate[]): number {
  return centsOf(supplementsFor(rates, { seatClass }), 'seat_class')
}

/** Cents that handling a ticket costs online for its seat's class, beside what its rate says. */
export function classHandlingCents(seatClass: string, rates: readonly PriceRate[]): number {
  const [ofSeat] = supplementsFor(rates, { seatClass })
  return (ofSeat?.kind === 'seat_class' && ofSeat.handlingCents) || 0
}

/** Cents the picture's dimension adds, such as the 3D supplement. */
export function dimensionCents(dimension: '2d' | '3d', rates: readonly PriceRate[]): number {
  return centsOf(supplementsFor(rates, { dimension }), 'dimension')
}

/** Cents that the surcharges of a show add to each of its tickets. */
export function surchargeCents(rates: readonly PriceRate[]): number {
  return centsOf(supplementsFor(rates, {}), 'surcharge')
}

const centsOf = (rates: readonly PriceRate[], kind: PriceRate['kind']) =>
  rates.reduce((sum, rate) => sum + (rate.kind === kind ? rate.cents : 0), 0)

/**
 * What one ticket costs, in cents with VAT: the rate, plus the seat's class, plus the dimension, plus the surcharges of
 * its show.
 *
 * @param rates those that hold for the show, as `ratesOfShow` tells them
 */
export function ticketCents(
  rate: PriceRate,
  seatClass: string,
  dimension: '2d' | '3d',
  rates: readonly PriceRate[],
): number {
  return rate.cents + classCents(seatClass, rates) + dimensionCents(dimension, rates) + surchargeCents(rates)
}

/** The rates a visitor or cashier may choose, in selling order. */
export function offeredRates(rates: readonly PriceRate[], channel: 'site' | 'pos'): PriceRate[] {
  return rates
    .filter(rate => rate.kind === 'ticket' && isOffered(rate) && rate.visibility.includes(channel))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}
