import { Refusal } from '../refusal.ts'
import type { BillLine } from '../billing/bill.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { requireParties } from '../seating/party.ts'
import type { Owner } from '../seating/token.ts'
import { sellVouchers, type VoucherOrder } from '../vouchers/issue.ts'
import { takeTurns, useTurns } from '../vouchers/redeem.ts'
import type { Wallet } from '../vouchers/wallet.ts'
import { tillPaymentId } from '../billing/paid.ts'
import type { TillMethod } from '../billing/methods/till-method.ts'
import { paidAtTill } from './at-till.ts'
import type { SaleRequest } from './contract.ts'
import { priceBasket, type PriceList } from './price-basket.ts'
import { sameTickets, takeSeats, vouchersIn, type Shows } from './take-seats.ts'

export type Cashier = {
  employeeId: string
  employeeName: string
  device: string
  cinemaId: string
  locale: Locale
  /** Most of one bill that they may take off, in cents; null is any sum, nothing when left out. */
  discountUpToCents?: number | null
}

/** Everything a sale depends on, as one node knows it at one moment. */
export type SaleNow = {
  shows: Shows
  wallet: Wallet
  /** The vouchers that are bought. */
  orders: readonly VoucherOrder[]
  prices: PriceList
  /** How guests can pay here. */
  methods: readonly TillMethod[]
  /** The number the bill will have, and what the origin's counter then shows. */
  number: { number: string; counter: number }
  /** Which side sells. */
  seller: Owner
  newId: (size: number) => string
}

/** Sells a basket at the register; see `sellAtRegister`, which says what it refuses. */
export function sell(request: SaleRequest, now: SaleNow, cashier: Cashier): Draft[] {
  const { wallet, prices, newId } = now
  const { cinemaId, locale, employeeId, employeeName, device, discountUpToCents = 0 } = cashier
  const { wanted, tokens } = takeSeats(now.shows, request.tickets, request.holdId ?? request.id)
  const waived = requireParties(now.shows, tokens, request.holdId ?? request.id, request.seatsWaived)
  const turns = takeTurns(wallet, vouchersIn(wanted))
  const issuing = { owner: wallet.owner, today: prices.day, newId, locale, vatRate: prices.vat('admission') }
  const bought = sellVouchers(now.orders, issuing)
  const basket = { tickets: wanted, products: request.products, vouchers: bought.lines }
  const { lines, totalCents, discounts } = priceBasket(basket, prices, {
    channel: 'pos',
    locale,
    newTicketId: () => newId(10),
    discounts: (request.discounts ?? []).map(each => ({ ...each, ticket: placeOf(each.ticket, request) })),
    allowedBy: { employeeId, employeeName, upToCents: discountUpToCents },
  })
  if (totalCents !== request.totalCents) throw new Refusal('total_changed', { totalCents })
  const payments = paidAtTill(request.payments, totalCents, {
    methods: now.methods,
    country: prices.country,
    idOf: index => tillPaymentId({ billId: request.id, cinemaId }, index),
    withTurns: turns.length > 0,
  })
  const sale: Draft = {
    scope: `cinema:${cinemaId}`,
    type: 'sale.made',
    body: {
      billId: request.id,
      cinemaId,
      source: 'register',
      totalCents,
      lines,
      priceList: prices.id,
      ...(discounts.length ? { discounts } : {}),
      tokens,
      owner: now.seller,
      locale,
      ...now.number,
      ...waived,
      employeeId,
      employeeName,
      device,
      payments,
    },
  }
  return [...bought.made, ...useTurns(wallet, 'turns.spent', turns, lines), sale]
}

/** A ticket's place among the lines: they are grouped by show, in the order the shows are named. */
function placeOf(ticket: number | undefined, { tickets }: SaleRequest): number | undefined {
  const asked = ticket === undefined ? undefined : tickets[ticket]
  if (!asked) return ticket
  const shows = [...new Set(tickets.map(({ scheduleId }) => scheduleId))]
  return shows.flatMap(show => tickets.filter(({ scheduleId }) => scheduleId === show)).indexOf(asked)
}

/** Whether it is the same basket sent again; another one under its id is an error of the client. */
export function isSameSale(
  made: { totalCents: number; lines: readonly BillLine[]; methods: readonly (string | null)[] },
  request: SaleRequest,
): boolean {
  const { lines } = made
  const products = lines.filter(line => line.productId).map(line => `${line.quantity}x${line.productId}`)
  const asked = request.products.map(product => `${product.quantity}x${product.productId}`)
  return (
    made.totalCents === request.totalCents &&
    sameTickets(
      lines.filter(line => line.seatId),
      request.tickets,
    ) &&
    products.join() === asked.join() &&
    lines.filter(line => line.kind === 'voucher').length === (request.newVouchers?.length ?? 0) &&
    made.methods.join() === request.payments.map(({ methodId }) => methodId).join()
  )
}
