import type { PriceRate } from '#core/pricing/price-rate.ts'
import { coverOf } from '#core/vouchers/cover.ts'
import type { Basket, NewVoucher, ShownVoucher } from '../sale/basket.ts'

export function shownIn(basket: Basket): readonly ShownVoucher[] {
  return basket.vouchers ?? []
}

export function newIn(basket: Basket): readonly NewVoucher[] {
  return basket.newVouchers ?? []
}

/** Adds a voucher the guest shows; shown again it is updated. */
export function withVoucher(basket: Basket, voucher: ShownVoucher): Basket {
  const others = shownIn(basket).filter(other => other.id !== voucher.id)
  return { ...basket, vouchers: voucher.uses > 0 ? [...others, voucher] : others }
}

/** Sets the number of turns of a voucher type to sell; 0 removes it. */
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
