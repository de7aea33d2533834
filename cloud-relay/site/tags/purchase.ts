import type { Result } from '../bill/use-result.ts'

/** An order as a tag manager is told of it, in the fields of Google's `purchase` event; money in euros. */
export type PurchaseEvent = {
  event: 'purchase'
  ecommerce: {
    /** The order's number, which opens nothing. */
    transaction_id: string
    /** What was paid, without a tip. */
    value: number
    currency: 'EUR'
    items: {
      item_name: string
      item_category: string
      item_variant?: string
      price: number
      quantity: number
    }[]
  }
}

type Order = Pick<Result, 'status' | 'number' | 'payment' | 'tickets' | 'snacks' | 'show' | 'vouchers'>

/**
 * What is told of an order; null while it is not settled, and once anything of it was given back. It names film or
 * voucher, prices and the sum: no person, no seat, no code, and never the key of the order's page.
 */
export function purchaseEvent({
  status,
  number,
  payment,
  tickets,
  snacks,
  show,
  vouchers,
}: Order): PurchaseEvent | null {
  if (status !== 'settled' || number === null) return null
  const value = payment ? payment.amount - payment.tip : 0
  const items = [
    ...ticketItems(tickets, show?.movie_title ?? ''),
    ...snacks.map(snackItem),
    ...voucherItems(vouchers),
  ]
  return {
    event: 'purchase',
    ecommerce: { transaction_id: number, value: euros(value), currency: 'EUR', items },
  }
}

type Items = PurchaseEvent['ecommerce']['items']

/** One item for each rate and price. */
function ticketItems(tickets: Order['tickets'], film: string): Items {
  const items = new Map<string, Items[number]>()
  for (const { rate, price } of tickets) {
    const key = `${price} ${rate}`
    const known = items.get(key)
    if (known) known.quantity += 1
    else
      items.set(key, {
        item_name: film,
        item_category: 'ticket',
        item_variant: rate,
        price: euros(price),
        quantity: 1,
      })
  }
  return [...items.values()]
}

const snackItem = ({ name, quantity, price }: Order['snacks'][number]): Items[number] => ({
  item_name: name,
  item_category: 'snack',
  price: euros(Math.round(price / quantity)),
  quantity,
})

/** One item for each kind and price. */
function voucherItems(vouchers: Order['vouchers']): Items {
  const alike = Map.groupBy(
    vouchers,
    ({ voucherType: { type, title }, price }) => `${price} ${type} ${title}`,
  )
  return [...alike.values()].map(of => ({
    item_name: of[0]!.voucherType.title,
    item_category: of[0]!.voucherType.type,
    price: euros(of[0]!.price),
    quantity: of.length,
  }))
}

const euros = (cents: number) => cents / 100

const key = 'foyer.reported'
/** More orders than one browser makes in years. */
const reportedMost = 100

/** The orders in what a browser kept that were told already, by their numbers, the newest last. */
export function reportedIn(kept: string | null): string[] {
  try {
    const reported = JSON.parse(kept ?? '[]') as unknown
    return Array.isArray(reported)
      ? reported.filter(each => typeof each === 'string').slice(-reportedMost)
      : []
  } catch {
    return []
  }
}

/**
 * Whether an order may be told now: never again once this answered yes, in any tab of this browser. Without browser
 * storage nothing is told, since nobody could know that it was.
 */
export function maySayOnce(number: string): boolean {
  try {
    const reported = reportedIn(localStorage.getItem(key))
    if (reported.includes(number)) return false
    const kept = JSON.stringify([...reported, number].slice(-reportedMost))
    localStorage.setItem(key, kept)
    return localStorage.getItem(key) === kept
  } catch {
    return false
  }
}
