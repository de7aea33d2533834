import type { Db } from '../../database/sql.ts'
import type { Apply } from '../../journal/apply.ts'
import type { Fact } from '../../journal/fact.ts'
import { changeTokens } from '../../seating/apply.ts'
import { moveBill, movePayment } from '../apply.ts'
import type {
  MovedCents,
  PaymentChargedBack,
  PaymentMismatched,
  RefundAccepted,
  RefundDone,
  RefundFailed,
  RefundFound,
  RefundRequested,
  RefundRetried,
} from '../facts.ts'
import { furtherMovement, refundStatusOf } from '../status-order.ts'
import type { MovementStatus } from '../../database/statuses.ts'

export const applyRefundRequested: Apply<RefundRequested> = ({ db }, fact) => {
  const { refundId, paymentId, billId, cents, reason, status, tokens, owner } = fact.body
  db.prepare(
    "INSERT OR IGNORE INTO refunds (id, payment_id, bill_id, cents, reason, status, at) VALUES (?, ?, ?, ?, ?, 'refunding', ?)",
  ).run(refundId, paymentId, billId, cents, reason, fact.at)
  movePayment(db, paymentId, 'paid')
  moveBill(db, billId, status)
  changeTokens(db, fact, tokens, { owner, state: 'free', billId: null })
  followMovements(db, fact.body)
}

export const applyRefundAccepted: Apply<RefundAccepted> = ({ db }, { body }) =>
  moved(db, body, body, 'pending')

export const applyRefundDone: Apply<RefundDone> = ({ db }, { body }) => {
  const settledOutside = { movement: '', cents: body.cents }
  for (const movement of body.movements.length ? body.movements : [settledOutside])
    moved(db, body, movement, 'done')
}

export const applyRefundFailed: Apply<RefundFailed> = ({ db }, { body }) => moved(db, body, body, 'failed')

export const applyRefundRetried: Apply<RefundRetried> = ({ db }, { body }) => {
  db.prepare('INSERT OR IGNORE INTO refund_retries (refund_id, attempt) VALUES (?, ?)').run(
    body.refundId,
    body.attempt,
  )
  followMovements(db, body)
}

export const applyRefundFound: Apply<RefundFound> = ({ db }, fact) => found(db, fact, 'refund')
export const applyPaymentChargedBack: Apply<PaymentChargedBack> = ({ db }, fact) =>
  found(db, fact, 'chargeback')

export const applyPaymentMismatched: Apply<PaymentMismatched> = ({ db }, { body, at }) => {
  db.prepare(
    'INSERT OR IGNORE INTO payment_mismatches (payment_id, bill_id, told, at) VALUES (?, ?, ?, ?)',
  ).run(body.paymentId, body.billId, JSON.stringify(body.told), at)
}

function found(db: Db, { body, at }: Fact<RefundFound>, kind: 'refund' | 'chargeback') {
  db.prepare(
    'INSERT OR IGNORE INTO unmatched_movements (movement, payment_id, bill_id, kind, cents, at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(body.movement, body.paymentId, body.billId, kind, body.cents, at)
}

type About = { refundId: string; billId: string; paymentId: string }

/** A movement only goes on: what has failed was done or on its way before, in whatever order that is heard. */
function moved(db: Db, about: About, { movement, cents }: MovedCents, status: MovementStatus) {
  const known = db
    .prepare('SELECT status FROM refund_movements WHERE refund_id = ? AND movement = ?')
    .pluck()
    .get(about.refundId, movement) as MovementStatus | undefined
  db.prepare(
    'INSERT OR REPLACE INTO refund_movements (refund_id, movement, cents, status) VALUES (?, ?, ?, ?)',
  ).run(about.refundId, movement, cents, furtherMovement(known, status))
  followMovements(db, about)
}

/** A refund is what its movements are, also of those that were told before it was; its payment and a bill whose money goes back as a whole follow it. */
export function followMovements(db: Db, { refundId, billId, paymentId }: About) {
  const movements = db
    .prepare('SELECT status, cents FROM refund_movements WHERE refund_id = ?')
    .all(refundId) as { status: MovementStatus; cents: number }[]
  const owed = db.prepare('SELECT cents FROM refunds WHERE id = ?').pluck().get(refundId) as
    number | undefined
  if (!movements.length || owed === undefined) return
  const retries = db.prepare('SELECT count(*) FROM refund_retries WHERE refund_id = ?').pluck()
  const status = refundStatusOf(owed, movements, retries.get(refundId) as number)
  db.prepare('UPDATE refunds SET status = ? WHERE id = ?').run(status, refundId)
  db.prepare(
    `UPDATE payments SET refunded_cents =
       (SELECT coalesce(sum(cents), 0) FROM refunds WHERE payment_id = payments.id AND status = 'refunded') WHERE id = ?`,
  ).run(paymentId)
  db.prepare(
    `UPDATE bills SET status = CASE
       WHEN EXISTS (SELECT 1 FROM refunds WHERE bill_id = bills.id AND status <> 'refunded') THEN 'refunding'
       ELSE 'refunded' END
     WHERE id = ? AND status IN ('refunding', 'refunded')`,
  ).run(billId)
}
