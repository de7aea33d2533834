import type { PriceRate } from '#core/pricing/price-rate.ts'
import { coverOf } from '#core/vouchers/cover.ts'
import type { Basket, NewVoucher, ShownVoucher } from '../sale/basket.ts'

export function shownIn(basket: Basket): readonly ShownVoucher[] {
  return basket.vouchers ?? []
}

export function newIn(basket: Basket): readonly NewVoucher[] {
  return basket.newVouchers ?? []
}

/** Shows a voucher; shown again it is as it was last read. */
export function withVoucher(basket: Basket, voucher: ShownVoucher): Basket {
  const others = shownIn(basket).filter(other => other.id !== voucher.id)
  return { ...basket, vouchers: voucher.uses > 0 ? [...others, voucher] : others }
}

/** So many turns of a kind of voucher to sell; none takes it out. */
export function withNewVoucher(basket: Basket, voucherTypeId: string, turns: number): Basket {
  const known = newIn(basket).some(line => line.voucherTypeId === voucherTypeId)
  const line = { voucherTypeId, turns }
  const newVouchers = known
    ? newIn(basket).map(other => (other.voucherTypeId === voucherTypeId ? line : other))
    : [...newIn(basket), line]
  return { ...basket, newVouchers: newVouchers.filter(({ turns }) => turns > 0) }
}

/** Which voucher pays for each ticket of the basket. */
export function basketCover(basket: Basket, rates: readonly PriceRate[]): (string | undefined)[] {
  const takes = (id: string) => rates.some(rate => rate.id === id && rate.acceptVoucher && !rate.deleted)
  return coverOf(
    basket.rates.map(id => ({ takesVoucher: takes(id) })),
    shownIn(basket).map(({ id, uses }) => ({ id, turns: uses })),
  )
}
