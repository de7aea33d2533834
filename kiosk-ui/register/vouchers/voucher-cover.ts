import { typedId } from '#core/journal/id.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { VoucherView } from '#core/vouchers/contract.ts'
import { coverOf } from '#core/vouchers/cover.ts'
import { turnPays } from '#core/vouchers/ticket-limit.ts'
import { mostTopUps } from '#core/vouchers/voucher-type.ts'
import type { Basket, BasketTopUp, NewVoucher, ShownVoucher } from '../sale/basket.ts'
import { ticketsIn } from '../sale/parts.ts'

export function shownIn(basket: Basket): readonly ShownVoucher[] {
  return basket.vouchers ?? []
}

export function newIn(basket: Basket): readonly NewVoucher[] {
  return basket.newVouchers ?? []
}

/** Whether the guest has shown this voucher already. */
export function isShown(basket: Basket, id: string): boolean {
  return shownIn(basket).some(voucher => voucher.id === typedId(id))
}

/** Whether some of a voucher's value for snacks may be spent. */
export const spendsValue = ({ valueCents = 0, valueUses }: ShownVoucher): boolean =>
  valueCents > 0 && valueUses !== 0

/** Whether anything of it can be used here. */
export const isWorth = (voucher: ShownVoucher): boolean => voucher.uses > 0 || spendsValue(voucher)

/** Adds a voucher the guest shows, or sets how much of it is used; nothing of it removes it. */
export function withVoucher(basket: Basket, voucher: ShownVoucher): Basket {
  const known = shownIn(basket).some(other => other.id === voucher.id)
  const vouchers = known
    ? shownIn(basket).map(other => (other.id === voucher.id ? voucher : other))
    : [...shownIn(basket), voucher]
  return { ...basket, vouchers: isWorth(voucher) ? vouchers : vouchers.filter(({ id }) => id !== voucher.id) }
}

/** What a voucher that was looked up brings into a basket: all its turns, and as much value as covers the snacks. */
export function shownOf(
  { id, title, left, refreshments, trouble, ticketLimit }: VoucherView,
  isConnected: boolean,
): ShownVoucher {
  const { leftCents, hereCents, usable } = refreshments
  const valueCents = usable ? Math.max(0, isConnected ? leftCents : hereCents) : 0
  // A voucher that rests between two uses keeps its turns, and its value is spent all the same.
  const turns = trouble === null ? left : 0
  return {
    id: typedId(id),
    title,
    most: turns,
    uses: turns,
    ...(ticketLimit ? { limit: ticketLimit } : {}),
    ...(valueCents ? { valueCents } : {}),
  }
}

/**
 * How much of each voucher's value pays for snacks that cost so much, in the order the vouchers were shown.
 *
 * @returns cents by the voucher's id; 0 where nothing is left for it to pay
 */
export function valueCover(basket: Basket, snacksCents: number): Map<string, number> {
  let left = snacksCents
  return new Map(
    shownIn(basket)
      .filter(spendsValue)
      .map(({ id, valueCents = 0, valueUses = valueCents }) => {
        const cents = Math.min(left, valueCents, valueUses)
        left -= cents
        return [id, cents]
      }),
  )
}

/** Sets the number of turns of a voucher type to sell, and its value for snacks; no turns remove it. */
export function withNewVoucher(
  basket: Basket,
  voucherTypeId: string,
  turns: number,
  refreshmentCents = 0,
): Basket {
  const known = newIn(basket).some(line => line.voucherTypeId === voucherTypeId)
  const line = { voucherTypeId, turns, ...(refreshmentCents ? { refreshmentCents } : {}) }
  const newVouchers = known
    ? newIn(basket).map(other => (other.voucherTypeId === voucherTypeId ? line : other))
    : [...newIn(basket), line]
  return { ...basket, newVouchers: newVouchers.filter(({ turns }) => turns > 0) }
}

/** Sets how many of a package are sold; none removes it. */
export function withNewPackage(basket: Basket, packageId: string, quantity: number): Basket {
  const before = basket.newPackages ?? []
  const line = { packageId, quantity }
  const newPackages = before.some(each => each.packageId === packageId)
    ? before.map(each => (each.packageId === packageId ? line : each))
    : [...before, line]
  return { ...basket, newPackages: newPackages.filter(({ quantity }) => quantity > 0) }
}

/** Sums that guests have put on a card, in cents. */
const usualCents = [1000, 2000, 5000, 10_000]

/** The sums a register offers to put on a voucher, in cents: usual ones, or else the first steps its kind allows. */
export function usualTopUps({ step, max }: { step: number; max: number }): number[] {
  const usual = usualCents.filter(cents => cents % step === 0)
  const offered = usual.length ? usual : [1, 2, 3, 4].map(times => times * step)
  const within = offered.filter(cents => cents <= max)
  return within.length ? within : [max]
}

/** Whether this card may be topped up with the sale: it is one of them already, or there is space for one more. */
export function mayTopUp({ topUps = [] }: Basket, id: string): boolean {
  return topUps.length < mostTopUps || topUps.some(each => each.id === id)
}

/** Sets how much is put on a voucher, within what its kind allows; nothing takes it out of the basket. */
export function withTopUp(basket: Basket, topUp: BasketTopUp): Basket {
  const before = basket.topUps ?? []
  const line = { ...topUp, cents: Math.min(topUp.cents, topUp.max) }
  const topUps = before.some(({ id }) => id === line.id)
    ? before.map(each => (each.id === line.id ? line : each))
    : [...before, line]
  return { ...basket, topUps: topUps.filter(({ cents }) => cents > 0) }
}

/** Which voucher pays for each ticket of the basket, in the order of `ticketsIn`. */
export function basketCover(basket: Basket, rates: readonly PriceRate[]): (string | undefined)[] {
  const turnPays = (id: string) =>
    rates.find(rate => rate.id === id && rate.acceptVoucher && !rate.deleted)?.cents ?? 0
  return coverOf(
    ticketsIn(basket).map(({ priceRateId }) => ({ turnPays: turnPays(priceRateId) })),
    shownIn(basket).map(({ id, uses, limit }) => ({ id, turns: uses, limit })),
  )
}

/** What the turn of a voucher takes off a ticket of the basket, in cents; 0 where none pays for it. */
export function takenByTurn(basket: Basket, voucherId: string | undefined, rateCents: number): number {
  const voucher = shownIn(basket).find(({ id }) => id === voucherId)
  return voucher ? turnPays(rateCents, voucher.limit) : 0
}
