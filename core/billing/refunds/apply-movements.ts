import { earliestStands } from '../../database/earliest-stands.ts'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { Fact } from '../../journal/fact.ts'
import { changeTokens } from '../../seating/apply.ts'
import { followRefunds, moveBill, movePayment, sumRefunded } from '../apply-status.ts'
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
import { furtherMoved, refundStatusOf } from '../status-order.ts'
import { movementOf, retriesOf } from './movement-store.ts'
import type { MovementStatus, RefundStatus } from '../../database/statuses.ts'

const putRefund = prepared(
  (q, given: Omit<Tables['refunds'], 'status' | 'kind' | 'shift_id' | 'attempt_id' | 'rounding_cents'>) =>
    q
      .insertInto('refunds')
      .values({
        ...only(given, 'id', 'payment_id', 'bill_id', 'cents', 'reason', 'at'),
        status: 'refunding',
      })
      // Ordered once more by a node that had forgotten it: the earliest stands, in any order.
      .onConflict(
        earliestStands('refunds', { key: ['id'], takes: ['cents', 'reason', 'at'], by: ['at', 'cents'] }),
      ),
)
const putRetry = prepared((q, given: Tables['refund_retries']) =>
  q
    .insertInto('refund_retries')
    .orIgnore()
    .values(only(given, 'refund_id', 'attempt')),
)
/** What a provider says is heard again by a relay that had forgotten it: the first time is told, in any order. */
const putMismatch = prepared((q, given: Tables['payment_mismatches']) =>
  q
    .insertInto('payment_mismatches')
    .values(only(given, 'payment_id', 'bill_id', 'told', 'at'))
    .onConflict(
      earliestStands('payment_mismatches', {
        key: ['payment_id'],
        takes: ['told', 'at'],
        by: ['at', 'told'],
      }),
    ),
)
const putUnmatched = prepared((q, given: Tables['unmatched_movements']) =>
  q
    .insertInto('unmatched_movements')
    .values(only(given, 'movement', 'payment_id', 'bill_id', 'kind', 'cents', 'at'))
    .onConflict(
      earliestStands('unmatched_movements', {
        key: ['movement'],
        takes: ['payment_id', 'bill_id', 'kind', 'cents', 'at'],
        by: ['at', 'payment_id', 'kind', 'cents'],
      }),
    ),
)
const putMovement = prepared((q, given: Tables['refund_movements']) =>
  q
    .insertInto('refund_movements')
    .orReplace()
    .values(only(given, 'refund_id', 'movement', 'cents', 'status')),
)
const movementsOfRefund = prepared((q, given: { refundId: string }) =>
  q.selectFrom('refund_movements').select(['status', 'cents']).where('refund_id', '=', given.refundId),
)
const owedBy = prepared((q, given: { id: string }) =>
  q.selectFrom('refunds').select('cents').where('id', '=', given.id),
)
const setRefund = prepared((q, given: { id: string; status: RefundStatus }) =>
  q.updateTable('refunds').set({ status: given.status }).where('id', '=', given.id),
)
export const applyRefundRequested: Apply<RefundRequested> = ({ db }, fact) => {
  const { refundId, paymentId, billId, cents, reason, status, tokens, owner } = fact.body
  putRefund.run(db, { id: refundId, payment_id: paymentId, bill_id: billId, cents, reason, at: fact.at })
  movePayment(db, paymentId, 'paid')
  moveBill(db, fact, status)
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
  putRetry.run(db, { refund_id: body.refundId, attempt: body.attempt })
  followMovements(db, body)
}

export const applyRefundFound: Apply<RefundFound> = ({ db }, fact) => found(db, fact, 'refund')
export const applyPaymentChargedBack: Apply<PaymentChargedBack> = ({ db }, fact) =>
  found(db, fact, 'chargeback')

export const applyPaymentMismatched: Apply<PaymentMismatched> = ({ db }, { body, at }) => {
  const { paymentId, billId, reported } = body
  putMismatch.run(db, { payment_id: paymentId, bill_id: billId, told: JSON.stringify(reported), at })
}

function found(db: Db, { body, at }: Fact<RefundFound>, kind: 'refund' | 'chargeback') {
  const { movement, paymentId, billId, cents } = body
  putUnmatched.run(db, { movement, payment_id: paymentId, bill_id: billId, kind, cents, at })
}

type About = { refundId: string; billId: string; paymentId: string }

/** A movement only goes on: what has failed was done or on its way before, in whatever order that is heard. */
function moved(db: Db, about: About, { movement, cents }: MovedCents, status: MovementStatus) {
  const { refundId } = about
  const known = movementOf(db, movement, refundId)
  putMovement.run(db, { refund_id: refundId, movement, ...furtherMoved(known, { status, cents }) })
  followMovements(db, about)
}

/** A refund is what its movements are, also of those that were told before it was; its payment and a bill whose money goes back as a whole follow it. */
export function followMovements(db: Db, { refundId, billId, paymentId }: About) {
  const movements = movementsOfRefund.all(db, { refundId })
  const owed = owedBy.first(db, { id: refundId })
  if (!movements.length || !owed) return
  setRefund.run(db, { id: refundId, status: refundStatusOf(owed.cents, movements, retriesOf(db, refundId)) })
  followRefund(db, { billId, paymentId })
}

/** A refund is somewhere else now: its payment and a bill whose money goes back as a whole follow it. */
export function followRefund(db: Db, { billId, paymentId }: Omit<About, 'refundId'>): void {
  sumRefunded(db, paymentId)
  followRefunds(db, billId)
}
