import type { AnswerOf } from '#core/api/route.ts'
import type { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import { ticketCents } from '#core/pricing/price.ts'
import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import type { PriceRate, Product } from '#core/pricing/price-rate.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { shareOfDiscount } from '#core/sales/discounts.ts'
import { refreshmentBounds, type VoucherType } from '#core/vouchers/voucher-type.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import type { Basket } from './basket.ts'
import {
  depositBasketLines,
  pricedParts,
  productBasketLines,
  type DepositLine,
  type ProductLine,
} from './product-basket-lines.ts'
import { partsOf, ticketsIn } from './parts.ts'
import type { ShowPart } from './basket.ts'
import { waivedLines, waivedOf } from './waived-lines.ts'
import { setLines, takenOffTickets, type SetLine } from './set-lines.ts'
import {
  basketCover,
  newIn,
  shownIn,
  spendsValue,
  takenByTurn,
  valueCover,
} from '../vouchers/voucher-cover.ts'
import type { BasketTopUp, ShownVoucher } from './basket.ts'

/** What prices of a show depend on. A seat not held yet counts as a standard one. */
export type PriceBook = {
  rates: readonly PriceRate[]
  /** Those of the rates that the register offers for the show, in selling order. */
  offered: readonly PriceRate[]
  products: readonly Product[]
  /** What is taken off the show's tickets where they are bought together. */
  ticketDiscounts?: readonly TicketDiscount[]
  voucherTypes: readonly VoucherType[]
  /** The packages of vouchers that are sold here, as the box prices them. */
  packages?: readonly PackageOffer[]
  dimension: '2d' | '3d'
  /** The class of a seat, as `classIdOf` tells it. */
  classOf: (seatId: string) => string | undefined
  /** When the show begins, ISO 8601; missing where it is not known. */
  start?: string | undefined
}

/** A package of vouchers as the box sells it. */
type PackageOffer = AnswerOf<typeof readVoucherTypes>['packages'][number]

/** The book of each show; of none, what is no ticket. */
export type Books = (scheduleId: string | null) => PriceBook

export type BasketLine =
  | { kind: 'ticket'; scheduleId: string; rate: PriceRate; quantity: number; totalCents: number }
  /** Turns of vouchers that pay for tickets: what they deduct. */
  | { kind: 'turns'; voucher: ShownVoucher; quantity: number; totalCents: number }
  /** What a voucher's value pays of the snacks: a payment, so not part of what the basket costs. */
  | { kind: 'value'; voucher: ShownVoucher; quantity: 1; totalCents: number }
  | {
      kind: 'voucher'
      type: VoucherType
      quantity: number
      totalCents: number
      /** Its value is a line of its own. */
      refreshmentCents: number
    }
  /** Several vouchers sold together. */
  | { kind: 'package'; offer: PackageOffer; quantity: number; totalCents: number }
  /** The value for snacks and drinks on a voucher that is sold. */
  | { kind: 'voucher_value'; type: VoucherType; turns: number; quantity: 1; totalCents: number }
  /** What is put on a voucher that was sold before. */
  | { kind: 'top_up'; topUp: BasketTopUp; quantity: 1; totalCents: number }
  | ProductLine
  | DepositLine
  | SetLine
  /** What the cashier takes off; its reason is for the bill. */
  | { kind: 'discount'; reason: string; quantity: number; totalCents: number }

/**
 * The basket as lines with their sums, what it costs, and what of that is left to pay in money; cents with VAT. Tickets
 * come show by show, the earliest first. What is no longer sold is left out.
 */
export function sumBasket(
  basket: Basket,
  bookOf: Books,
): { lines: BasketLine[]; totalCents: number; dueCents: number } {
  const book = bookOf(basket.scheduleId)
  const startOf = ({ scheduleId }: ShowPart) => bookOf(scheduleId).start ?? ''
  const parts = partsOf(basket).toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
  const tickets = parts.flatMap(part => ticketLines(part, bookOf(part.scheduleId)))
  const cover = basketCover(basket, book.rates)
  const withTurns = shownIn(basket).filter(({ uses, valueCents }) => uses > 0 || !valueCents)
  const turns = withTurns.map((voucher): BasketLine => {
    const covered = ticketsIn(basket).filter((_, at) => cover[at] === voucher.id)
    const centsOf = (id: string) => book.rates.find(rate => rate.id === id)?.cents ?? 0
    const cents = covered.reduce(
      (sum, { priceRateId }) => sum + takenByTurn(basket, voucher.id, centsOf(priceRateId)),
      0,
    )
    return { kind: 'turns', voucher, quantity: covered.length, totalCents: -cents }
  })
  const sold = newIn(basket).flatMap(({ voucherTypeId, turns, refreshmentCents = 0 }): BasketLine[] => {
    const type = book.voucherTypes.find(type => type.id === voucherTypeId)
    if (!type) return []
    const totalCents = turns * type.turnCents
    const line: BasketLine = { kind: 'voucher', type, quantity: turns, totalCents, refreshmentCents }
    if (refreshmentBounds(type).max <= 0) return [line]
    return [line, { kind: 'voucher_value', type, turns, quantity: 1, totalCents: refreshmentCents }]
  })
  const inPackages = (basket.newPackages ?? []).flatMap(({ packageId, quantity }): BasketLine[] => {
    const offer = book.packages?.find(({ id }) => id === packageId)
    return offer ? [{ kind: 'package', offer, quantity, totalCents: quantity * offer.cents }] : []
  })
  const toppedUp = (basket.topUps ?? []).map((topUp): BasketLine => ({
    kind: 'top_up',
    topUp,
    quantity: 1,
    totalCents: topUp.cents,
  }))
  const products = productBasketLines(basket, book.products)
  const inSet = [...setLines(basket, bookOf), ...waivedLines(basket, bookOf)]
  const goods = [...tickets, ...turns, ...inSet, ...products]
  const discount = discountOf(basket, goods)
  const bought = [...goods, ...sold, ...inPackages, ...toppedUp, ...discount, ...depositBasketLines(products)]
  const values = valueLines(basket, snacksCents(basket, bookOf, products, discount))
  const totalCents = sumOf(bought)
  return { lines: [...bought, ...values], totalCents, dueCents: totalCents + sumOf(values) }
}

const sumOf = (lines: readonly BasketLine[]) => lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

/** What the snacks cost after their share of the discount, to the cent as the box shares it out. */
function snacksCents(
  basket: Basket,
  bookOf: Books,
  products: readonly ProductLine[],
  discount: readonly BasketLine[],
): number {
  const offCents = -sumOf(discount)
  if (!offCents) return sumOf(products)
  const { rates } = bookOf(basket.scheduleId)
  const cover = basketCover(basket, rates)
  const bySets = takenOffTickets(basket, bookOf)
  const tickets = ticketsIn(basket).map((ticket, at) => {
    const { scheduleId, priceRateId, seatId } = ticket
    const book = bookOf(scheduleId)
    const rate = book.rates.find(({ id, deleted }) => id === priceRateId && !deleted)
    if (!rate) return { kind: 'ticket' as const, totalCents: 0 }
    const cents = ticketCents(
      rate,
      (seatId && book.classOf(seatId)) || 'standard',
      book.dimension,
      book.rates,
    )
    const waivedCents = waivedOf(ticket, bookOf).reduce((sum, each) => sum + each.cents, 0)
    const offCents = takenByTurn(basket, cover[at], rate.cents) + (bySets.get(at)?.cents ?? 0) + waivedCents
    return { kind: 'ticket' as const, totalCents: cents - offCents }
  })
  const snacks = pricedParts(products)
  const parts = shareOfDiscount([...tickets, ...snacks], offCents)
  return snacks.reduce(
    (sum, { totalCents }, at) => sum + totalCents - (parts.get(tickets.length + at) ?? 0),
    0,
  )
}

/** What vouchers pay of the snacks by their value. */
function valueLines(basket: Basket, snacks: number): BasketLine[] {
  const cover = valueCover(basket, snacks)
  return shownIn(basket)
    .filter(spendsValue)
    .map(voucher => ({ kind: 'value', voucher, quantity: 1, totalCents: -(cover.get(voucher.id) ?? 0) }))
}

/** The tickets for one show, a line for each rate. */
function ticketLines({ scheduleId, rates, seats }: ShowPart, book: PriceBook): BasketLine[] {
  const lines = new Map<string, BasketLine & { kind: 'ticket' }>()
  rates.forEach((priceRateId, at) => {
    const rate = book.rates.find(rate => rate.id === priceRateId && !rate.deleted)
    if (!rate) return
    const seat = seats[at]
    const cents = ticketCents(rate, (seat && book.classOf(seat)) || 'standard', book.dimension, book.rates)
    const line = lines.get(rate.id) ?? {
      kind: 'ticket',
      scheduleId: scheduleId ?? '',
      rate,
      quantity: 0,
      totalCents: 0,
    }
    lines.set(rate.id, { ...line, quantity: line.quantity + 1, totalCents: line.totalCents + cents })
  })
  return [...lines.values()]
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

/** Whether turns and values of vouchers leave nothing to pay in money. */
export function isPaidByVoucher({
  lines,
  dueCents,
}: Pick<ReturnType<typeof sumBasket>, 'lines' | 'dueCents'>) {
  const pays = (line: BasketLine) =>
    (line.kind === 'turns' && line.quantity > 0) || (line.kind === 'value' && line.totalCents < 0)
  return dueCents === 0 && lines.some(pays)
}

/** What the value of vouchers pays, as a sale request says it. */
export function valuePayments(lines: readonly BasketLine[], methodId: string): SaleRequest['payments'] {
  return lines.flatMap(line =>
    line.kind === 'value' && line.totalCents < 0
      ? [{ methodId, voucherId: line.voucher.id, cents: -line.totalCents }]
      : [],
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
  const cover = basketCover(basket, rates)
  const tickets = ticketsIn(basket).flatMap(({ scheduleId, seatId = '', priceRateId, waives }, at) => {
    if (!scheduleId) return []
    const ticket = { scheduleId, seatId, priceRateId, ...(waives.length ? { waives } : {}) }
    return [cover[at] ? { ...ticket, voucherId: cover[at] } : ticket]
  })
  return {
    id: basket.id,
    holdId: tickets.length ? basket.id : null,
    tickets,
    products: [...basket.products],
    ...(basket.takenAway === undefined ? {} : { takenAway: basket.takenAway }),
    ...(newIn(basket).length ? { newVouchers: [...newIn(basket)] } : {}),
    ...(basket.newPackages?.length ? { newPackages: [...basket.newPackages] } : {}),
    ...(basket.topUps?.length
      ? { topUps: basket.topUps.map(({ id: voucherId, cents }) => ({ voucherId, cents })) }
      : {}),
    ...(discounts.length ? { discounts } : {}),
    totalCents,
    ...waiverIn(basket),
    ...(basket.reservations?.length ? { reservations: [...basket.reservations] } : {}),
    ...(basket.lookedAt ? { lookedAt: basket.lookedAt } : {}),
    payments,
  }
}

/** Why seats are sold against the rules of their screen, and for which shows that was said. */
function waiverIn(basket: Basket): Pick<SaleRequest, 'seatsWaived' | 'seatsWaivedIn'> {
  const waived = soldParts(basket).filter(part => part.seatsWaived)
  const [first] = waived
  if (!first?.seatsWaived) return {}
  return { seatsWaived: first.seatsWaived, seatsWaivedIn: waived.map(({ scheduleId }) => scheduleId) }
}
