import type { Words } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { Basket } from './basket.ts'

/** A voucher the guest has shown, and how many of its turns this basket may use. */
export type ShownVoucher = {
  /** The code without its dashes. */
  id: string
  /** Null when it is not known here: only a manager's word sells with it. */
  title: Words | null
  /** Turns that are left on it, as the box last said. */
  most: number
  /** The most the cashier wants to use; fewer when there are fewer tickets. */
  uses: number
}

/** A voucher that is sold. */
export type NewVoucher = { voucherTypeId: string; turns: number }

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

/** Which voucher pays for each ticket: tickets from the first on, as far as their rates take vouchers and turns last. */
export function coverOf(basket: Basket, rates: readonly PriceRate[]): (string | undefined)[] {
  const left = shownIn(basket).map(voucher => ({ id: voucher.id, uses: voucher.uses }))
  return basket.rates.map(priceRateId => {
    const takes = rates.some(rate => rate.id === priceRateId && rate.acceptVoucher && !rate.deleted)
    const voucher = takes ? left.find(voucher => voucher.uses > 0) : undefined
    if (voucher) voucher.uses -= 1
    return voucher?.id
  })
}
