import type { Visitor } from '../../../api/visitor.ts'
import { linesNow } from '../../../billing/line-store.ts'
import type { PaymentRow } from '../../../billing/payment-store.ts'
import { exchangeUnderWay, paymentOfExchange } from '../../../billing/refunds/exchange-payment-store.ts'
import { billById, type BillRow } from '../../../billing/store.ts'
import { returnById, type ReturnRow } from '../../../billing/refunds/store.ts'
import type { Tx } from '../../../journal/node.ts'
import { scheduleById } from '../../../programme/store.ts'
import { Refusal } from '../../../refusal.ts'
import { dropHold } from '../../../seating/hold-store.ts'
import { basketKey } from '../../../seating/visitors/visitor.ts'
import { exchangeTickets } from '../commands.ts'
import { pricedExchange, type ExchangeRequest } from '../exchange.ts'
import { loadExchange } from '../load.ts'
import { ticketsInstead } from './exchange.ts'
import { loadExchangeOffer, mayExchangeForShow } from './exchange-load.ts'
import { byBuyer, openExchangePayment } from './exchange-payment-commands.ts'
import { linesReturned } from './refund.ts'

type BuyerExchangeWish = {
  /** Numbers of lines of the bill. */
  lines: readonly number[]
  scheduleId: string
  /** The new seats, one for each line, held by the buyer's basket. */
  seats: readonly string[]
  basket: { id: string; visitor: Visitor }
}

type BuyerExchangeRequest = BuyerExchangeWish & {
  /** Made by the page; sent again, it is the same exchange. */
  id: string
  /** The difference the buyer saw, in cents: above 0 it is paid online before anything is exchanged. */
  differenceCents: number
  /** How that is paid; as the order was when left out. */
  methodId?: string | undefined
}

/**
 * Exchanges what a buyer chose for seats of another show without staff, in one fact: the old seats are free and the old
 * codes end as the new ones begin, and what the new ones cost less goes back the way it was paid. What they cost more is
 * paid first: then the new seats wait for the money, and `paid` is the payment that was begun. Sent again it is the same
 * exchange. Refuses `exchange_under_way` while another one of the order waits for its money, `not_exchangeable`, as
 * `linesReturned` and `exchangeTickets` do, above all `total_changed`, which names the difference, and as `methodFor`.
 */
export function exchangeForBuyer(
  tx: Tx,
  billId: string,
  request: BuyerExchangeRequest,
): { made: ReturnRow; paid?: undefined } | { made?: undefined; paid: PaymentRow } {
  const bill = billById(tx.db, billId)!
  const { id, basket, differenceCents, methodId } = request
  const begun = paymentOfExchange(tx.db, id)
  if (begun) return again(begun, billId)
  const isMade = returnById(tx.db, id) !== undefined
  const asked = asTill(tx, bill, request, { id, differenceCents })
  if (!isMade) requireExchangeable(tx, bill, request)
  const answer =
    differenceCents > 0 && !isMade
      ? { paid: openExchangePayment(tx, bill, asked, methodId) }
      : { made: exchangeTickets(tx, asked, byBuyer(bill)) }
  dropHold(tx.db, basket.id, basket.visitor)
  return answer
}

/**
 * What an exchange would cost more, in cents, below 0 less; it changes nothing. Refuses as `exchangeForBuyer`, but for the
 * sum and how it is paid.
 */
export function priceForBuyer(tx: Tx, billId: string, wish: BuyerExchangeWish): number {
  const bill = billById(tx.db, billId)!
  const asked = asTill(tx, bill, wish, { id: billId, differenceCents: null })
  requireExchangeable(tx, bill, wish)
  return pricedExchange(asked, loadExchange(tx, bill, asked), byBuyer(bill)).differenceCents
}

/** The exchange as a till would ask for it. */
function asTill(
  tx: Tx,
  bill: BillRow,
  { lines: numbers, scheduleId, seats, basket }: BuyerExchangeWish,
  about: Pick<ExchangeRequest, 'id' | 'differenceCents'>,
): ExchangeRequest {
  const lines = linesNow(tx.db, bill.id)
  const tickets = ticketsInstead(
    numbers.flatMap(number => lines.find(({ line }) => line === number) ?? []),
    scheduleId,
    seats,
  )
  const holdId = basketKey(basket.id, basket.visitor)
  return { ...about, billId: bill.id, holdId, lines: numbers, tickets, payments: [], channel: 'site' }
}

/** The payment that was begun for the same exchange before; another order's id is an error of the client. */
function again(begun: PaymentRow, billId: string): { paid: PaymentRow } {
  if (begun.billId !== billId) throw new Refusal('request_reused')
  return { paid: begun }
}

function requireExchangeable(tx: Tx, bill: BillRow, request: BuyerExchangeWish): void {
  if (exchangeUnderWay(tx.db, bill.id)) throw new Refusal('exchange_under_way')
  const offer = loadExchangeOffer(tx, bill)
  const show = scheduleById(tx.db, request.scheduleId)
  const fewest = new Map(tx.catalogue.all('price_rate').map(rate => [rate.id, rate.minTickets]))
  if (!offer || !show || !mayExchangeForShow(tx, bill, offer, show)) throw new Refusal('not_exchangeable')
  linesReturned(request.lines, offer, { lines: linesNow(tx.db, bill.id), fewest })
}
