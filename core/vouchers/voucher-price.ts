import type { VoucherType } from './voucher-type.ts'

/** What of a kind of voucher decides what it costs online. */
export type PricedType = Pick<VoucherType, 'turnCents' | 'handlingCents'>

/** How much of it is bought: turns, and cents for snacks and drinks. */
export type VoucherAmount = { turns: number; refreshmentCents: number }

/**
 * What a voucher costs on the website, in cents with VAT: its turns, its value for snacks and drinks, and the kind's
 * handling fee. The page shows it by this function, and the relay holds the order to it.
 */
export function voucherPrice(
  { turnCents, handlingCents = 0 }: PricedType,
  { turns, refreshmentCents }: VoucherAmount,
): { turnsCents: number; refreshmentCents: number; handlingCents: number; totalCents: number } {
  const turnsCents = turns * turnCents
  const worth = turnsCents + refreshmentCents
  // Nothing is handled where nothing is bought.
  const handling = worth ? handlingCents : 0
  return { turnsCents, refreshmentCents, handlingCents: handling, totalCents: worth + handling }
}
