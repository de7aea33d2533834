import type { Tx } from '#core/journal/node.ts'
import type { AskedBy } from '#core/sales/refunds/refund-requests.ts'
import { requestsToAnswer } from '#core/sales/refunds/load.ts'
import { answerRefundRequest } from '#core/sales/refunds/commands.ts'
import { payBack } from '#core/sales/refunds/commands.ts'
import type { ExchangeRequest } from '#core/sales/refunds/exchange.ts'
import type { RefundRequest } from '#core/sales/refunds/refund.ts'
import { orderedRefunds } from '#core/billing/refunds/cancelled-store.ts'
import { carl, tonight } from './small-exhibitor.ts'

/** Carl at the till, who may refund what was not used. */
export const cashier: AskedBy = { ...carl, usedToo: false }
/** Mia, the manager, in the portal. */
export const mia: AskedBy = {
  employeeId: 'mia',
  employeeName: 'mia',
  device: null,
  locale: 'en',
  usedToo: true,
}

/** Lines of a bill back, one of each, or everything that is left. */
export function refundOf(
  id: string,
  billId: string,
  lines: number[] | null = null,
  change: Partial<RefundRequest> = {},
): RefundRequest {
  return {
    id,
    billId,
    lines: lines && lines.map(line => ({ line, quantity: 1 })),
    reason: 'guest',
    cents: null,
    ...change,
  }
}

/** Ticket lines of a bill for other seats of tonight's show, at the normal rate. */
export function exchangeOf(
  id: string,
  billId: string,
  lines: number[],
  seats: string[],
  differenceCents: number,
  change: Partial<ExchangeRequest> = {},
): ExchangeRequest {
  return {
    id,
    billId,
    holdId: null,
    lines,
    tickets: seats.map(seatId => ({ scheduleId: tonight, seatId, priceRateId: 'normal' })),
    differenceCents,
    payments: differenceCents > 0 ? [{ methodId: 'terminal' }] : [],
    ...change,
  }
}

/** As the node does by itself: answers what the other side asked for. */
export const answerAll = (tx: Tx) =>
  requestsToAnswer(tx.db, tx.identity.role).forEach(ask => answerRefundRequest(tx, ask))
/** The same for cancelled shows whose refunds are confirmed. */
export const payBackAll = (tx: Tx) =>
  orderedRefunds(tx.db, tx.identity.role, 100).forEach(bill => payBack(tx, bill))
