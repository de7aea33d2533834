import { ticketLimits } from '../vouchers/wallet.ts'
import { Refusal } from '../refusal.ts'
import { newTicketId } from '../admission/training-ticket.ts'
import type { BillLine } from '../billing/bill.ts'
import type { PaymentSettled, ShownShow } from '../billing/facts.ts'
import { inLocale, type Locale, type Words } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { requireParties } from '../seating/party.ts'
import type { Owner, TokenChange } from '../seating/token.ts'
import { methodFor, type PaymentMethod } from '../billing/methods/payment-method.ts'
import { requireBuyerMay, type VisitorShow } from '../seating/visitors/bounds.ts'
import { takeTurns, useTurns } from '../vouchers/redeem.ts'
import type { Wallet } from '../vouchers/wallet.ts'
import { priceAsShown, type PricesNow } from './price-as-shown.ts'
import type { WantedProduct } from './product-lines.ts'
import type { CheckoutRequest } from './checkout-contract.ts'
import {
  areSameVouchers,
  orderVouchers,
  type OrderedVouchers,
  type VoucherOrderNow,
} from './order-vouchers.ts'
import type { VoucherOrderRow } from '../vouchers/order-store.ts'
import { sameTickets, takeSeats, vouchersIn, type AskedTicket, type Shows } from './take-seats.ts'

/** Everything an online purchase depends on, as one node knows it at one moment. */
export type CheckoutNow = PricesNow & {
  shows: Shows
  wallet: Wallet
  /** The payment methods offered on the website. */
  methods: readonly PaymentMethod[]
  /** The number the bill will have when turns of vouchers pay it wholly. */
  number: { number: string; counter: number }
  /** Which side sells. */
  seller: Owner
  /** The name under which the basket's seats are kept. */
  basket: string
  /** The shows as needed for the limits on visitors; unset where no visitor is buying. */
  bounds: { shows: ReadonlyMap<string, VisitorShow>; connected: boolean } | undefined
  /** What visitors may order with their tickets, by its id: its name, and how many there are. */
  snacks: ReadonlyMap<string, { name: Words; most: number }>
  newId: (size: number) => string
  /** What an order of vouchers beside the tickets depends on; unset where none are bought. */
  vouchers: VoucherOrderNow | undefined
  /** What is sold is training. */
  training: boolean
}

/** The data kept about a buyer, encrypted beside the fact. */
export type BuyerPart = { name: string; email: string; key?: string }

export function ticketsOf({ items }: CheckoutRequest): AskedTicket[] {
  return items.map(item => ({
    scheduleId: item.schedule_id,
    seatId: item.seat,
    priceRateId: item.price_rate_id,
    voucherId: item.voucher_id ?? undefined,
    waives: item.waives,
  }))
}

/** The cinema of a basket: a bill is in the stream of one cinema. Refuses `schedule_unknown`. */
export function cinemaOf(shows: Shows): string {
  const [cinemaId, ...others] = new Set([...shows.values()].map(({ schedule }) => schedule.cinemaId))
  if (!cinemaId || others.length) throw new Refusal('schedule_unknown')
  return cinemaId
}

/** Opens a visitor's bill; see `openBill`, which says what it refuses. */
export function checkout(
  request: CheckoutRequest,
  now: CheckoutNow,
  { locale, buyer }: { locale: Locale; buyer: BuyerPart },
): Draft[] {
  const { shows, wallet, newId } = now
  const { cinemaId } = wallet.purchase
  const asked = ticketsOf(request)
  const billId = request.bill_id
  if (now.bounds) requireBuyerMay(now.bounds.shows, asked, now.bounds.connected)
  const { wanted, tokens } = takeSeats(shows, asked, now.basket)
  requireParties(shows, tokens, now.basket)
  const turns = takeTurns(wallet, vouchersIn(wanted))
  const products = requireSnacks(request, now, locale)
  const ordered = orderedBeside(request, now, locale)
  const vouchers = ordered ? { vouchers: ordered.lines, packageNames: ordered.packageNames } : {}
  // Eaten in the house: whoever takes it away is not asked.
  const basket = { tickets: wanted, products, takenAway: false, ...vouchers }
  const by = {
    channel: 'site' as const,
    locale,
    newTicketId: () => newTicketId(newId, now.training),
    limitOf: ticketLimits(wallet),
    fieldOf: (ticket: number) => `items.${placeAsked(ticket, asked)}.price_rate_id`,
  }
  const shown = { shows, tickets: asked, basket: now.basket, totalCents: request.amount }
  const { lines, totalCents, discounts, priceList } = priceAsShown(basket, now, by, shown)
  // Issued when their money is there, so they need some.
  if (ordered && !totalCents) throw new Refusal('nothing_chosen')
  const paymentId = `${billId}-1`
  const payment = totalCents
    ? ({ id: paymentId, kind: 'online', cents: totalCents, ...methodOf(request, now) } as const)
    : ({ id: paymentId, kind: 'voucher', methodId: 'voucher', cents: 0 } as const)
  const opened: Draft = {
    scope: `cinema:${cinemaId}`,
    type: 'bill.opened',
    body: {
      billId,
      cinemaId,
      source: 'site',
      totalCents,
      lines,
      priceList,
      ...(discounts.length ? { discounts } : {}),
      tokens,
      owner: now.seller,
      locale,
      payments: [payment],
      shows: shownShows(shows),
    },
    privatePart: { ...buyer, ...ordered?.gifts },
    privateDay: [lastDay(shows), ...(ordered?.days ?? [])].toSorted().at(-1),
  }
  const used = useTurns(wallet, totalCents ? 'turns.kept' : 'turns.spent', turns, lines)
  if (totalCents) return [...used, ...(ordered?.facts ?? []), opened]
  const sold = tokens.map(token => ({ ...token, version: token.version + 1 }))
  return [...used, opened, settled(now, wallet.purchase, paymentId, sold)]
}

/** Where and when the shows are, as their buyer is shown them: they are told where a show is that moves. */
const shownShows = (shows: Shows): ShownShow[] =>
  [...shows].map(([scheduleId, { schedule }]) => ({
    scheduleId,
    startMs: schedule.startMs,
    screenId: schedule.screenId,
  }))

/** The vouchers that are ordered beside the tickets; undefined where there are none. */
function orderedBeside(
  { vouchers }: CheckoutRequest,
  { vouchers: now, wallet, prices }: CheckoutNow,
  locale: Locale,
): OrderedVouchers | undefined {
  if (!vouchers || !now) return undefined
  return orderVouchers(vouchers, now, wallet.purchase, { locale, vatRate: prices.vat('admission') })
}

/** The snacks that are ordered with the tickets. Refuses `product_unknown` for what is not, and `product_sold_out`. */
function requireSnacks({ snacks = [] }: CheckoutRequest, now: CheckoutNow, locale: Locale): WantedProduct[] {
  return snacks.map(({ product_id: productId, quantity }) => {
    const known = now.snacks.get(productId)
    if (!known) throw new Refusal('product_unknown')
    if (quantity > known.most)
      throw new Refusal('product_sold_out', { product: inLocale(known.name, locale), most: known.most })
    return { productId, quantity }
  })
}

/** Where the order names a ticket: they are taken show by show. */
function placeAsked(ticket: number, asked: readonly AskedTicket[]): number {
  const taken = [...Map.groupBy(asked, ({ scheduleId }) => scheduleId).values()].flat()
  return asked.indexOf(taken[ticket]!)
}

function methodOf(request: CheckoutRequest, { methods }: CheckoutNow) {
  const withVoucher = request.items.some(item => item.voucher_id)
  return methodFor(methods, { id: request.payment_method_id, withVoucher })
}

/** The last day (ISO, UTC) one of these shows ends: the buyer's name is kept for a limited time from then on. */
function lastDay(shows: Shows): string {
  const ends = [...shows.values()].map(({ schedule }) => schedule.endMs)
  return new Date(Math.max(...ends)).toISOString().slice(0, 10)
}

/** The facts that a bill is paid and its seats are sold. */
export function settled(
  { number, seller: owner }: Pick<CheckoutNow, 'number' | 'seller'>,
  { billId, cinemaId }: { billId: string; cinemaId: string },
  paymentId: string,
  tokens: TokenChange[],
): Draft {
  const body: PaymentSettled = { billId, paymentId, owner, tokens, ...number }
  return { scope: `cinema:${cinemaId}`, type: 'payment.settled', body }
}

/** Whether the same basket was sent again: then it is the same purchase. */
export function isSameCheckout(
  made: { totalCents: number; lines: readonly BillLine[]; orders: readonly VoucherOrderRow[] },
  request: CheckoutRequest,
): boolean {
  const tickets = made.lines.filter(line => line.seatId)
  const snacks = made.lines.flatMap(({ productId, quantity }) =>
    productId ? `${quantity}x${productId}` : [],
  )
  const wanted = (request.snacks ?? []).map(({ product_id: id, quantity }) => `${quantity}x${id}`)
  return (
    made.totalCents === request.amount &&
    sameTickets(tickets, ticketsOf(request)) &&
    snacks.join() === wanted.join() &&
    areSameVouchers(made, request.vouchers ?? { items: [] })
  )
}
