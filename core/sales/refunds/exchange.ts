import { Refusal } from '../../refusal.ts'
import { newTicketId } from '../../admission/training-ticket.ts'
import { idSent } from '../../billing/purchase.ts'
import type { BillLine } from '../../billing/bill.ts'
import type { Discount } from '../../billing/discount.ts'
import {
  lastLine,
  linesBack,
  moneyBack,
  type LineNow,
  type ReturnedLine,
} from '../../billing/refunds/returns.ts'
import type { ReturnRow } from '../../billing/refunds/store.ts'
import type { TillMethod } from '../../billing/methods/till-method.ts'
import { takenInShift } from '../../cash/drawer.ts'
import { onTopPaymentId, type Paid } from '../../billing/paid.ts'
import type { Draft } from '../../journal/draft.ts'
import { ratesOfShow } from '../../pricing/rate-rules.ts'
import { waivableFor } from '../../pricing/waived.ts'
import { inShow } from '../../seating/in-show.ts'
import { tokenOf } from '../../seating/seat-state.ts'
import { nextVersions } from '../../seating/show.ts'
import type { TokenChange } from '../../seating/token.ts'
import { returnTurns } from '../../vouchers/redeem.ts'
import { withAttempts, type TerminalNow } from '../../terminal/attempt.ts'
import { paidAtTill } from '../at-till.ts'
import type { SaleRequest, TillPayment } from '../contract.ts'
import { priceBasket, type PriceList, type WantedTicket } from '../price-basket.ts'
import { redeemedBy, sameTickets, takeSeats, type Shows } from '../take-seats.ts'
import { requireOwn, requireUnused, soldTokens, type BillState } from './bill-state.ts'
import { moneyParts, requireWithin, returnOf, type RefundedBy } from './refund.ts'

type Ticket = Omit<SaleRequest['tickets'][number], 'voucherId'>

export type ExchangeRequest = {
  /** Made when the exchange is begun; a retry with the same id is the same exchange. */
  id: string
  billId: string
  /** The basket's hold on the new seats, when they were kept. */
  holdId: string | null
  /** Which ticket lines end; lines count from 1. */
  lines: readonly number[]
  tickets: readonly Ticket[]
  /** The difference that was seen, in cents: above 0 the guest pays, below 0 the guest is paid. Null where it is asked for. */
  differenceCents: number | null
  /** How the guest pays; only if there is something to pay. */
  payments: readonly TillPayment[]
  /** Where it is exchanged: at a till when left out. */
  channel?: 'site'
}

/** A bill whose tickets are exchanged, with everything the new ones depend on. */
export type ExchangeNow = BillState & {
  /** The shows of the new tickets. */
  shows: Shows
  prices: PriceList
  /** How guests can pay here. */
  methods: readonly TillMethod[]
  /** What was asked of card terminals for it. */
  terminal: TerminalNow
  newId: (size: number) => string
  /** What is sold is training. */
  training: boolean
}

/** Exchanges tickets of a bill; see `exchangeTickets`, which says what it refuses. */
export function exchange(request: ExchangeRequest, now: ExchangeNow, by: RefundedBy): Draft[] {
  const priced = pricedExchange(request, now, by)
  const { differenceCents } = priced
  const payments = differenceCents > 0 ? paidOnTop(now, request, differenceCents) : []
  return exchanged(request.id, priced, payments, now, by)
}

/** What an exchange takes back and gives, with what the new tickets cost more, in cents; below 0 they cost less. */
type PricedExchange = {
  old: readonly LineNow[]
  back: ReturnedLine[]
  tickets: readonly BillLine[]
  /** What is taken off them; lines count from 1 among them. */
  discounts: readonly Discount[]
  tokens: TokenChange[]
  differenceCents: number
}

/** Prices an exchange by the rules of a refund and of a sale; refuses as `exchangeTickets`, but for how it is paid. */
export function pricedExchange(request: ExchangeRequest, now: ExchangeNow, by: RefundedBy): PricedExchange {
  requireOwn(now)
  const { old, back } = ended(request.lines, now)
  requireUnused(now, old, by.usedToo)
  const wanted = takeTickets(now, request, old)
  const chosen = withKeptRates(wanted.tickets, old)
  const basket = { tickets: request.channel ? withKeptWaivers(chosen, now.prices) : chosen, products: [] }
  const priced = priceBasket(basket, now.prices, {
    channel: request.channel ?? 'pos',
    // What the order cost beside its tickets was paid with it, and is neither asked for again nor given back.
    withoutFees: true,
    locale: by.locale,
    newTicketId: () => newTicketId(now.newId, now.training),
  })
  const { lines: tickets, discounts, totalCents } = priced
  const differenceCents = totalCents - worthOf(back)
  if (request.differenceCents !== null && differenceCents !== request.differenceCents)
    throw new Refusal('total_changed', { totalCents: differenceCents })
  requireWithin(now, Math.max(0, -differenceCents), by)
  return { old, back, tickets, discounts, tokens: wanted.tokens, differenceCents }
}

/** The tickets that end, with what they cost. Refuses `nothing_to_refund` where one of them is no longer there. */
export function ended(numbers: readonly number[], { lines }: Pick<BillState, 'lines'>) {
  const once = numbers.map(line => ({ line, quantity: 1 }))
  const back = linesBack(lines, once)
  const old = lines.filter(({ line }) => numbers.includes(line))
  if (!back || old.some(line => line.kind !== 'ticket')) throw new Refusal('nothing_to_refund')
  return { old, back }
}

/** What lines that come back cost, in cents. */
export const worthOf = (back: readonly ReturnedLine[]) => back.reduce((sum, line) => sum + line.cents, 0)

/** The facts of an exchange: the old tickets end and their seats are free as the new ones begin. */
export function exchanged(
  exchangeId: string,
  { old, back, tickets, discounts, tokens, differenceCents }: PricedExchange,
  payments: Paid[],
  now: BillState,
  by: RefundedBy,
): Draft[] {
  const { bill, lines } = now
  const options = { everything: false, country: now.country }
  const out = moneyBack(now.payments, Math.max(0, -differenceCents), options)
  const last = lastLine(lines)
  const made: Draft = {
    scope: `cinema:${bill.cinemaId}`,
    type: 'exchange.made',
    body: {
      exchangeId,
      ...returnOf(now, by),
      lines: back,
      newLines: tickets.map((ticket, index) => ({ ...ticket, line: last + 1 + index })),
      ...discountsAfter(last, discounts),
      money: moneyParts(exchangeId, out.money, now),
      roundingCents: out.roundingCents,
      freed: soldTokens(now, old).filter(seat => !tokens.some(taken => sameSeat(seat, taken))),
      tokens,
      payments,
    },
  }
  const ticketIds = old.flatMap(line => line.ticketId ?? [])
  return [made, ...returnTurns(now.used, ticketIds)]
}

/** A guest who changes seats of a show keeps the price that was bought, also where it is no longer offered for it. */
function withKeptRates(tickets: readonly WantedTicket[], old: readonly LineNow[]): WantedTicket[] {
  const left = [...old]
  return tickets.map(ticket => {
    const at = left.findIndex(
      line => line.scheduleId === ticket.scheduleId && line.priceRateId === ticket.priceRateId,
    )
    if (at < 0) return ticket
    left.splice(at, 1)
    return { ...ticket, keepsRate: true }
  })
}

/**
 * What a buyer did not pay before they do not pay now, where the new show may do without it; no employee is there who sees
 * what they bring.
 */
function withKeptWaivers(tickets: readonly WantedTicket[], { rates }: PriceList): WantedTicket[] {
  return tickets.map(({ waives = [], ...ticket }) => {
    const may = waivableFor(ratesOfShow(rates, ticket.terms), ticket.dimension)
    return { ...ticket, waives: waives.filter(id => may.some(supplement => supplement.id === id)) }
  })
}

/** Discounts of lines that come after so many others, where there are any. */
export function discountsAfter(
  last: number,
  discounts: readonly Discount[] = [],
): { discounts?: Discount[] } {
  if (!discounts.length) return {}
  return { discounts: discounts.map(({ line = 1, ...each }) => ({ ...each, line: last + line })) }
}

/** Tickets are only sold at a till; elsewhere an exchange may cost the same or less. */
function paidOnTop(
  { me, country, methods, drawer, terminal }: ExchangeNow,
  request: ExchangeRequest,
  differenceCents: number,
) {
  if (!request.payments.length || me !== 'box')
    throw new Refusal('exchange_dearer', { cents: differenceCents })
  const idOf = (index: number) => onTopPaymentId(request.id, index)
  const paid = paidAtTill(request.payments, differenceCents, { methods, country, idOf, withTurns: false })
  return takenInShift(withAttempts(paid, request.payments, terminal), drawer)
}

const sameSeat = (a: Ticket | TokenChange, b: Ticket | TokenChange) =>
  a.scheduleId === b.scheduleId && a.seatId === b.seatId

/** New seats by the rules of a sale; a seat the guest already has stays theirs, at another rate. */
function takeTickets(
  { bill, shows }: ExchangeNow,
  request: ExchangeRequest,
  old: readonly LineNow[],
): { tickets: WantedTicket[]; tokens: TokenChange[] } {
  // A bill is in the stream of its cinema, and so are its seats; other cinemas' shows are refused.
  if ([...shows.values()].some(({ schedule }) => schedule.cinemaId !== bill.cinemaId))
    throw new Refusal('schedule_unknown')
  const kept = request.tickets.filter(ticket =>
    old.some(line => line.scheduleId === ticket.scheduleId && line.seatId === ticket.seatId),
  )
  const fresh = request.tickets.filter(ticket => !kept.includes(ticket))
  const { wanted: tickets, tokens } = takeSeats(shows, fresh, request.holdId ?? request.id)
  // A reservation is redeemed by a sale, which names it.
  if (redeemedBy(shows, tokens).length)
    throw new Refusal('seat_taken', { seats: tokens.map(({ seatId }) => seatId) })
  const keepSeat = (ticket: Ticket) => {
    const { scheduleId, seatId, priceRateId, waives } = ticket
    const { closed, dimension, terms, arrangement, seating } = shows.get(scheduleId)!
    if (closed) throw closed
    const seat = arrangement.byId.get(seatId)
    // Its show has another seat plan now: another seat can be had, not this one again.
    if (!seat) throw new Refusal('seat_unknown', { seats: [seatId] })
    const token = tokenOf(seating, seatId)
    const twice = kept.some(other => other !== ticket && sameSeat(other, ticket))
    if (twice || token.billId !== bill.id || token.state !== 'sold' || token.owner !== seating.me)
      throw new Refusal('seat_taken', { seats: [seatId] })
    tickets.push({ scheduleId, seat, dimension, terms, priceRateId, waives })
    tokens.push(...nextVersions(seating, scheduleId, [seatId]))
  }
  for (const ticket of kept) inShow(ticket.scheduleId, () => keepSeat(ticket))
  return { tickets, tokens }
}

/** Whether it is the same exchange sent again; another one under its id is an error of the client. */
export function isSameExchange(
  made: { row: ReturnRow; added: readonly LineNow[]; back: readonly number[] },
  request: ExchangeRequest,
): boolean {
  return (
    made.row.kind === 'exchange' &&
    idSent(made.row.billId) === idSent(request.billId) &&
    sameTickets(made.added, request.tickets) &&
    made.back.join() === [...request.lines].sort((a, b) => a - b).join()
  )
}
