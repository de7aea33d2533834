import { admissionOf } from '../../admission/admission-store.ts'
import { ownerOf, returnsOf } from '../../billing/refunds/store.ts'
import {
  refundRequestsOf,
  openRefundRequests,
  type RefundRequestRow,
} from '../../billing/refunds/request-store.ts'
import type { PaymentNow } from '../../billing/refunds/returns.ts'
import { attemptById } from '../../terminal/store.ts'
import { tillMethods } from '../../billing/methods/till-method.ts'
import { moneyUnderWay } from '../../billing/refunds/money-store.ts'
import { loadTerminal, terminalToGive } from '../../terminal/load.ts'
import { paidOnlineOnly, paymentsNow } from '../../billing/payment-store.ts'
import { noDrawer } from '../../cash/drawer.ts'
import { loadTillDrawer } from '../../cash/load.ts'
import { linesNow } from '../../billing/line-store.ts'
import { openingFact, type BillRow } from '../../billing/store.ts'
import type { Db } from '../../database/sql.ts'
import { partsOf } from '../../journal/fact.ts'
import type { Tx } from '../../journal/node.ts'
import { emergencyModeOf } from '../../journal/storage/node-status-store.ts'
import { scheduleById } from '../../programme/store.ts'
import { tokensOf } from '../../seating/store.ts'
import { seatsIn } from '../../seating/reinstate.ts'
import type { Owner, Token } from '../../seating/token.ts'
import { paymentsReturned, valueStillPaid } from '../../vouchers/refreshment-store.ts'
import { loadRefreshmentsNow, loadUsedTurns, loadVoucher, turnsOwnedNow } from '../../vouchers/load.ts'
import { loadPrices, loadShows } from '../load.ts'
import { seatKey, type BillState } from './bill-state.ts'
import type { ExchangeNow, ExchangeRequest } from './exchange.ts'
import { topUpsRefunded } from './top-ups-load.ts'

/**
 * A bill to be refunded, with everything that depends on.
 *
 * @param returnId the return that is to be made, which may have been made before and lost; null where none is
 */
export function loadBill(tx: Tx, bill: BillRow, returnId: string | null = null): BillState {
  const { db, identity, catalogue } = tx
  const lines = linesNow(db, bill.id)
  const returns = returnsOf(db, bill.id)
  const tickets = lines.flatMap(line => line.ticketId ?? [])
  const shows = new Set(lines.flatMap(line => line.scheduleId ?? []))
  const sold = lines.flatMap(({ kind, voucherId }) => (kind === 'voucher' && voucherId ? [voucherId] : []))
  const payments = paymentsNow(db, bill.id)
  const byVoucher = payments.filter(({ voucherId }) => voucherId)
  const paidByVoucher = byVoucher.map(({ id }) => id)
  const paying = byVoucher.flatMap(({ voucherId }) => voucherId ?? [])
  return {
    bill,
    owner: ownerOf(db, bill.id),
    me: identity.role,
    forgotten: isForgotten(db, bill),
    lines,
    payments,
    stillPaid: valueStillPaid(db, returnId, paidByVoucher),
    returnedToVouchers: returnId === null ? new Set() : paymentsReturned(db, returnId, paidByVoucher),
    overTerminal: paidOverTerminal(tx, bill.cinemaId, payments),
    returns: returns.length,
    givenBackCents: returns.reduce((sum, { cents }) => sum + Math.max(0, cents), 0),
    moneyUnderWay: moneyUnderWay(db, bill.id),
    tokens: loadTokens(db, seatsIn(lines)),
    admitted: new Set(tickets.filter(ticket => admissionOf(db, ticket))),
    cancelledShows: new Set([...shows].filter(show => scheduleById(db, show)?.cancelled)),
    vouchers: new Map(
      sold.flatMap(id => {
        const known = loadVoucher(tx, id)
        return known ? [[id, known] as const] : []
      }),
    ),
    turnsOf: sold.length ? turnsOwnedNow(tx) : null,
    used: loadUsedTurns(tx, { billId: bill.id, cinemaId: bill.cinemaId }),
    refreshments: loadRefreshmentsNow(tx, bill.cinemaId, [...sold, ...paying]),
    topUpsTaken: topUpsRefunded(db, bill, lines),
    asks: refundRequestsOf(db, bill.id),
    country: catalogue.get('cinema', bill.cinemaId)?.country ?? '',
    // What a node does by itself goes through no drawer.
    drawer: tx.actor.who.startsWith('employee:') ? loadTillDrawer(tx, bill.cinemaId) : noDrawer,
  }
}

/** Those whose money a terminal of this cinema gives back itself; in training none does, since it would move real money. */
export function paidOverTerminal(
  { db, catalogue, identity, training }: Pick<Tx, 'db' | 'catalogue' | 'identity' | 'training'>,
  cinemaId: string,
  payments: readonly PaymentNow[],
): Map<string, string> {
  const isHere = identity.role === 'box' && !training
  const taken = payments.flatMap(({ id, attemptId }) => {
    const attempt = isHere && attemptId ? attemptById(db, cinemaId, attemptId) : undefined
    return attempt && terminalToGive(catalogue, attempt) ? [[id, attempt.id] as const] : []
  })
  return new Map(taken)
}

function loadTokens(db: Db, seats: readonly { scheduleId: string; seatId: string }[]): Map<string, Token> {
  const tokens = new Map<string, Token>()
  for (const { scheduleId, seatId } of seats) {
    const token = tokensOf(db, scheduleId, [seatId]).get(seatId)
    if (token) tokens.set(seatKey(scheduleId, seatId), token)
  }
  return tokens
}

/**
 * Whether a bill is older than the emergency mode this node is in: what went back of it since may be forgotten. A sale
 * that was reinstated is in the epoch of its return, although it was made before.
 */
export function isForgotten(db: Db, bill: BillRow): boolean {
  const emergencyMode = emergencyModeOf(db)
  if (!emergencyMode) return false
  return partsOf(bill.origin).epoch !== emergencyMode.epoch || openingFact(db, bill)?.type !== 'sale.made'
}

/** A bill whose tickets are exchanged, with everything the new ones depend on. Refuses `schedule_unknown`. */
export function loadExchange(tx: Tx, bill: BillRow, { id, tickets, channel }: ExchangeRequest): ExchangeNow {
  return {
    ...loadBill(tx, bill),
    shows: loadShows(tx, tickets, channel ?? 'register'),
    prices: loadPrices(tx, bill.cinemaId, { tickets, source: bill.source }),
    methods: tillMethods(
      tx.catalogue.all('payment_method'),
      tx.catalogue.get('device', tx.actor.device ?? '')?.paymentMethodIds,
    ),
    terminal: loadTerminal(tx, bill.cinemaId, id),
    newId: size => tx.id(size),
    training: tx.training,
  }
}

/** Requests that can be refunded over the provider; the others wait for an employee at the till. */
export function requestsToAnswer(db: Db, owner: Owner): RefundRequestRow[] {
  return openRefundRequests(db, owner)
    .filter(ask => paidOnlineOnly(db, ask.billId))
    .toArray()
}
