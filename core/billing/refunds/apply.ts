import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { changeTokens } from '../../seating/apply.ts'
import { noteReinstated } from '../reinstated-store.ts'
import { noteDisplaced } from '../apply.ts'
import { followRefunds, moveBill } from '../apply-status.ts'
import { writePayment } from '../apply-payment.ts'
import { noteGiven } from './apply-given.ts'
import { followMovements } from './apply-movements.ts'
import { writeReturn } from './apply-return.ts'
import type { ExchangeMade, RefundAsked, RefundMade, RefundRefused, RefundsOrdered } from './facts.ts'

/** Asked again by a box that had forgotten it: the earliest stands, in any order. */
const putRequest = prepared((q, given: Tables['refund_requests']) =>
  q
    .insertInto('refund_requests')
    .values(only(given, 'id', 'bill_id', 'lines', 'reason', 'used_too', 'employee_name', 'at'))
    .onConflict(
      earliestStands('refund_requests', {
        key: ['id'],
        takes: ['bill_id', 'lines', 'reason', 'used_too', 'employee_name', 'at'],
        by: ['at', 'employee_name', { orEmpty: 'lines' }],
      }),
    ),
)
const putRefusal = prepared((q, given: Tables['refund_refusals']) =>
  q
    .insertInto('refund_refusals')
    .values(only(given, 'request_id', 'code', 'employee_name', 'at'))
    .onConflict(
      earliestStands('refund_refusals', {
        key: ['request_id'],
        takes: ['code', 'employee_name', 'at'],
        by: ['at', 'code', { orEmpty: 'employee_name' }],
      }),
    ),
)
const orderOf = prepared((q, given: { scheduleId: string }) =>
  q.selectFrom('refunds_ordered').select(['at', 'origin']).where('schedule_id', '=', given.scheduleId),
)
const putOrder = prepared((q, given: Tables['refunds_ordered']) =>
  q
    .insertInto('refunds_ordered')
    .orReplace()
    .values(only(given, 'schedule_id', 'at', 'origin')),
)

export const applyRefundMade: Apply<RefundMade> = ({ db }, fact) => {
  const { body } = fact
  const cents = body.money.reduce((sum, part) => sum + part.cents, 0)
  writeReturn(db, fact, { id: body.refundId, kind: 'refund', cents, reason: body.reason })
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'free', billId: null })
  moveBill(db, fact, body.status)
  noteReinstated(db, fact, 'refund', body.billId)
  followMoney(db, body)
}

export const applyExchangeMade: Apply<ExchangeMade> = ({ db }, fact) => {
  const { body } = fact
  const { payments, billId, exchangeId } = body
  const back = body.money.reduce((sum, part) => sum + part.cents, 0)
  writeReturn(db, fact, {
    id: exchangeId,
    kind: 'exchange',
    cents: back - payments.reduce((sum, each) => sum + each.cents, 0),
    reason: null,
  })
  // What was paid online on top was opened before, and is a payment of the bill already.
  for (const each of payments) writePayment(db, { ...each, billId, status: 'paid', at: fact.at })
  changeTokens(db, fact, body.freed, { owner: body.owner, state: 'free', billId: null })
  changeTokens(db, fact, body.tokens, { owner: body.owner, state: 'sold', billId })
  noteDisplaced(db, fact, billId, body.displaced ?? [])
  noteReinstated(db, fact, 'exchange', billId)
  followMoney(db, body)
}

/**
 * Money of a return is where it is by now, as far as that was heard before the return itself; and its bill is refunded only
 * when the money of all returns is back, whatever this one says of its own.
 */
function followMoney(db: Db, { billId, money }: Pick<RefundMade | ExchangeMade, 'billId' | 'money'>): void {
  for (const { id, paymentId, done, attemptId } of money)
    if (attemptId !== undefined) noteGiven(db, id)
    else if (!done) followMovements(db, { refundId: id, paymentId, billId })
  followRefunds(db, billId)
}

export const applyRefundAsked: Apply<RefundAsked> = ({ db }, fact) => {
  const { requestId, billId, lines, reason, usedToo, employeeName } = fact.body
  putRequest.run(db, {
    id: requestId,
    bill_id: billId,
    lines: lines && JSON.stringify(lines),
    reason,
    used_too: usedToo ? 1 : 0,
    employee_name: employeeName,
    at: fact.at,
  })
}

/** A box that forgot its answer may have given another one: the earliest is the one that is told, in any order. */
export const applyRefundRefused: Apply<RefundRefused> = ({ db }, fact) => {
  const { requestId, code, employeeName } = fact.body
  putRefusal.run(db, { request_id: requestId, code, employee_name: employeeName, at: fact.at })
}

/** Ordered on both sides during a cut, the earlier order is the one that is told. */
export const applyRefundsOrdered: Apply<RefundsOrdered> = ({ db }, fact) => {
  const scheduleId = fact.body.id
  const known = orderOf.first(db, { scheduleId })
  if (known && `${known.at}${known.origin}` <= `${fact.at}${fact.origin}`) return
  putOrder.run(db, { schedule_id: scheduleId, at: fact.at, origin: fact.origin })
}
