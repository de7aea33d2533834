import type { Db } from '../../database/sql.ts'
import { isMismatched, mismatches, unexplainedMovements } from '../../billing/refunds/movement-store.ts'
import { linesNow, paymentsNow } from '../../billing/refunds/store.ts'
import {
  billById,
  unmatchedPaymentById,
  linesOf,
  openPayments,
  openRefunds,
  paymentById,
  paymentsOf,
  refundsOf,
} from '../../billing/store.ts'
import type { BillSummary, UnmatchedPayment, OpenRefund, Stuck, Tried, Unfulfilled } from './worklist.ts'

/** More is no list for a person any more; the oldest come first and the others move up. */
const perKind = 200
/** Seats of those: more than twenty of one bill tell nothing more. */
const mostRows = 4000

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
        bill: told(db, payment.billId),
        tried: tried.get(`payment:${payment.id}`),
      })),
    refunds: (['refunding', 'accepted', 'failed'] as const).flatMap(status => refundsNow(db, status, tried)),
    found: foundNow(db, tried),
    unfulfilled: unfulfilledNow(db),
    movements: unexplainedMovements(db, perKind).map(movement => ({
      movement,
      bill: told(db, movement.billId),
      payment: paymentById(db, movement.paymentId),
    })),
    mismatches: mismatches(db, perKind).map(mismatch => ({
      mismatch,
      bill: told(db, mismatch.billId),
      payment: paymentById(db, mismatch.paymentId),
    })),
    cleared: new Set(db.prepare('SELECT entry FROM cleared_payments').pluck().all() as string[]),
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
      refund,
      payment: paymentById(db, refund.paymentId),
      bill: told(db, refund.billId),
      tried: tried.get(`refund:${refund.id}`),
    }))
}

function triedOf(db: Db): Map<string, Tried> {
  const rows = db.prepare('SELECT entry, tries, first_ms AS firstMs FROM attempt_log').all() as (Tried & {
    entry: string
  })[]
  return new Map(rows.map(({ entry, ...row }) => [entry, row]))
}

function told(db: Db, billId: string): BillSummary | undefined {
  const bill = billById(db, billId)
  if (!bill) return undefined
  const seats = linesOf(db, billId).flatMap(line =>
    line.seatId ? [`${line.scheduleId}/${line.seatId}`] : [],
  )
  return { id: bill.id, number: bill.number, cinemaId: bill.cinemaId, seats }
}

function foundNow(db: Db, tried: Map<string, Tried>): UnmatchedPayment[] {
  const ids = db
    .prepare(
      `SELECT id FROM unmatched_payments WHERE 'payment:' || id NOT IN (SELECT entry FROM cleared_payments)
       ORDER BY at, id LIMIT ${perKind}`,
    )
    .pluck()
    .all() as string[]
  return ids.map(id => {
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
  const rows = db
    .prepare(
      `SELECT DISTINCT b.id, 'show_cancelled' AS kind, c.at AS since, t.schedule_id AS scheduleId, t.seat_id AS seatId
       FROM schedule_cancellations c
         CROSS JOIN seat_tokens t ON t.schedule_id = c.schedule_id AND t.state = 'sold'
         CROSS JOIN bills b ON b.id = t.bill_id AND b.source = 'site' AND b.status IN ('settled', 'partially_refunded')
       UNION
       SELECT DISTINCT b.id, 'seat_lost', b.settled_at, l.schedule_id, l.seat_id
       FROM token_conflicts x
         CROSS JOIN bill_lines l ON l.schedule_id = x.schedule_id AND l.seat_id = x.seat_id
         CROSS JOIN bills b ON b.id = l.bill_id AND b.source = 'site' AND b.status IN ('settled', 'partially_refunded')
         CROSS JOIN seat_tokens t ON t.schedule_id = l.schedule_id AND t.seat_id = l.seat_id AND t.bill_id <> b.id
       ORDER BY 3, 1, 4, 5 LIMIT ${mostRows}`,
    )
    .all() as { id: string; kind: Unfulfilled['kind']; since: string; scheduleId: string; seatId: string }[]
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
        bill: { ...told(db, id)!, seats: lines.map(line => `${line.scheduleId}/${line.seatId}`) },
        kind: mine[0]!.kind,
        payment,
        cents,
        since: mine[0]!.since,
      })
  }
  return found
}
