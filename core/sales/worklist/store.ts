import { sql } from 'kysely'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import {
  coveredOf,
  isMismatched,
  mismatches,
  unexplainedMovements,
} from '../../billing/refunds/movement-store.ts'
import { paymentsNow } from '../../billing/payment-store.ts'
import { linesNow } from '../../billing/line-store.ts'
import { billById } from '../../billing/store.ts'
import { openRefunds, refundsOf } from '../../billing/refunds/money-store.ts'
import { terminalMoneyWaiting } from '../../billing/refunds/given-store.ts'
import { movedOfDay } from '../../terminal/days/load.ts'
import { openDaysOfAll } from '../../terminal/days/store.ts'
import { attemptById, openPaymentAttempts } from '../../terminal/store.ts'
import { linesOf } from '../../billing/line-store.ts'
import { unmatchedPaymentById, openPayments, paymentById, paymentsOf } from '../../billing/payment-store.ts'
import type { BillSummary, Tried } from './fields.ts'
import type { OpenRefund, Stuck, UnmatchedPayment, Unfulfilled } from './worklist.ts'

/** More is no list for a person any more; the oldest come first and the others move up. */
const perKind = 200
/** Seats of those: more than twenty of one bill tell nothing more. */
const mostRows = 4000

/** Ends of day of card terminals; and of each, bills that may be meant. */
const mostDays = 20
const mostBills = 10

const clearedEntries = prepared(q => q.selectFrom('cleared_payments').select('entry'))
const attempts = prepared(q => q.selectFrom('attempt_log').select(['entry', 'tries', 'first_ms as firstMs']))
const unmatched = prepared(q =>
  q
    .selectFrom('unmatched_payments')
    .select('id')
    .where(sql`'payment:' || id`, 'not in', q.selectFrom('cleared_payments').select('entry'))
    .orderBy('at')
    .orderBy('id')
    .limit(sql.lit(perKind)),
)
/** From the cancelled shows and the lost seats on, whatever else was ever sold. */
const seatsNotToBeHad = prepared(q =>
  q
    .selectFrom('schedule_cancellations as c')
    .crossJoin('seat_tokens as t')
    .crossJoin('bills as b')
    .distinct()
    .select([
      'b.id as id',
      sql.lit<Unfulfilled['kind']>('show_cancelled').as('kind'),
      'c.at as since',
      't.schedule_id as scheduleId',
      't.seat_id as seatId',
    ])
    .whereRef('t.schedule_id', '=', 'c.schedule_id')
    .where('t.state', '=', 'sold')
    .whereRef('b.id', '=', 't.bill_id')
    .where('b.source', '=', 'site')
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .union(
      q
        .selectFrom('token_conflicts as x')
        .crossJoin('bill_lines as l')
        .crossJoin('bills as b')
        .crossJoin('seat_tokens as t')
        .distinct()
        .select([
          'b.id as id',
          sql.lit<Unfulfilled['kind']>('seat_lost').as('kind'),
          // A settled purchase has its moment.
          sql<string>`b.settled_at`.as('since'),
          'x.schedule_id as scheduleId',
          'x.seat_id as seatId',
        ])
        .whereRef('l.schedule_id', '=', 'x.schedule_id')
        .whereRef('l.seat_id', '=', 'x.seat_id')
        .whereRef('b.id', '=', 'l.bill_id')
        .where('b.source', '=', 'site')
        .where('b.status', 'in', ['settled', 'partially_refunded'])
        .whereRef('t.schedule_id', '=', 'l.schedule_id')
        .whereRef('t.seat_id', '=', 'l.seat_id')
        // Whoever had it may have given it back: it is free then, and still not this purchase's.
        .where(({ eb, ref }) => eb('t.bill_id', 'is distinct from', ref('b.id'))),
    )
    .union(
      q
        .selectFrom('displaced as d')
        .crossJoin('bills as b')
        .distinct()
        .select([
          'b.id as id',
          sql.lit<Unfulfilled['kind']>('seat_lost').as('kind'),
          sql<string>`b.settled_at`.as('since'),
          'd.schedule_id as scheduleId',
          'd.seat_id as seatId',
        ])
        .whereRef('b.id', '=', 'd.bill_id')
        .where('b.source', '=', 'site')
        .where('b.status', 'in', ['settled', 'partially_refunded']),
    )
    .orderBy('since')
    .orderBy('id')
    .orderBy('scheduleId')
    .orderBy('seatId')
    .limit(sql.lit(mostRows)),
)

/** Everything the work list is made of, as this node's tables have it now. */
export function stuckNow(db: Db): Stuck {
  const tried = triedOf(db)
  const isFound = (paymentId: string) => unmatchedPaymentById(db, paymentId) !== undefined
  return {
    payments: openPayments(db)
      .filter(payment => !isFound(payment.id) && !isMismatched(db, payment.id))
      .slice(0, perKind)
      .map(payment => ({
        payment,
        bill: summaryOf(db, payment.billId),
        tried: tried.get(`payment:${payment.id}`),
      })),
    refunds: (['refunding', 'accepted', 'failed'] as const).flatMap(status => refundsNow(db, status, tried)),
    found: foundNow(db, tried),
    unfulfilled: unfulfilledNow(db),
    movements: unexplainedMovements(db, perKind).map(movement => ({
      movement,
      bill: summaryOf(db, movement.billId),
      payment: paymentById(db, movement.paymentId),
    })),
    mismatches: mismatches(db, perKind).map(mismatch => ({
      mismatch,
      bill: summaryOf(db, mismatch.billId),
      payment: paymentById(db, mismatch.paymentId),
    })),
    terminals: openPaymentAttempts(db, perKind).map(attempt => ({
      attempt,
      bill: summaryOf(db, attempt.forId),
    })),
    overTerminals: terminalMoneyWaiting(db, perKind).map(row => ({
      row,
      taken: attemptById(db, row.cinemaId, row.attemptId),
      bill: summaryOf(db, row.billId),
    })),
    terminalDays: openDaysOfAll(db, mostDays)
      .map(day => ({ day, ...movedOfDay(db, day) }))
      .map(({ day, meant, expectedCents }) => ({
        day,
        expectedCents,
        bills: meant.flatMap(({ billNumber }) => (billNumber === null ? [] : [billNumber])).slice(-mostBills),
      })),
    cleared: new Set(clearedEntries.all(db).map(({ entry }) => entry)),
  }
}

/** What of a payment that was found goes back is told with it, unless the bank sent it back. */
function refundsNow(
  db: Db,
  status: 'refunding' | 'accepted' | 'failed',
  tried: Map<string, Tried>,
): OpenRefund[] {
  return openRefunds(db, status)
    .filter(refund => status === 'failed' || unmatchedPaymentById(db, refund.paymentId) === undefined)
    .slice(0, perKind)
    .map(refund => ({
      // Some of it may be back already.
      refund: { ...refund, cents: coveredOf(db, refund).owedCents },
      payment: paymentById(db, refund.paymentId),
      bill: summaryOf(db, refund.billId),
      tried: tried.get(`refund:${refund.id}`),
    }))
}

function triedOf(db: Db): Map<string, Tried> {
  return new Map(attempts.all(db).map(({ entry, ...row }) => [entry, row]))
}

function summaryOf(db: Db, billId: string): BillSummary | undefined {
  const bill = billById(db, billId)
  if (!bill) return undefined
  const seats = linesOf(db, billId).flatMap(line =>
    line.seatId ? [`${line.scheduleId}/${line.seatId}`] : [],
  )
  return { id: bill.id, number: bill.number, cinemaId: bill.cinemaId, seats }
}

function foundNow(db: Db, tried: Map<string, Tried>): UnmatchedPayment[] {
  return unmatched.all(db).map(({ id }) => {
    const { namedBillId, cinemaId, seats } = unmatchedPaymentById(db, id)!
    const [refund] = refundsOf(db, id)
    return {
      payment: paymentById(db, id)!,
      namedBillId,
      cinemaId,
      seats: seats.split(' ').filter(Boolean),
      tried: tried.get(refund ? `refund:${refund.id}` : `payment:${id}`),
      refund,
    }
  })
}

/** Bills of the website whose show was cancelled, or whose seat somebody else has after a restore from an older copy. */
function unfulfilledNow(db: Db): Unfulfilled[] {
  const rows = seatsNotToBeHad.all(db)
  const found: Unfulfilled[] = []
  for (const id of [...new Set(rows.map(row => row.id))].slice(0, perKind)) {
    const mine = rows.filter(row => row.id === id)
    const holding = new Set(paymentsNow(db, id).flatMap(({ id, heldCents }) => (heldCents > 0 ? [id] : [])))
    const payment = paymentsOf(db, id).find(each => holding.has(each.id))
    if (!payment) continue
    const lost = new Set(mine.map(row => `${row.scheduleId}/${row.seatId}`))
    // Of a purchase that came back in part, or was exchanged, what still stands is owed.
    const lines = linesNow(db, id).filter(
      line => line.left > 0 && lost.has(`${line.scheduleId}/${line.seatId}`),
    )
    const cents = lines.reduce((sum, line) => sum + line.leftCents, 0)
    if (cents > 0)
      found.push({
        bill: { ...summaryOf(db, id)!, seats: lines.map(line => `${line.scheduleId}/${line.seatId}`) },
        kind: mine[0]!.kind,
        payment,
        cents,
        since: mine[0]!.since,
      })
  }
  return found
}
