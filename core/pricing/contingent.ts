import type { PriceRate } from './price-rate.ts'

/** Who sells: a register, or the website. */
export type Side = 'site' | 'register'

/** How many tickets of a rate one side may sell for one show; null is as many as there are seats. */
export function perShow(rate: Pick<PriceRate, 'perShowTill' | 'perShowSite'>, side: Side): number | null {
  return (side === 'site' ? rate.perShowSite : rate.perShowTill) ?? null
}
