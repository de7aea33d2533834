import { ticketCents } from '#core/pricing/price.ts'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import type { SeatClass } from '#core/seating/arrangement.ts'
import type { Basket } from './basket.ts'

/** What prices depend on. A seat that is not kept yet counts as a standard one. */
export type PriceBook = {
  rates: readonly PriceRate[]
  products: readonly Product[]
  dimension: '2d' | '3d'
  classOf: (seatId: string) => SeatClass | undefined
}

export type BasketLine =
  | { kind: 'ticket'; rate: PriceRate; quantity: number; totalCents: number }
  | { kind: 'product'; product: Product; quantity: number; totalCents: number }

/** The basket as lines with their sums, and the whole sum; cents with VAT. What is no longer sold is left out. */
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
  const products = basket.products.flatMap(({ productId, quantity }): BasketLine[] => {
    const product = book.products.find(product => product.id === productId && !product.deleted)
    return product ? [{ kind: 'product', product, quantity, totalCents: product.cents * quantity }] : []
  })
  const lines = [...tickets.values(), ...products]
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0) }
}

/** The basket as the box is asked to sell it. Every ticket must have its seat. */
export function saleOf(basket: Basket, totalCents: number, payment: SaleRequest['payment']): SaleRequest {
  const { scheduleId } = basket
  return {
    id: basket.id,
    holdId: basket.rates.length ? basket.id : null,
    tickets: scheduleId
      ? basket.rates.map((priceRateId, at) => ({ scheduleId, seatId: basket.seats[at] ?? '', priceRateId }))
      : [],
    products: [...basket.products],
    totalCents,
    payment,
  }
}
