import { Refusal } from '../../refusal.ts'
import { returnTurns } from '../../vouchers/spend.ts'
import type { Tx } from '../../journal/node.ts'
import { requireOnSale } from '../../programme/sale.ts'
import { scheduleById } from '../../programme/store.ts'
import { nextVersions } from '../../seating/commands.ts'
import { seatsNow } from '../../seating/room.ts'
import { tokenOf } from '../../seating/seat-state.ts'
import { dropHold } from '../../seating/store.ts'
import type { TokenChange } from '../../seating/token.ts'
import { paidAtTill, priceListOf, takeSeats, ticketText } from '../commands.ts'
import type { SaleRequest, TillPayment } from '../contract.ts'
import { priceBasket, type WantedTicket } from '../price-basket.ts'
import type { BillRow } from '../../billing/store.ts'
import { moneyParts, ownBill, requireUnused, soldTokens, type RefundedBy } from './refund.ts'
import { linesBack, moneyBack, type LineNow } from '../../billing/refunds/returns.ts'
import {
  addedBy,
  backOf,
  linesNow,
  paymentsNow,
  returnById,
  returnsOf,
  type ReturnRow,
} from '../../billing/refunds/store.ts'

type Ticket = Omit<SaleRequest['tickets'][number], 'voucherId'>

export type ExchangeRequest = {
  /** Made when the exchange is begun: sent again, it is the same exchange. */
  id: string
  billId: string
  /** The basket's hold on the new seats, when they were kept. */
  holdId: string | null
  /** Which ticket lines end; lines count from 1. */
  lines: readonly number[]
  tickets: readonly Ticket[]
  /** What the cashier saw, in cents: above 0 the guest pays, below 0 the guest gets back. */
  differenceCents: number
  /** How the guest pays; only where something is to pay. */
  payment: TillPayment | null
}

/**
 * Exchanges tickets of a bill for other seats, another show or another rate, in one fact: the old seats are free and
 * the old tickets end as the new ones begin. The difference is paid, or goes back the way the money came. The rules of
 * a sale hold for the new seats, those of a refund for the old tickets. Sent again with the same id it is the same
 * exchange. Refuses as `takeSeats` and `priceBasket` do, and `bill_unknown`, `bill_elsewhere`, `bill_not_paid`,
 * `nothing_to_refund`, `refund_needs_manager`, `total_changed`, `exchange_dearer`, `cash_short`, `request_reused`.
 */
export function exchangeTickets(tx: Tx, request: ExchangeRequest, by: RefundedBy): ReturnRow {
  const made = returnById(tx.db, request.id)
  if (made) return sameExchange(tx, made, request)
  const bill = ownBill(tx, request.billId)
  const lines = linesNow(tx.db, bill.id)
  const back = linesBack(
    lines,
    request.lines.map(line => ({ line, quantity: 1 })),
  )
  const old = lines.filter(({ line }) => request.lines.includes(line))
  if (!back || old.some(line => line.kind !== 'ticket')) throw new Refusal('nothing_to_refund')
  requireUnused(tx, old, by.usedToo)
  const wanted = takeTickets(tx, bill, request, old)
  const list = priceListOf(tx, bill.cinemaId)
  const { lines: tickets, totalCents } = priceBasket(
    { tickets: wanted.tickets, products: [] },
    list,
    'pos',
    by.locale,
    () => tx.id(10),
  )
  const valueCents = back.reduce((sum, line) => sum + line.cents, 0)
  const differenceCents = totalCents - valueCents
  if (differenceCents !== request.differenceCents)
    throw new Refusal('total_changed', { totalCents: differenceCents })
  const country = tx.catalogue.get('cinema', bill.cinemaId)?.country ?? ''
  const out = moneyBack(paymentsNow(tx.db, bill.id), Math.max(0, -differenceCents), {
    everything: false,
    country,
  })
  const last = Math.max(...lines.map(({ line }) => line))
  tx.append(`cinema:${bill.cinemaId}`, 'exchange.made', {
    exchangeId: request.id,
    billId: bill.id,
    number: returnsOf(tx.db, bill.id).length + 1,
    lines: back,
    newLines: tickets.map((ticket, index) => ({ ...ticket, line: last + 1 + index })),
    money: moneyParts(request.id, out.money),
    roundingCents: out.roundingCents,
    freed: soldTokens(tx, bill, old).filter(freed => !wanted.tokens.some(taken => sameSeat(freed, taken))),
    tokens: wanted.tokens,
    payment: differenceCents > 0 ? paidOnTop(tx, bill, request, differenceCents) : null,
    owner: tx.identity.role,
    employeeId: by.employeeId,
    employeeName: by.employeeName,
    device: by.device,
    locale: by.locale,
  })
  returnTurns(
    tx,
    { billId: bill.id, cinemaId: bill.cinemaId },
    old.flatMap(line => line.ticketId ?? []),
  )
  dropHold(tx.db, request.holdId ?? request.id)
  return returnById(tx.db, request.id)!
}

function sameExchange(tx: Tx, made: ReturnRow, request: ExchangeRequest): ReturnRow {
  const lines = linesNow(tx.db, made.billId)
  const added = addedBy(tx.db, made.id).map(number => lines.find(({ line }) => line === number)!)
  const seats = added.map(ticketText(tx.db))
  const asked = request.tickets.map(ticketText(tx.db))
  const back = backOf(tx.db, made.id).map(({ line }) => line)
  const same =
    made.kind === 'exchange' &&
    made.billId === request.billId &&
    seats.sort().join() === asked.sort().join() &&
    back.join() === [...request.lines].sort((a, b) => a - b).join()
  if (!same) throw new Refusal('request_reused')
  return made
}

/** Tickets are only sold at a till; where there is none, an exchange can cost the same or less. */
function paidOnTop(tx: Tx, bill: BillRow, request: ExchangeRequest, differenceCents: number) {
  if (!request.payment || tx.identity.role !== 'box')
    throw new Refusal('exchange_dearer', { cents: differenceCents })
  return { id: `${request.id}-paid`, ...paidAtTill(tx, request.payment, differenceCents, bill.cinemaId) }
}

const sameSeat = (a: Ticket | TokenChange, b: Ticket | TokenChange) =>
  a.scheduleId === b.scheduleId && a.seatId === b.seatId

/** New seats by the rules of a sale; a seat the guest has already stays theirs, at another rate. */
function takeTickets(
  tx: Tx,
  bill: BillRow,
  request: ExchangeRequest,
  old: readonly LineNow[],
): { tickets: WantedTicket[]; tokens: TokenChange[] } {
  // A bill stands in the stream of its cinema; seats of another one are told there.
  if (request.tickets.some(ticket => scheduleById(tx.db, ticket.scheduleId)?.cinemaId !== bill.cinemaId))
    throw new Refusal('schedule_unknown')
  const kept = request.tickets.filter(ticket =>
    old.some(line => line.scheduleId === ticket.scheduleId && line.seatId === ticket.seatId),
  )
  const taken = takeSeats(
    tx,
    request.tickets.filter(ticket => !kept.includes(ticket)),
    { basket: request.holdId ?? request.id, channel: 'register' },
  )
  const { wanted: tickets, tokens } = taken
  for (const ticket of kept) {
    const { schedule, arrangement, room } = seatsNow(
      tx.db,
      ticket.scheduleId,
      [ticket.seatId],
      tx.identity.role,
      false,
      tx.nowMs,
    )
    requireOnSale(tx, schedule, 'register')
    const token = tokenOf(room, ticket.seatId)
    const twice = kept.some(other => other !== ticket && sameSeat(other, ticket))
    if (twice || token.billId !== bill.id || token.state !== 'sold' || token.owner !== room.me)
      throw new Refusal('seat_taken', { seats: [ticket.seatId] })
    const dimension = tx.catalogue.get('version', schedule.versionId)?.dimension ?? '2d'
    const seat = arrangement.byId.get(ticket.seatId)!
    tickets.push({ scheduleId: ticket.scheduleId, seat, dimension, priceRateId: ticket.priceRateId })
    tokens.push(...nextVersions(room, ticket.scheduleId, [ticket.seatId]))
  }
  return { tickets, tokens }
}
