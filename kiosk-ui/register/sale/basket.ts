import type { SeatWaiver } from '#core/seating/breach-codes.ts'
import type { Words } from '#core/i18n/locale.ts'

/** A voucher the guest has shown, and how many of its turns this basket may use. */
export type ShownVoucher = {
  /** The code without its dashes. */
  id: string
  /** Null when it is not known here: then a manager's approval is needed. */
  title: Words | null
  /** Turns left on it, by the box's last answer. */
  most: number
  /** The most the cashier wants to use; fewer when there are fewer tickets. */
  uses: number
}

/** A voucher that is sold. */
export type NewVoucher = { voucherTypeId: string; turns: number }

/** A share of what tickets and products cost, or a sum in cents, and why. */
export type BasketDiscount = { reason: string } & ({ percent: number } | { cents: number })

/** What one customer has chosen so far, for one show at a time. */
export type Basket = {
  /** A UUID: the bill's id and the id of the hold on its seats. */
  id: string
  scheduleId: string | null
  /** One price rate id per ticket, tickets of the same rate beside each other. */
  rates: readonly string[]
  /** The held seats; fewer than `rates` while the box is being asked. */
  seats: readonly string[]
  /** The cashier chose the seats, so a further ticket is seated beside them. */
  byHand: boolean
  /** Why these seats are sold although the screen's rules say no: the cashier's word, for these seats alone. */
  seatsWaived?: SeatWaiver
  products: readonly { productId: string; quantity: number }[]
  /** Missing in baskets begun before vouchers existed. */
  vouchers?: readonly ShownVoucher[]
  newVouchers?: readonly NewVoucher[]
  /** What the cashier takes off the whole bill. */
  discount?: BasketDiscount
}

/** A bill has at most so many tickets, and so many of one product. Source: core/sales/contract.ts. */
export const mostTickets = 100
export const mostOfProduct = 99

export function emptyBasket(id: string): Basket {
  return { id, scheduleId: null, rates: [], seats: [], byHand: false, products: [] }
}

export function isEmpty(basket: Basket): boolean {
  return basket.rates.length === 0 && basket.products.length === 0 && !basket.newVouchers?.length
}

/** Changes the show and keeps the tickets chosen so far; their seats, from another show, are dropped. */
export function withShow(basket: Basket, scheduleId: string): Basket {
  if (basket.scheduleId === scheduleId) return basket
  return { ...unwaived(basket), scheduleId, seats: [], byHand: false }
}

function unwaived(basket: Basket): Basket {
  const rest = { ...basket }
  delete rest.seatsWaived
  return rest
}

/**
 * Sets the number of tickets of a rate; further seats are requested afterwards, surplus ones are released from the end.
 */
export function withRate(basket: Basket, priceRateId: string, quantity: number): Basket {
  const before = basket.rates.indexOf(priceRateId)
  const others = basket.rates.filter(rate => rate !== priceRateId)
  const allowed = Math.max(0, Math.min(quantity, mostTickets - others.length))
  const at = before < 0 ? others.length : before
  const rates = [...others.slice(0, at), ...Array<string>(allowed).fill(priceRateId), ...others.slice(at)]
  return { ...unwaived(basket), rates, seats: basket.seats.slice(0, rates.length) }
}

/** @param waiver why the rules of the screen do not count for these seats */
export function withSeats(
  basket: Basket,
  seats: readonly string[],
  byHand: boolean,
  waiver?: SeatWaiver,
): Basket {
  const same = seats.join() === basket.seats.join()
  const next = { ...(same ? basket : unwaived(basket)), seats, byHand }
  return waiver ? { ...next, seatsWaived: waiver } : next
}

export function withProduct(basket: Basket, productId: string, quantity: number): Basket {
  const known = basket.products.some(line => line.productId === productId)
  const line = { productId, quantity: Math.min(quantity, mostOfProduct) }
  const products = known
    ? basket.products.map(other => (other.productId === productId ? line : other))
    : [...basket.products, line]
  return { ...basket, products: products.filter(({ quantity }) => quantity > 0) }
}

/** Takes something off, or nothing any more. */
export function withDiscount(basket: Basket, discount: BasketDiscount | null): Basket {
  const { discount: _before, ...rest } = basket
  return discount ? { ...rest, discount } : rest
}

export function ticketsOf(basket: Basket, priceRateId: string): number {
  return basket.rates.filter(rate => rate === priceRateId).length
}

export function quantityOf(basket: Basket, productId: string): number {
  return basket.products.find(line => line.productId === productId)?.quantity ?? 0
}

/**
 * The number of tickets of a rate after one more press: a rate with a minimum of ten starts at ten; `null` when it is
 * full.
 */
export function oneMore(has: number, rate: { minTickets: number; maxTickets: number }): number | null {
  const next = Math.max(has + 1, rate.minTickets)
  return next > rate.maxTickets ? null : next
}

/** The number after one less: below its minimum it is none. */
export function oneLess(has: number, rate: { minTickets: number }): number {
  return has - 1 < rate.minTickets ? 0 : has - 1
}
