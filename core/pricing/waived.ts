import type { PriceRate } from './price-rate.ts'
import { supplementsFor } from './price.ts'

/**
 * What a show adds to each of its tickets and a guest need not pay who brings what it is for, such as 3D glasses: where the
 * exhibitor says so of the supplement.
 *
 * @param rates those that hold for the show, as `ratesOfShow` tells them
 */
export function waivableFor(rates: readonly PriceRate[], dimension: '2d' | '3d'): PriceRate[] {
  return supplementsFor(rates, { dimension }).filter(({ waivable, cents }) => waivable && cents > 0)
}
