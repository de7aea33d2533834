import { ticketLimits } from '../vouchers/wallet.ts'
import { Refusal } from '../refusal.ts'
import { newTicketId } from '../admission/training-ticket.ts'
import type { BillLine } from '../billing/bill.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Draft } from '../journal/draft.ts'
import { mostShows } from '../seating/most-shows.ts'
import { requireParties } from '../seating/party.ts'
import type { Owner } from '../seating/token.ts'
import { sellVouchers, type VoucherOrder } from '../vouchers/issue.ts'
import {
  packageNames,
  sellPackages,
  type OrderInPackage,
  type PackagesNow,
  type WantedPackage,
} from '../vouchers/sell-packages.ts'
import { takeTurns, useTurns } from '../vouchers/redeem.ts'
import { spendRefreshments, type RefreshmentsNow, type WantedRefreshment } from '../vouchers/refreshments.ts'
import { sellTopUps, topUpsAmong } from '../vouchers/top-up.ts'
import type { VoucherType } from '../vouchers/voucher-type.ts'
import type { Wallet } from '../vouchers/wallet.ts'
import { tillPaymentId, type Paid } from '../billing/paid.ts'
import { takenInShift, type TillDrawer } from '../cash/drawer.ts'
import type { TillMethod } from '../billing/methods/till-method.ts'
import { withAttempts, type TerminalNow } from '../terminal/attempt.ts'
import { paidAtTill } from './at-till.ts'
import type { SaleRequest } from './contract.ts'
import { requireLookedAt, type LookedAt } from './looked-at.ts'
import { priceAsShown, type PricesNow } from './price-as-shown.ts'
import { redeemedBy, sameTickets, takeSeats, vouchersIn, type Shows } from './take-seats.ts'

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
export type SaleNow = PricesNow & {
  shows: Shows
  wallet: Wallet
  /** The vouchers that pay for refreshments, and those that are topped up. */
  refreshments: RefreshmentsNow
  /** The kinds of those that are topped up; none when left out. */
  topUpTypes?: ReadonlyMap<string, VoucherType>
  /** What cards have paid for this very sale already, in cents by payment: the sale was lost, and that was not. */
  paidAlready?: ReadonlyMap<string, number>
  /** Places of this very sale's top-ups that are on their cards: the sale was lost, and they were not. */
  topUpsOn?: ReadonlySet<number>
  /** The vouchers that are bought. */
  orders: readonly VoucherOrder[]
  /** Those that are bought in packages, and what these are. */
  inPackages: readonly OrderInPackage[]
  packages: PackagesNow
  /** How guests can pay here. */
  methods: readonly TillMethod[]
  /** The drawer the cash goes into. */
  drawer: TillDrawer
  /** What was asked of card terminals for it. */
  terminal: TerminalNow
  /** The number the bill will have, and what the origin's counter then shows. */
  number: { number: string; counter: number }
  /** What the cashier has to look at. */
  toLookAt?: LookedAt | undefined
  /** Which side sells. */
  seller: Owner
  newId: (size: number) => string
  /** What is sold is training. */
  training: boolean
}

/** Sells a basket at the register; see `sellAtRegister`, which says what it refuses. */
export function sell(request: SaleRequest, now: SaleNow, cashier: Cashier): Draft[] {
  const { wallet, prices, newId } = now
  const { cinemaId, locale, employeeId, employeeName, device, discountUpToCents = 0 } = cashier
  const basketId = request.holdId ?? request.id
  requireFewShows(now.shows, cinemaId)
  const { wanted, tokens } = takeSeats(now.shows, request.tickets, basketId)
  const { seatsWaived: waiver, seatsWaivedIn: waivedIn } = request
  const waived = requireParties(now.shows, tokens, basketId, waiver, waivedIn)
  const redeemed = redeemedBy(now.shows, tokens)
  const looked = requireLookedAt(now.toLookAt, request.lookedAt)
  const turns = takeTurns(wallet, vouchersIn(wanted))
  const issuing = { owner: wallet.owner, today: prices.day, newId, locale, vatRate: prices.vat('admission') }
  const bought = sellVouchers(now.orders, issuing)
  const ofPackages = sellPackages(now.inPackages, issuing)
  const { products, takenAway } = request
  const toppedUp = topUpsOf(request, now, { locale, cinemaId })
  const vouchers = [...bought.lines, ...ofPackages.lines, ...toppedUp.lines]
  const names = packageNames(now.packages, locale)
  const basket = { tickets: wanted, products, takenAway, vouchers, packageNames: names }
  const by = {
    channel: 'pos' as const,
    locale,
    newTicketId: () => newTicketId(newId, now.training),
    limitOf: ticketLimits(wallet),
    discounts: (request.discounts ?? []).map(each => ({ ...each, ticket: placeOf(each.ticket, request) })),
    allowedBy: { employeeId, employeeName, upToCents: discountUpToCents },
  }
  const shown = {
    shows: now.shows,
    tickets: request.tickets,
    basket: basketId,
    totalCents: request.totalCents,
  }
  const { lines, totalCents, discounts, priceList } = priceAsShown(basket, now, by, shown)
  const paid = paidAtTill(request.payments, totalCents, {
    methods: now.methods,
    country: prices.country,
    idOf: index => tillPaymentId({ billId: request.id, cinemaId }, index),
    withTurns: turns.length > 0,
    refreshmentsCents: costOf(lines),
    hasClient: request.invoice !== undefined,
  })
  const payments = takenInShift(withAttempts(paid, request.payments, now.terminal), now.drawer)
  const sale: Draft = {
    scope: `cinema:${cinemaId}`,
    type: 'sale.made',
    body: {
      billId: request.id,
      cinemaId,
      source: 'register',
      totalCents,
      lines,
      priceList,
      ...(discounts.length ? { discounts } : {}),
      tokens,
      owner: now.seller,
      locale,
      ...now.number,
      ...waived,
      ...(redeemed.length ? { redeemed } : {}),
      ...looked,
      employeeId,
      employeeName,
      device,
      payments,
    },
  }
  const unpaid = byRefreshments(payments).filter(each => !isPaidAlready(now, each))
  const spent = spendRefreshments(now.refreshments, unpaid)
  return [
    ...bought.made,
    ...ofPackages.made,
    ...useTurns(wallet, 'turns.spent', turns, lines),
    ...spent,
    ...toppedUp.made,
    sale,
  ]
}

/** A bill is in the stream of its cinema, and so are its seats; and what one statement does is bounded. */
function requireFewShows(shows: Shows, cinemaId: string): void {
  const elsewhere = [...shows.values()].find(({ schedule }) => schedule.cinemaId !== cinemaId)
  if (elsewhere) throw new Refusal('schedule_unknown', { scheduleId: elsewhere.schedule.id })
  if (shows.size > mostShows) throw new Refusal('too_many_shows', { most: mostShows })
}

/** What snacks and drinks cost, in cents: a voucher's value pays for nothing else. */
function costOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { kind, totalCents }) => sum + (kind === 'product' ? totalCents : 0), 0)
}

/** What the refreshment value of vouchers pays of a sale. */
export function byRefreshments(payments: readonly Paid[]): WantedRefreshment[] {
  return payments.flatMap(({ id: paymentId, voucherId, cents }) =>
    voucherId !== undefined && cents > 0 ? [{ voucherId, paymentId, cents }] : [],
  )
}

function isPaidAlready(
  { paidAlready }: Pick<SaleNow, 'paidAlready'>,
  { paymentId, cents }: Pick<WantedRefreshment, 'paymentId' | 'cents'>,
): boolean {
  return paidAlready?.get(paymentId) === cents
}

/** The cards that are topped up, after what the same sale takes of them. */
function topUpsOf(
  { id: billId, topUps = [], payments }: SaleRequest,
  now: SaleNow,
  { locale, cinemaId }: { locale: Locale; cinemaId: string },
) {
  const { refreshments, topUpTypes: types = new Map<string, VoucherType>() } = now
  const isSpent = ({ cents = 0 }: SaleRequest['payments'][number], index: number) =>
    cents > 0 && !isPaidAlready(now, { paymentId: tillPaymentId({ billId, cinemaId }, index), cents })
  const spentOf = (id: string) =>
    payments.filter((each, index) => each.voucherId === id && isSpent(each, index)).length
  const isOn = (place: number) => now.topUpsOn?.has(place) ?? false
  return sellTopUps(topUps, { ...refreshments, types }, { billId, locale, spentOf, isOn })
}

/** A ticket's place among the lines: they are grouped by show, in the order the shows are named. */
function placeOf(ticket: number | undefined, { tickets }: SaleRequest): number | undefined {
  const asked = ticket === undefined ? undefined : tickets[ticket]
  if (!asked) return ticket
  const shows = [...new Set(tickets.map(({ scheduleId }) => scheduleId))]
  return shows.flatMap(show => tickets.filter(({ scheduleId }) => scheduleId === show)).indexOf(asked)
}

const isVoucherSold = ({ kind, voucherPart }: BillLine) => kind === 'voucher' && !voucherPart
const topUpsIn = (lines: readonly BillLine[]) =>
  topUpsAmong(lines).map(({ voucherId, line }) => `${voucherId} ${line.totalCents}`)
const howPaid = ({
  methodId,
  voucherId,
}: {
  methodId: string | null
  voucherId?: string | null | undefined
}) => `${methodId} ${voucherId ?? ''}`

/** Whether lines are of these packages, whatever is in them by now. */
export function samePackages(lines: readonly BillLine[], wanted: readonly WantedPackage[] = []): boolean {
  const sold = new Map(lines.map(({ packageNumber = 0, packageId }) => [packageNumber, packageId]))
  sold.delete(0)
  const asked = wanted.flatMap(({ packageId, quantity }) => Array<string>(quantity).fill(packageId))
  return [...sold.values()].join() === asked.join()
}

/** Whether it is the same basket sent again; another one under its id is an error of the client. */
export function isSameSale(
  made: {
    totalCents: number
    lines: readonly BillLine[]
    payments: readonly { methodId: string | null; voucherId: string | null }[]
  },
  request: SaleRequest,
): boolean {
  const { lines } = made
  const products = lines.flatMap(({ productId, quantity, combinationId = '' }) =>
    productId === undefined ? [] : `${quantity}x${productId} ${combinationId}`,
  )
  const asked = request.products.flatMap(({ productId, quantity, components }) =>
    components?.length
      ? components.map(each => `${quantity}x${each} ${productId}`)
      : `${quantity}x${productId} `,
  )
  return (
    made.totalCents === request.totalCents &&
    sameTickets(
      lines.filter(line => line.seatId),
      request.tickets,
    ) &&
    products.join() === asked.join() &&
    (request.takenAway !== false || !lines.some(({ takenAway }) => takenAway)) &&
    lines.filter(line => isVoucherSold(line) && !line.packageId).length ===
      (request.newVouchers?.length ?? 0) &&
    samePackages(lines, request.newPackages) &&
    topUpsIn(lines).join() ===
      (request.topUps ?? []).map(({ voucherId, cents }) => `${voucherId} ${cents}`).join() &&
    made.payments.map(howPaid).join() === request.payments.map(howPaid).join()
  )
}
