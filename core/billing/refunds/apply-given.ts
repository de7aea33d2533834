import { only, prepared } from '../../database/prepared.ts'
import type { GivenWay, RefundStatus } from '../../database/statuses.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import { orderedName } from '../../journal/fact.ts'
import { applyTerminalAnswered, applyTerminalAsked } from '../../terminal/apply.ts'
import type { TerminalAnswered, TerminalAsked } from '../../terminal/facts.ts'
import { attemptById } from '../../terminal/store.ts'
import { noteReinstated } from '../reinstated-store.ts'
import { followRefund } from './apply-movements.ts'
import type { RefundGiven } from './facts.ts'

const putGiven = prepared((q, given: Tables['refunds_given']) =>
  q
    .insertInto('refunds_given')
    .orIgnore()
    .values(
      only(
        given,
        'cinema_id',
        'refund_id',
        'at',
        'fact',
        'way',
        'rounding_cents',
        'shift_id',
        'employee_name',
      ),
    ),
)
const overTerminal = prepared((q, given: { id: string }) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select(['r.payment_id as paymentId', 'r.bill_id as billId', 'r.cents', 'r.attempt_id as attemptId'])
    .select('b.cinema_id as cinemaId')
    .where('r.id', '=', given.id)
    .where('r.attempt_id', 'is not', null),
)
type Ordered = { cinemaId: string; id: string; ofId: string; cents: number }
/** Of its very sum: a terminal that moved another one has not given this back. */
const approved = prepared((q, given: Ordered) =>
  q
    .selectFrom('terminal_attempts')
    .select('shift_id as shiftId')
    .where('cinema_id', '=', given.cinemaId)
    .where('for_id', '=', given.id)
    .where('of_id', '=', given.ofId)
    .where('cents', '=', given.cents)
    .where('outcome', '=', 'approved')
    .orderBy('at')
    .orderBy('id')
    .limit(1),
)
const firstGiven = prepared((q, given: { cinemaId: string; id: string }) =>
  q
    .selectFrom('refunds_given')
    .select(['way', 'rounding_cents as roundingCents', 'shift_id as shiftId'])
    .where('cinema_id', '=', given.cinemaId)
    .where('refund_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact')
    .limit(1),
)
type Given = {
  id: string
  status: RefundStatus
  kind: 'cash' | null
  shiftId: string | null
  roundingCents: number | null
}
const setGiven = prepared((q, given: Given) =>
  q
    .updateTable('refunds')
    .set({
      status: given.status,
      kind: given.kind,
      shift_id: given.shiftId,
      rounding_cents: given.roundingCents,
    })
    .where('id', '=', given.id),
)

export const applyRefundGiven: Apply<RefundGiven> = ({ db }, fact) => {
  const { refundId, cinemaId, way, roundingCents, shiftId, employeeName } = fact.body
  putGiven.run(db, {
    cinema_id: cinemaId,
    refund_id: refundId,
    at: fact.at,
    fact: orderedName(fact),
    way,
    rounding_cents: roundingCents,
    shift_id: shiftId ?? null,
    employee_name: employeeName,
  })
  noteGiven(db, refundId)
  noteReinstated(db, fact, 'refund', fact.body.billId)
}

/** A terminal was asked; where it is for money of a refund, and the answer was here first, that is back. */
export const applyAsked: Apply<TerminalAsked> = (into, fact) => {
  applyTerminalAsked(into, fact)
  if (fact.body.kind !== 'payment') noteGiven(into.db, fact.body.forId)
}

/** A terminal answered; where it gave money of a refund, that is back. */
export const applyAnswered: Apply<TerminalAnswered> = (into, fact) => {
  applyTerminalAnswered(into, fact)
  const attempt = attemptById(into.db, fact.body.cinemaId, fact.body.attemptId)
  if (attempt && attempt.kind !== 'payment') noteGiven(into.db, attempt.forId)
}

/**
 * Whether money that goes back over a terminal is back, by all that was told of it in whatever order it came. Where two
 * histories gave it twice, the terminal's word is the one that counts.
 */
export function noteGiven(db: Db, id: string): void {
  const part = overTerminal.first(db, { id })
  if (!part || part.attemptId === null) return
  const { cinemaId, cents, attemptId, billId, paymentId } = part
  const there = approved.first(db, { cinemaId, id, ofId: attemptId, cents })
  const otherwise = there ? undefined : firstGiven.first(db, { cinemaId, id })
  setGiven.run(db, {
    id,
    status: there || otherwise ? 'refunded' : 'at_terminal',
    kind: wayOf(otherwise?.way),
    shiftId: there?.shiftId ?? otherwise?.shiftId ?? null,
    roundingCents: otherwise?.way === 'cash' ? otherwise.roundingCents : null,
  })
  followRefund(db, { billId, paymentId })
}

const wayOf = (way: GivenWay | undefined) => (way === 'cash' ? 'cash' : null)
