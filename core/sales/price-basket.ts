import { Refusal, type RefusalCode, type RefusalDetails } from '../refusal.ts'
import { inShow } from '../seating/in-show.ts'
import type { Locale } from '../i18n/locale.ts'
import { inLocale } from '../i18n/locale.ts'
import { classHandlingCents, offeredRates, ticketCents } from '../pricing/price.ts'
import type { TicketDiscount } from '../pricing/ticket-discount.ts'
import type { PriceRate, Product } from '../pricing/price-rate.ts'
import { lastDayOf, ratesOfShow, ruleAgainst } from '../pricing/rate-rules.ts'
import type { ShowTerms } from '../programme/show-terms.ts'
import { mayHave } from '../pricing/rate-limits.ts'
import type { VatClass } from '../pricing/price-rate.ts'
import { withVat, type VatRounding } from '../pricing/vat-rounding.ts'
import type { Seat } from '../venue/arrangement.ts'
import { classIdOf } from '../venue/seat-class.ts'
import { turnPays, type TicketLimit } from '../vouchers/ticket-limit.ts'
import type { BillLine, PricedLine } from '../billing/bill.ts'
import type { Discount } from '../billing/discount.ts'
import { takeOff, type AllowedBy, type AskedDiscount } from './discounts.ts'
import { depositLines } from './deposits.ts'
import { feeLines, type Fees } from './fees.ts'
import { productLines, type WantedProduct } from './product-lines.ts'
import { takeOffWaived } from './waived.ts'
import { takeOffSets } from './ticket-discounts.ts'

/** A wanted ticket, with what its price depends on. */
export type WantedTicket = {
  scheduleId: string
  seat: Seat
  dimension: '2d' | '3d'
  terms: ShowTerms
  priceRateId: string
  /** It was bought at this rate before: when the rate is offered is not asked again. */
  keepsRate?: boolean
  /** One of its turns pays for the rate, as far as the voucher's limit; what the seat's class and 3D add is paid beside it. */
  voucherId?: string | undefined
  /** Supplements its guest need not pay. */
  waives?: readonly string[] | undefined
}

export type PriceList = {
  /** The digest of all of it, which facts tell. */
  id: string
  /** The business day they are of, YYYY-MM-DD. */
  day: string
  /** Where they are paid, ISO 3166-1 alpha-2; empty when the cinema is not known. */
  country: string
  rates: readonly PriceRate[]
  /** How many tickets of a rate are left for a show, by their ids; of what is not named as many as there are seats. */
  left?: ReadonlyMap<string, ReadonlyMap<string, number>>
  products: readonly Product[]
  /** What is taken off where tickets are bought together; nothing when left out. */
  ticketDiscounts?: readonly TicketDiscount[]
  /** Basis points in force on the day of the sale. */
  vat: (vatClass: VatClass, takenAway?: boolean) => number
  /** Where the law tells what is taken away from what is eaten here: what a bill is when nobody says; else nothing. */
  takenAway?: { usual: boolean } | null
  /** What online orders pay beside their tickets. */
  fees: Fees
  /** How the VAT in lines is rounded. */
  vatRounding: VatRounding
}

/** What is bought. */
export type PricedBasket = {
  tickets: readonly WantedTicket[]
  products: readonly WantedProduct[]
  /** Whether the guest takes the products away; as it usually is when left out. */
  takenAway?: boolean | undefined
  /** Lines of the vouchers that are sold, and what the packages among them are called, by their ids. */
  vouchers?: readonly PricedLine[]
  packageNames?: ReadonlyMap<string, string>
}

/** Where it is bought and who takes something off, if anybody. */
export type Pricing = {
  channel: 'site' | 'pos'
  locale: Locale
  newTicketId: () => string
  /** Only what tickets and products cost, and nothing that an order costs beside them. */
  withoutFees?: boolean
  discounts?: readonly AskedDiscount[]
  allowedBy?: AllowedBy
  /** What a voucher's turn may pay for, by its code; undefined where it pays for any ticket. */
  limitOf?: (voucherId: string) => TicketLimit | undefined
  /** What the request calls a ticket's price, by its place among the tickets: `items.0.price_rate_id`. */
  fieldOf?: (ticket: number) => string
}

/**
 * The lines of a bill with their VAT, and their sum, in cents with VAT; online with its fees, and the
 * deposits of its products last. Ticket discounts come off
 * before what a cashier takes off. Refuses `nothing_chosen`,
 * `rate_unknown`, `rate_limit` (more tickets of a rate for one show than it allows, or fewer than it begins with),
 * `rate_few_left`, `rate_sold_out`, `voucher_not_for_rate`, `voucher_ticket_too_dear`, `supplement_not_waived`, as `productLines`, as a rate is not offered for a show (`RateRule`), and as `takeOff`; what is
 * about a ticket names its show, and its price among the fields.
 */
export function priceBasket(
  basket: PricedBasket,
  list: PriceList,
  by: Pricing,
): { lines: BillLine[]; totalCents: number; discounts: Discount[] } {
  const vouchers = basket.vouchers ?? []
  if (!basket.tickets.length && !basket.products.length && !vouchers.length)
    throw new Refusal('nothing_chosen')
  const offered = new Map(offeredRates(list.rates, by.channel).map(rate => [rate.id, rate]))
  const refused: RefusedAt = (ticket, code, details) => {
    const field = by.fieldOf?.(basket.tickets.indexOf(ticket))
    return new Refusal(code, details, field ? { [field]: [`refusal.${code}`] } : {})
  }
  for (const [scheduleId, ofShow] of Map.groupBy(basket.tickets, ticket => ticket.scheduleId))
    inShow(scheduleId, () => {
      requireLimits(ofShow, offered, by.locale, refused)
      requireLeft(ofShow, list.left?.get(scheduleId), { offered, locale: by.locale }, refused)
      for (const ticket of ofShow) requireOfferedFor(ticket, offered, { list, by }, refused)
    })
  const byShow = new Map(basket.tickets.map(each => [each.scheduleId, ratesOfShow(list.rates, each.terms)]))
  const atPrices = basket.tickets.map(ticket => ticketLine(ticket, offered, { list, byShow }, by))
  const inSet = takeOffSets(basket.tickets, atPrices, list, { ...by, offered })
  const waived = takeOffWaived(basket.tickets, inSet.lines, byShow, by.locale)
  const tickets = waived.lines
  const takenAway = list.takenAway != null && (basket.takenAway ?? list.takenAway.usual)
  const ofProducts = basket.products.map(wanted => productLines(wanted, list, by.locale, takenAway))
  const products = ofProducts.flat()
  const linesOf = ({ ticket, product }: AskedDiscount): number[] => {
    if (ticket !== undefined) return ticket < tickets.length ? [ticket] : []
    const before = ofProducts.slice(0, product).reduce((sum, { length }) => sum + length, tickets.length)
    return (ofProducts[product ?? -1] ?? []).map((_, at) => before + at)
  }
  const { allowedBy = { employeeId: '', employeeName: '', upToCents: 0 } } = by
  const off = takeOff([...tickets, ...products], by.discounts ?? [], allowedBy, linesOf)
  const fees =
    by.channel === 'site' && !by.withoutFees ? feesOf(basket.tickets, offered, { list, byShow }, by) : []
  const deposits = depositLines(products, id => list.products.find(each => each.id === id), by.locale)
  const lines = withVat([...off.lines, ...vouchers, ...fees, ...deposits], list.vatRounding)
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const before = off.lines.length
  return {
    lines,
    totalCents,
    discounts: [
      ...inSet.discounts,
      ...waived.discounts,
      ...off.discounts,
      ...offPackages(vouchers, basket.packageNames, before),
    ],
  }
}

/** What packages take off their vouchers, each by its name; nobody allows it. */
function offPackages(
  vouchers: readonly PricedLine[],
  names: ReadonlyMap<string, string> = new Map(),
  before: number,
): Discount[] {
  return vouchers.flatMap(({ packageId, discountCents }, at) => {
    if (packageId === undefined || !discountCents) return []
    const reason = (names.get(packageId) ?? '').slice(0, 100)
    const allowedBy = { employeeId: '', employeeName: '' }
    return [{ line: before + at + 1, cents: discountCents, reason, allowedBy }]
  })
}

type Offered = ReadonlyMap<string, PriceRate>

/** A refusal about a ticket, which names its field where the request has one. */
type RefusedAt = (ticket: WantedTicket, code: RefusalCode, details: RefusalDetails) => Refusal

/** The rate is offered for the show, and what pays for it may. */
function requireOfferedFor(
  ticket: WantedTicket,
  offered: Offered,
  { list, by: { locale, limitOf } }: { list: PriceList; by: Pricing },
  refused: RefusedAt,
): void {
  const rate = offered.get(ticket.priceRateId)!
  const named = { rate: inLocale(rate.name, locale) }
  const against = ticket.keepsRate ? null : ruleAgainst(rate, ticket.terms, list.day)
  if (against === 'rate_in_advance')
    throw refused(ticket, against, { ...named, day: lastDayOf(rate, ticket.terms) })
  if (against) throw refused(ticket, against, named)
  if (!ticket.voucherId) return
  if (!rate.acceptVoucher) throw refused(ticket, 'voucher_not_for_rate', named)
  const limit = limitOf?.(ticket.voucherId)
  if (limit && !turnPays(rate.cents, limit) && rate.cents > 0)
    throw refused(ticket, 'voucher_ticket_too_dear', { ...named, most: (limit.cents / 100).toFixed(2) })
}

/** What holds for each show. */
type ByShow = ReadonlyMap<string, readonly PriceRate[]>

function ticketLine(
  ticket: WantedTicket,
  offered: Offered,
  { list, byShow }: { list: PriceList; byShow: ByShow },
  by: Pricing,
): PricedLine {
  const rate = offered.get(ticket.priceRateId)!
  const full = ticketCents(rate, classIdOf(ticket.seat), ticket.dimension, byShow.get(ticket.scheduleId)!)
  const covered = ticket.voucherId ? turnPays(rate.cents, by.limitOf?.(ticket.voucherId)) : 0
  const cents = full - covered
  return {
    kind: 'ticket',
    text: inLocale(rate.name, by.locale),
    quantity: 1,
    unitCents: cents,
    totalCents: cents,
    vatRate: list.vat('admission'),
    scheduleId: ticket.scheduleId,
    seatId: ticket.seat.id,
    ticketId: by.newTicketId(),
    priceRateId: rate.id,
    ...(ticket.voucherId ? { voucherId: ticket.voucherId, coveredCents: covered } : {}),
  }
}

function feesOf(
  tickets: readonly WantedTicket[],
  offered: Offered,
  { list, byShow }: { list: PriceList; byShow: ByShow },
  { locale }: Pricing,
) {
  const sold = tickets.map(({ scheduleId, priceRateId, seat }) => ({
    scheduleId,
    handlingCents:
      (offered.get(priceRateId)!.handlingCents ?? 0) +
      classHandlingCents(classIdOf(seat), byShow.get(scheduleId)!),
  }))
  return feeLines(sold, list.fees, { vatRate: list.vat('admission'), locale })
}

/** A group or a family goes to one show: a rate's limits are counted within each. */
function requireLimits(
  tickets: readonly WantedTicket[],
  offered: Offered,
  locale: Locale,
  refused: RefusedAt,
): void {
  for (const [id, ofRate] of Map.groupBy(tickets, ticket => ticket.priceRateId)) {
    const rate = offered.get(id)
    if (!rate) throw new Refusal('rate_unknown')
    if (!mayHave({ min: rate.minTickets, max: rate.maxTickets }, ofRate.length))
      throw refused(ofRate[0]!, 'rate_limit', {
        rate: inLocale(rate.name, locale),
        min: rate.minTickets,
        max: rate.maxTickets,
      })
  }
}

/** What is exchanged at the rate it has takes nothing of what is left. */
function requireLeft(
  tickets: readonly WantedTicket[],
  left: ReadonlyMap<string, number> | undefined,
  { offered, locale }: { offered: Offered; locale: Locale },
  refused: RefusedAt,
): void {
  const fresh = tickets.filter(({ keepsRate }) => !keepsRate)
  for (const [id, ofRate] of Map.groupBy(fresh, ticket => ticket.priceRateId)) {
    const most = left?.get(id)
    if (most === undefined || ofRate.length <= most) continue
    const rate = inLocale(offered.get(id)!.name, locale)
    throw most === 0
      ? refused(ofRate[0]!, 'rate_sold_out', { rate })
      : refused(ofRate[0]!, 'rate_few_left', { rate, left: most })
  }
}
