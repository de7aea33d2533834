import { Refusal } from '../refusal.ts'
import type { Db } from '../database/sql.ts'
import type { Locale } from '../i18n/locale.ts'
import { originOf } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { vatRate } from '../pricing/vat.ts'
import { businessDay } from '../programme/day.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import { requireOnSale } from '../programme/sale.ts'
import { scheduleById } from '../programme/store.ts'
import { placesFor } from '../seating/free-seating.ts'
import { roomNow, seatsNow } from '../seating/room.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import { nextVersions } from '../seating/commands.ts'
import { arrangementById, dropHold } from '../seating/store.ts'
import type { TokenChange } from '../seating/token.ts'
import { sellVouchers } from '../vouchers/sell.ts'
import { takeTurns, writeTurns } from '../vouchers/spend.ts'
import type { SaleRequest, TillPayment } from './contract.ts'
import { priceBasket, type PriceList, type WantedTicket } from './price-basket.ts'
import { cashRounding } from '../pricing/cash-rounding.ts'
import { billById, linesOf, nextCounter, paymentsOf, type BillRow } from '../billing/store.ts'

export type Cashier = {
  employeeId: string
  employeeName: string
  device: string
  cinemaId: string
  locale: Locale
}

/**
 * Sells a basket at the register: cash or terminal, paid in full, in one fact. Sent again with the same id it is the
 * same sale. Refuses `nothing_chosen`, `schedule_unknown`, `seat_unknown`, `seat_taken`, `seats_elsewhere`,
 * `rate_unknown`, `rate_limit`, `product_unknown`, `total_changed`, `cash_short`, `sales_closed`,
 * `schedule_cancelled`, `request_reused`, and as `takeTurns` and `issueVoucher`.
 */
export function sellAtRegister(tx: Tx, request: SaleRequest, cashier: Cashier): BillRow {
  const made = billById(tx.db, request.id)
  if (made) return sameSale(tx.db, made, request)
  const { wanted, tokens } = takeSeats(tx, request.tickets, {
    basket: request.holdId ?? request.id,
    channel: 'register',
  })
  const purchase = { billId: request.id, cinemaId: cashier.cinemaId }
  const turns = takeTurns(tx, purchase, vouchersIn(wanted))
  const list = priceListOf(tx, cashier.cinemaId)
  const sold = { ...purchase, locale: cashier.locale, vatRate: list.vat('admission') }
  const basket = {
    tickets: wanted,
    products: request.products,
    vouchers: sellVouchers(tx, sold, request.newVouchers ?? []),
  }
  const { lines, totalCents } = priceBasket(basket, list, 'pos', cashier.locale, () => tx.id(10))
  if (totalCents !== request.totalCents) throw new Refusal('total_changed', { totalCents })
  const payment = paid(tx, request.payment, totalCents, cashier.cinemaId)
  const number = nextNumber(tx, cashier.cinemaId)
  writeTurns(tx, 'turns.spent', purchase, turns, lines)
  tx.append(`cinema:${cashier.cinemaId}`, 'sale.made', {
    billId: request.id,
    cinemaId: cashier.cinemaId,
    source: 'register',
    totalCents,
    lines,
    tokens,
    owner: tx.identity.role,
    locale: cashier.locale,
    ...number,
    employeeId: cashier.employeeId,
    employeeName: cashier.employeeName,
    device: cashier.device,
    // Never an attempt's name: money that comes online under the same bill's id is another payment.
    payment: { id: `${request.id}-till`, ...payment },
  })
  dropHold(tx.db, request.holdId ?? request.id)
  return billById(tx.db, request.id)!
}

function paid(tx: Tx, payment: SaleRequest['payment'], totalCents: number, cinemaId: string) {
  if (payment.method !== 'voucher') return paidAtTill(tx, payment, totalCents, cinemaId)
  if (totalCents > 0) throw new Refusal('cash_short', { missingCents: totalCents })
  const { method } = payment
  return { method, cents: totalCents, tenderedCents: null, changeCents: null, roundingCents: 0 }
}

/** What a cashier took for a sum, in cents; cash is rounded where the country does. Refuses `cash_short`. */
export function paidAtTill(tx: Tx, payment: TillPayment, totalCents: number, cinemaId: string) {
  if (payment.method === 'terminal') {
    const { method } = payment
    return { method, cents: totalCents, tenderedCents: null, changeCents: null, roundingCents: 0 }
  }
  const country = tx.catalogue.get('cinema', cinemaId)?.country ?? ''
  const roundingCents = cashRounding(totalCents, country)
  const cents = totalCents + roundingCents
  if (payment.tenderedCents < cents)
    throw new Refusal('cash_short', { missingCents: cents - payment.tenderedCents })
  const { tenderedCents } = payment
  return { method: 'cash' as const, cents, tenderedCents, changeCents: tenderedCents - cents, roundingCents }
}

/** The same basket sent again is the same sale; another basket under its id is a mistake of the sender. */
function sameSale(db: Db, made: BillRow, request: SaleRequest): BillRow {
  const lines = linesOf(db, made.id)
  const seats = lines.filter(line => line.seatId).map(ticketText(db))
  const asked = request.tickets.map(ticketText(db))
  const products = lines.filter(line => line.productId).map(line => `${line.quantity}x${line.productId}`)
  const askedProducts = request.products.map(product => `${product.quantity}x${product.productId}`)
  const same =
    made.totalCents === request.totalCents &&
    seats.sort().join() === asked.sort().join() &&
    products.join() === askedProducts.join() &&
    lines.filter(line => line.kind === 'voucher').length === (request.newVouchers?.length ?? 0) &&
    paymentsOf(db, made.id).some(payment => payment.method === request.payment.method)
  if (!same) throw new Refusal('request_reused')
  return made
}

/** What makes two tickets of a request the same; where seating is free the place does not. */
export const ticketText =
  (db: Db) =>
  (ticket: Partial<AskedTicket>): string => {
    const schedule = scheduleById(db, ticket.scheduleId ?? '')
    const free = schedule && arrangementById(db, schedule.arrangementId)?.freeSeating
    return [ticket.scheduleId, free ? '' : ticket.seatId, ticket.priceRateId, ticket.voucherId ?? ''].join(
      '/',
    )
  }

type AskedTicket = { scheduleId: string; seatId: string; priceRateId: string; voucherId?: string | undefined }

/** The voucher of each ticket that has one. */
export function vouchersIn(tickets: readonly Pick<AskedTicket, 'voucherId'>[]): string[] {
  return tickets.flatMap(ticket => ticket.voucherId ?? [])
}

/**
 * The seats somebody pays for, checked inside the transaction that sells them: they exist, are free or in this very
 * basket, and this node owns them.
 */
export function takeSeats(
  tx: Tx,
  tickets: readonly AskedTicket[],
  by: { basket: string; channel: SaleChannel },
): { wanted: WantedTicket[]; tokens: TokenChange[] } {
  const wanted: WantedTicket[] = []
  const tokens: TokenChange[] = []
  for (const scheduleId of new Set(tickets.map(ticket => ticket.scheduleId))) {
    const ofShow = tickets.filter(ticket => ticket.scheduleId === scheduleId)
    const { mine, schedule, arrangement, room } = placed(tx, by.basket, ofShow)
    const ids = mine.map(ticket => ticket.seatId)
    requireOnSale(tx, schedule, by.channel)
    const unknown = ids.filter(id => !arrangement.byId.has(id))
    if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    const state = (id: string) => seatStateOf({ ...room, connected: true }, id, by.basket)
    const taken = [...ids.filter(id => state(id) !== 'free'), ...twice]
    if (taken.length) throw new Refusal('seat_taken', { seats: taken })
    const elsewhere = ids.filter(id => tokenOf(room, id).owner !== room.me)
    if (elsewhere.length) throw new Refusal('seats_elsewhere', { scheduleId, seats: elsewhere })
    const dimension = tx.catalogue.get('version', schedule.versionId)?.dimension ?? '2d'
    for (const ticket of mine)
      wanted.push({
        scheduleId,
        seat: arrangement.byId.get(ticket.seatId)!,
        dimension,
        priceRateId: ticket.priceRateId,
        voucherId: ticket.voucherId,
      })
    tokens.push(...nextVersions(room, scheduleId, ids))
  }
  return { wanted, tokens }
}

/**
 * The tickets of one show with the places they get, those asked for, or where seating is free as many; and the show as
 * it is now around these places.
 */
function placed(tx: Tx, basket: string, tickets: readonly AskedTicket[]) {
  const { scheduleId } = tickets[0]!
  const { role } = tx.identity
  const around = (places: readonly string[]) => seatsNow(tx.db, scheduleId, places, role, false, tx.nowMs)
  const named = tickets.map(ticket => ticket.seatId)
  const show = around(named)
  if (!show.arrangement.freeSeating) return { mine: tickets, ...show }
  const { room } = roomNow(tx.db, scheduleId, role, true, tx.nowMs)
  const { places } = placesFor(room, basket, named, named.length)
  if (places.length < named.length) throw new Refusal('not_enough_seats', { free: places.length })
  const mine = tickets.map((ticket, index) => ({ ...ticket, seatId: places[index]! }))
  return { mine, ...around(places) }
}

/** Prices and VAT as they are on the cinema's business day now. */
export function priceListOf(tx: Pick<Tx, 'catalogue' | 'nowMs'>, cinemaId: string): PriceList {
  const cinema = tx.catalogue.get('cinema', cinemaId)
  const offset = tx.catalogue.all('exhibitor')[0]?.midnightOffsetMinutes ?? 0
  const day = businessDay(tx.nowMs, cinema?.timezone ?? 'UTC', offset)
  return {
    rates: tx.catalogue.all('price_rate'),
    products: tx.catalogue.all('product'),
    vat: vatClass => vatRate(tx.catalogue.get('vat_class', vatClass), day),
  }
}

/** The next gapless number of this node for a cinema: `K` for the till side, `W` for the website. */
export function nextNumber(tx: Tx, cinemaId: string): { number: string; counter: number } {
  const origin = originOf(tx.identity.nodeId, tx.identity.epoch, `cinema:${cinemaId}`)
  const counter = nextCounter(tx.db, origin)
  const letter = tx.identity.role === 'box' ? 'K' : 'W'
  const epoch = tx.identity.epoch > 1 ? `${tx.identity.epoch}-` : ''
  return { number: `${letter}-${epoch}${String(counter).padStart(6, '0')}`, counter }
}
