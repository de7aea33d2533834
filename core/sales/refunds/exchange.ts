import { Refusal } from '../../refusal.ts'
import { idSent } from '../../billing/purchase.ts'
import { linesBack, moneyBack, type LineNow } from '../../billing/refunds/returns.ts'
import type { ReturnRow } from '../../billing/refunds/store.ts'
import type { TillMethod } from '../../billing/methods/till-method.ts'
import { onTopPaymentId } from '../../billing/paid.ts'
import type { Draft } from '../../journal/draft.ts'
import { tokenOf } from '../../seating/seat-state.ts'
import { nextVersions } from '../../seating/show.ts'
import type { TokenChange } from '../../seating/token.ts'
import { returnTurns } from '../../vouchers/redeem.ts'
import { paidAtTill } from '../at-till.ts'
import type { SaleRequest, TillPayment } from '../contract.ts'
import { priceBasket, type PriceList, type WantedTicket } from '../price-basket.ts'
import { sameTickets, takeSeats, type Shows } from '../take-seats.ts'
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
  /** The difference the cashier saw, in cents: above 0 the guest pays, below 0 the guest is paid. */
  differenceCents: number
  /** How the guest pays; only if there is something to pay. */
  payments: readonly TillPayment[]
}

/** A bill whose tickets are exchanged, with everything the new ones depend on. */
export type ExchangeNow = BillState & {
  /** The shows of the new tickets. */
  shows: Shows
  prices: PriceList
  /** How guests can pay here. */
  methods: readonly TillMethod[]
  newId: (size: number) => string
}

/** Exchanges tickets of a bill; see `exchangeTickets`, which says what it refuses. */
export function exchange(request: ExchangeRequest, now: ExchangeNow, by: RefundedBy): Draft[] {
  requireOwn(now)
  const { bill, lines, prices } = now
  const once = request.lines.map(line => ({ line, quantity: 1 }))
  const back = linesBack(lines, once)
  const old = lines.filter(({ line }) => request.lines.includes(line))
  if (!back || old.some(line => line.kind !== 'ticket')) throw new Refusal('nothing_to_refund')
  requireUnused(now, old, by.usedToo)
  const wanted = takeTickets(now, request, old)
  const basket = { tickets: wanted.tickets, products: [] }
  const { lines: tickets, totalCents } = priceBasket(basket, prices, {
    channel: 'pos',
    locale: by.locale,
    newTicketId: () => now.newId(10),
  })
  const differenceCents = totalCents - back.reduce((sum, line) => sum + line.cents, 0)
  if (differenceCents !== request.differenceCents)
    throw new Refusal('total_changed', { totalCents: differenceCents })
  requireWithin(now, Math.max(0, -differenceCents), by)
  const options = { everything: false, country: now.country }
  const out = moneyBack(now.payments, Math.max(0, -differenceCents), options)
  const last = Math.max(...lines.map(({ line }) => line))
  const freed = soldTokens(now, old).filter(seat => !wanted.tokens.some(taken => sameSeat(seat, taken)))
  const made: Draft = {
    scope: `cinema:${bill.cinemaId}`,
    type: 'exchange.made',
    body: {
      exchangeId: request.id,
      ...returnOf(now, by),
      lines: back,
      newLines: tickets.map((ticket, index) => ({ ...ticket, line: last + 1 + index })),
      money: moneyParts(request.id, out.money),
      roundingCents: out.roundingCents,
      freed,
      tokens: wanted.tokens,
      payments: differenceCents > 0 ? paidOnTop(now, request, differenceCents) : [],
    },
  }
  const ended = old.flatMap(line => line.ticketId ?? [])
  return [made, ...returnTurns(now.used, ended)]
}

/** Tickets are only sold at a till; elsewhere an exchange may cost the same or less. */
function paidOnTop({ me, country, methods }: ExchangeNow, request: ExchangeRequest, differenceCents: number) {
  if (!request.payments.length || me !== 'box')
    throw new Refusal('exchange_dearer', { cents: differenceCents })
  const idOf = (index: number) => onTopPaymentId(request.id, index)
  return paidAtTill(request.payments, differenceCents, { methods, country, idOf, withTurns: false })
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
  for (const ticket of kept) {
    const { scheduleId, seatId, priceRateId } = ticket
    const { closed, dimension, arrangement, seating } = shows.get(scheduleId)!
    if (closed) throw closed
    const token = tokenOf(seating, seatId)
    const twice = kept.some(other => other !== ticket && sameSeat(other, ticket))
    if (twice || token.billId !== bill.id || token.state !== 'sold' || token.owner !== seating.me)
      throw new Refusal('seat_taken', { seats: [seatId] })
    tickets.push({ scheduleId, seat: arrangement.byId.get(seatId)!, dimension, priceRateId })
    tokens.push(...nextVersions(seating, scheduleId, [seatId]))
  }
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
