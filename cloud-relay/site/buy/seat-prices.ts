import type { Tariff } from '#core/sales/tariff.ts'
import type { ClassRates } from './tickets.ts'

/** What a ticket on a seat of this class costs, in cents: at the lowest tariff and at the highest. */
export function seatPrices(
  seatClass: string,
  tariffs: readonly Pick<Tariff, 'total_price'>[],
  classRates: ClassRates,
): [least: number, most: number] {
  const prices = tariffs.map(tariff => tariff.total_price + (classRates[seatClass]?.ticket ?? 0))
  return [Math.min(...prices), Math.max(...prices)]
}
