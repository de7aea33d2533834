import { prepared, type Builder } from '../../database/prepared.ts'
import type { GivenWay, RefundStatus } from '../../database/statuses.ts'
import type { Db } from '../../database/sql.ts'

/** Money of a refund that goes back over the card terminal that took it, or did. */
export type TerminalMoneyRow = {
  /** The part of the refund or exchange it is. */
  id: string
  billId: string
  billNumber: string | null
  cinemaId: string
  paymentId: string
  cents: number
  status: RefundStatus
  /** The attempt that took it. */
  attemptId: string
  at: string
}

const parts = (q: Builder) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select(['r.id', 'r.bill_id as billId', 'b.number as billNumber', 'b.cinema_id as cinemaId'])
    .select(['r.payment_id as paymentId', 'r.cents', 'r.status', 'r.at'])
    .select(({ fn, val }) => fn.coalesce('r.attempt_id', val('')).as('attemptId'))

const onePart = prepared((q, given: { id: string }) =>
  parts(q).where('r.id', '=', given.id).where('r.attempt_id', 'is not', null),
)
const partsOfBill = prepared((q, given: { billId: string }) =>
  parts(q).where('r.bill_id', '=', given.billId).where('r.attempt_id', 'is not', null).orderBy('r.id'),
)
const waiting = prepared((q, given: { limit: number }) =>
  parts(q).where('r.status', '=', 'at_terminal').orderBy('r.at').orderBy('r.id').limit(given.limit),
)
const ways = prepared((q, given: { cinemaId: string; id: string }) =>
  q
    .selectFrom('refunds_given')
    .select('way')
    .where('cinema_id', '=', given.cinemaId)
    .where('refund_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact')
    .limit(1),
)

export function terminalMoneyById(db: Db, id: string): TerminalMoneyRow | undefined {
  return onePart.first(db, { id })
}

/** What of a bill's money goes back over terminals, or did. */
export function terminalMoneyOf(db: Db, billId: string): TerminalMoneyRow[] {
  return partsOfBill.all(db, { billId })
}

/** What waits to go back over a terminal, the oldest first. */
export function terminalMoneyWaiting(db: Db, limit: number): TerminalMoneyRow[] {
  return waiting.all(db, { limit })
}

/** How it was given back otherwise; undefined where it was not. */
export function givenWayOf(db: Db, cinemaId: string, id: string): GivenWay | undefined {
  return ways.first(db, { cinemaId, id })?.way
}
