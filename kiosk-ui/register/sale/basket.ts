import type { TicketLimit } from '#core/vouchers/ticket-limit.ts'
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
  /** What a ticket may cost for a turn to pay for it; whatever it costs when missing. */
  limit?: TicketLimit | undefined
  /** Its value for snacks and drinks that can be spent here, in cents; missing where it has none. */
  valueCents?: number | undefined
  /** The most of that the cashier wants to spend, in cents; as much as covers the snacks when missing. */
  valueUses?: number | undefined
}

/** A voucher that is sold, with its turns and its value for snacks and drinks in cents. */
export type NewVoucher = { voucherTypeId: string; turns: number; refreshmentCents?: number | undefined }

/** A voucher the guest has more value for snacks put on, in the steps and up to what its kind allows, in cents. */
export type BasketTopUp = { id: string; title: Words; cents: number; step: number; max: number }

/** So many of one package of vouchers. */
type NewPackage = { packageId: string; quantity: number }

/** A share of what tickets and products cost, or a sum in cents, and why. */
export type BasketDiscount = { reason: string } & ({ percent: number } | { cents: number })

/** The tickets of a basket for one show. */
export type ShowPart = {
  /** Null until a show is chosen. */
  scheduleId: string | null
  /** One price rate id per ticket, tickets of the same rate beside each other. */
  rates: readonly string[]
  /** The held seats; fewer than `rates` while the box is being asked. */
  seats: readonly string[]
  /** The cashier chose the seats, so a further ticket is seated beside them. */
  byHand: boolean
  /** Why these seats are sold although the screen's rules say no: the cashier's word, for these seats alone. */
  seatsWaived?: SeatWaiver
  /** Of how many tickets a supplement is taken off, by its id: their guests brought what it is for. */
  waived?: Readonly<Record<string, number>>
}

/** So many of a product; of a combination, of those that give the same things. */
export type BasketProduct = {
  productId: string
  quantity: number
  /** Of a combination: the product chosen for each thing it gives. */
  components?: string[] | undefined
}

/** What one customer has chosen so far: tickets for the show in front, and for others that were there before. */
export type Basket = ShowPart & {
  /** A UUID: the bill's id and the id of the hold on its seats. */
  id: string
  /** Shows chosen before, each with its tickets; missing where there are none. */
  others?: readonly ShowPart[]
  products: readonly BasketProduct[]
  /** Whether the products are taken away; as it usually is while nobody says. */
  takenAway?: boolean
  /** Missing in baskets begun before vouchers existed. */
  vouchers?: readonly ShownVoucher[]
  newVouchers?: readonly NewVoucher[]
  newPackages?: readonly NewPackage[]
  topUps?: readonly BasketTopUp[]
  /** Reservations whose guests pay with this basket. */
  reservations?: readonly string[]
  /** What the cashier has confirmed to have looked at. */
  lookedAt?: { ages: number[]; rates: string[] }
  /** What the cashier takes off the whole bill. */
  discount?: BasketDiscount
}

/** A bill has at most so many tickets, and so many of one product. Source: core/sales/contract.ts. */
export const mostTickets = 100
export const mostOfProduct = 99

export function emptyBasket(id: string): Basket {
  return { id, scheduleId: null, rates: [], seats: [], byHand: false, products: [] }
}

function unwaived<Part extends ShowPart>(part: Part): Part {
  const rest = { ...part }
  delete rest.seatsWaived
  return rest
}

/**
 * Sets the number of tickets of a rate for a show; further seats are requested afterwards, surplus ones are released from the end.
 */
export function withRate<Part extends ShowPart>(
  part: Part,
  priceRateId: string,
  quantity: number,
  most = mostTickets,
): Part {
  const before = part.rates.indexOf(priceRateId)
  const others = part.rates.filter(rate => rate !== priceRateId)
  const allowed = Math.max(0, Math.min(quantity, most - others.length))
  const at = before < 0 ? others.length : before
  const rates = [...others.slice(0, at), ...Array<string>(allowed).fill(priceRateId), ...others.slice(at)]
  return { ...unwaived(part), rates, seats: part.seats.slice(0, rates.length) }
}

/** @param waiver why the rules of the screen do not count for these seats */
export function withSeats<Part extends ShowPart>(
  part: Part,
  seats: readonly string[],
  byHand: boolean,
  waiver?: SeatWaiver,
): Part {
  const same = seats.join() === part.seats.join()
  const next = { ...(same ? part : unwaived(part)), seats, byHand }
  return waiver ? { ...next, seatsWaived: waiver } : next
}

export function withProduct(
  basket: Basket,
  productId: string,
  quantity: number,
  components?: string[],
): Basket {
  const line = {
    productId,
    quantity: Math.min(quantity, mostOfProduct),
    ...(components?.length ? { components } : {}),
  }
  const known = basket.products.some(other => isSameProduct(other, line))
  const products = known
    ? basket.products.map(other => (isSameProduct(other, line) ? line : other))
    : [...basket.products, line]
  return { ...basket, products: products.filter(({ quantity }) => quantity > 0) }
}

type Named = Pick<BasketProduct, 'productId' | 'components'>

/** The same product, and as a combination the same things in it. */
export function isSameProduct(a: Named, b: Named): boolean {
  return a.productId === b.productId && (a.components ?? []).join() === (b.components ?? []).join()
}

/** Takes something off, or nothing any more. */
export function withDiscount(basket: Basket, discount: BasketDiscount | null): Basket {
  const { discount: _before, ...rest } = basket
  return discount ? { ...rest, discount } : rest
}

/** Tickets of a rate for the show in front. */
export function ticketsOf(basket: ShowPart, priceRateId: string): number {
  return basket.rates.filter(rate => rate === priceRateId).length
}

/** How many of a product; of a combination all of them, whatever is in them. */
export function quantityOf(basket: Basket, productId: string): number {
  return basket.products.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)
}

/** One more of a product, with these things in it. */
export function withOneMore(basket: Basket, productId: string, components?: string[]): Basket {
  const has = basket.products.find(line => isSameProduct(line, { productId, components }))?.quantity ?? 0
  return withProduct(basket, productId, has + 1, components)
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

/** Takes a supplement off so many tickets for the show in front; of none where that is more than there are. */
export function withWaived<Part extends ShowPart>(part: Part, id: string, count: number): Part {
  return { ...part, waived: { ...part.waived, [id]: count > part.rates.length ? 0 : count } }
}
