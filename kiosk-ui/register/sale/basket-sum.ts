import { ticketCents } from '#core/pricing/price.ts'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { SeatClass } from '#core/venue/arrangement.ts'
import type { VoucherType } from '#core/vouchers/voucher-type.ts'
import type { Basket } from './basket.ts'
import { newIn, shownIn } from '../vouchers/voucher-cover.ts'
import { basketCover } from '../vouchers/voucher-cover.ts'
import type { ShownVoucher } from './basket.ts'

/** What prices depend on. A seat not held yet counts as a standard one. */
export type PriceBook = {
  rates: readonly PriceRate[]
  products: readonly Product[]
  voucherTypes: readonly VoucherType[]
  dimension: '2d' | '3d'
  classOf: (seatId: string) => SeatClass | undefined
}

export type BasketLine =
  | { kind: 'ticket'; rate: PriceRate; quantity: number; totalCents: number }
  /** Turns of vouchers that pay for tickets: what they deduct. */
  | { kind: 'turns'; voucher: ShownVoucher; quantity: number; totalCents: number }
  | { kind: 'voucher'; type: VoucherType; quantity: number; totalCents: number }
  | { kind: 'product'; product: Product; quantity: number; totalCents: number }
  /** What the cashier takes off; its reason is for the bill. */
  | { kind: 'discount'; reason: string; quantity: number; totalCents: number }

/** The basket as lines with their sums, and the total; cents with VAT. What is no longer sold is left out. */
export function sumBasket(basket: Basket, book: PriceBook): { lines: BasketLine[]; totalCents: number } {
  const tickets = new Map<string, BasketLine & { kind: 'ticket' }>()
  basket.rates.forEach((priceRateId, at) => {
    const rate = book.rates.find(rate => rate.id === priceRateId && !rate.deleted)
    if (!rate) return
    const seat = basket.seats[at]
    const cents = ticketCents(rate, (seat && book.classOf(seat)) || 'standard', book.dimension, book.rates)
    const line = tickets.get(rate.id) ?? { kind: 'ticket', rate, quantity: 0, totalCents: 0 }
    tickets.set(rate.id, { ...line, quantity: line.quantity + 1, totalCents: line.totalCents + cents })
  })
  const cover = basketCover(basket, book.rates)
  const turns = shownIn(basket).map((voucher): BasketLine => {
    const covered = basket.rates.filter((_, at) => cover[at] === voucher.id)
    const cents = covered.reduce((sum, id) => sum + (book.rates.find(rate => rate.id === id)?.cents ?? 0), 0)
    return { kind: 'turns', voucher, quantity: covered.length, totalCents: -cents }
  })
  const sold = newIn(basket).flatMap(({ voucherTypeId, turns }): BasketLine[] => {
    const type = book.voucherTypes.find(type => type.id === voucherTypeId)
    return type ? [{ kind: 'voucher', type, quantity: turns, totalCents: turns * type.turnCents }] : []
  })
  const products = basket.products.flatMap(({ productId, quantity }): BasketLine[] => {
    const product = book.products.find(product => product.id === productId && !product.deleted)
    return product ? [{ kind: 'product', product, quantity, totalCents: product.cents * quantity }] : []
  })
  const goods = [...tickets.values(), ...turns, ...products]
  const lines = [...goods, ...sold, ...discountOf(basket, goods)]
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0) }
}

/** The discount on tickets and products: never more than they cost, and none of nothing. */
function discountOf({ discount }: Basket, goods: readonly BasketLine[]): BasketLine[] {
  if (!discount) return []
  const cost = goods.reduce((sum, line) => sum + line.totalCents, 0)
  const wanted = 'percent' in discount ? Math.round((cost * discount.percent) / 100) : discount.cents
  const cents = Math.min(wanted, cost)
  return cents > 0 ? [{ kind: 'discount', reason: discount.reason, quantity: 1, totalCents: -cents }] : []
}

/** What is taken off, as a sale request says it. */
export function discountsIn(lines: readonly BasketLine[]): NonNullable<SaleRequest['discounts']> {
  return lines.flatMap(line =>
    line.kind === 'discount' ? [{ cents: -line.totalCents, reason: line.reason }] : [],
  )
}

/** The basket as a sale request. Every ticket must have its seat. */
export function saleOf(
  basket: Basket,
  totalCents: number,
  payments: SaleRequest['payments'],
  rates: readonly PriceRate[] = [],
  discounts: NonNullable<SaleRequest['discounts']> = [],
): SaleRequest {
  const { scheduleId } = basket
  const cover = basketCover(basket, rates)
  return {
    id: basket.id,
    holdId: basket.rates.length ? basket.id : null,
    tickets: scheduleId
      ? basket.rates.map((priceRateId, at) => ({
          scheduleId,
          seatId: basket.seats[at] ?? '',
          priceRateId,
          ...(cover[at] ? { voucherId: cover[at] } : {}),
        }))
      : [],
    products: [...basket.products],
    ...(newIn(basket).length ? { newVouchers: [...newIn(basket)] } : {}),
    ...(discounts.length ? { discounts } : {}),
    totalCents,
    ...(basket.seatsWaived ? { seatsWaived: basket.seatsWaived } : {}),
    payments,
  }
}
