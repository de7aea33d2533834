import type { TakenBy } from '../../../billing/methods/payment-method.ts'
import type { ExchangeToPay } from '../../../billing/facts.ts'
import type { Paid } from '../../../billing/paid.ts'
import type { PaymentRow } from '../../../billing/payment-store.ts'
import { isOpen } from '../../../billing/status-order.ts'
import type { Draft } from '../../../journal/draft.ts'
import { Refusal } from '../../../refusal.ts'
import type { TokenChange } from '../../../seating/token.ts'
import type { FinalWord } from '../../final-word.ts'
import type { BillState } from '../bill-state.ts'
import { requireOwn } from '../bill-state.ts'
import {
  ended,
  exchanged,
  pricedExchange,
  worthOf,
  type ExchangeNow,
  type ExchangeRequest,
} from '../exchange.ts'
import type { RefundedBy } from '../refund.ts'

/**
 * An exchange that costs more is paid online before anything is exchanged: the new seats wait for the money under the
 * bill, the old tickets stay good, and only with the money are they given up, in the fact of every exchange.
 */
export function exchangeOpened(
  request: ExchangeRequest,
  now: ExchangeNow & { by: TakenBy; paymentId: string },
  by: RefundedBy,
): Draft[] {
  const { tickets, discounts, tokens, differenceCents } = pricedExchange(request, now, by)
  if (differenceCents <= 0) throw new Refusal('total_changed', { totalCents: differenceCents })
  const exchange: ExchangeToPay = {
    exchangeId: request.id,
    lines: [...request.lines],
    newLines: [...tickets],
    ...(discounts.length ? { discounts: [...discounts] } : {}),
  }
  const { id: billId, cinemaId } = now.bill
  const body = {
    billId,
    paymentId: now.paymentId,
    ...now.by,
    cents: differenceCents,
    tokens,
    owner: now.me,
    exchange,
  }
  return [{ scope: `cinema:${cinemaId}`, type: 'payment.opened', body }]
}

/** A show of an exchange, as far as its money depends on it. */
type ShowTimes = { startMs: number; endMs: number; cancelled: boolean }

/** An exchange whose provider has said its final word, with the bill as it is then. */
export type ExchangePaidNow = BillState & {
  payment: PaymentRow
  exchange: ExchangeToPay
  /** The new seats that still wait for money of this bill, with the versions that change them. */
  waiting: TokenChange[]
  /** The shows of the old tickets and of the new ones, by their ids; those that are not known here are left out. */
  times: ReadonlyMap<string, ShowTimes>
  /** Whether the cinema's box is reached. */
  reached: boolean
  /** The provider has given its money back already: ordered in a history that a relay lost, or by hand. */
  wentBack: boolean
  nowMs: number
}

/**
 * What becomes of the provider's final word. Money that comes in time exchanges the tickets as they were priced; it goes
 * back where that cannot be done any more: it went back already, the payment had ended, an old ticket was used, returned or exchanged
 * otherwise, its show has begun or either was cancelled. While the cinema is not reached nobody knows who was let in, so
 * nothing is written, and the money waits at the provider until it is, or the first of the shows begins.
 */
export function exchangeAnswered(now: ExchangePaidNow, word: FinalWord, by: RefundedBy): Draft[] {
  const { payment, waiting } = now
  const { billId, id: paymentId } = payment
  const owner = now.me
  if (word !== 'paid') {
    if (!isOpen(payment.status)) return []
    const body = { billId, paymentId, outcome: word, owner, tokens: waiting }
    return [{ scope: scopeOf(now), type: 'payment.closed', body }]
  }
  const inTime = !now.wentBack && isOpen(payment.status) && now.nowMs < firstStart(now)
  if (inTime && !now.reached) return []
  return (inTime && asPriced(now, by)) || goesBack(now)
}

const scopeOf = ({ bill }: ExchangePaidNow) => `cinema:${bill.cinemaId}` as const

/** When the first of its shows begins, in epoch milliseconds; 0 where one is not known or will not be. */
function firstStart({ times, exchange, lines }: ExchangePaidNow): number {
  const old = lines.filter(({ line }) => exchange.lines.includes(line))
  const shows = [...old, ...exchange.newLines].map(({ scheduleId = '' }) => times.get(scheduleId))
  return Math.min(...shows.map(show => (show && !show.cancelled ? show.startMs : 0)))
}

/** The exchange as it was paid for; undefined where it is another one by now. */
function asPriced(now: ExchangePaidNow, by: RefundedBy): Draft[] | undefined {
  const { payment, exchange, waiting, admitted } = now
  try {
    requireOwn(now)
    const { old, back } = ended(exchange.lines, now)
    const tickets = exchange.newLines
    const differenceCents = tickets.reduce((sum, line) => sum + line.totalCents, 0) - worthOf(back)
    const isWhole = waiting.length === tickets.filter(line => line.seatId).length
    if (differenceCents !== payment.cents || !isWhole) return undefined
    if (old.some(({ ticketId }) => ticketId && admitted.has(ticketId))) return undefined
    const { discounts = [] } = exchange
    const priced = { old, back, tickets, discounts, tokens: waiting, differenceCents }
    return exchanged(exchange.exchangeId, priced, [paidOnline(payment)], now, by)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

const paidOnline = ({ id, methodId, cents }: PaymentRow): Paid => ({
  id,
  methodId: methodId ?? 'online',
  kind: 'online',
  cents,
})

function goesBack(now: ExchangePaidNow): Draft[] {
  const { payment, waiting, me: owner } = now
  const { id: paymentId, billId, cents } = payment
  return [
    {
      scope: scopeOf(now),
      type: 'refund.requested',
      body: {
        refundId: `${paymentId}-late`,
        billId,
        paymentId,
        cents,
        reason: 'exchange_over',
        // The bill stays what it is: its tickets are good.
        status: 'settled',
        owner,
        // One that had ended freed its own: those that wait now, for the same tickets perhaps, are a later payment's.
        tokens: isOpen(payment.status) ? waiting : [],
      },
    },
  ]
}
