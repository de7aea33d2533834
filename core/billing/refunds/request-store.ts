import { sql } from 'kysely'
import { prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Owner } from '../../seating/token.ts'
import type { RefundReason } from '../../database/statuses.ts'

export type RefundRequestRow = {
  id: string
  billId: string
  lines: { line: number; quantity: number }[] | null
  reason: RefundReason
  usedToo: boolean
  employeeName: string
  at: string
  /** Null while nobody has answered. */
  outcome: 'refunded' | 'refused' | null
  /** Why it was refused: the code of a rule, or `declined`. */
  code: string | null
}

const requests = (q: Builder) =>
  q
    .selectFrom('refund_requests as a')
    .leftJoin('returns as t', 't.id', 'a.id')
    .leftJoin('refund_refusals as n', 'n.request_id', 'a.id')
    .select([
      'a.id',
      'a.bill_id as billId',
      'a.lines',
      'a.reason',
      'a.used_too as usedToo',
      'a.employee_name as employeeName',
      'a.at',
      sql<RefundRequestRow['outcome']>`case when t.id is not null then 'refunded'
        when n.request_id is not null then 'refused' end`.as('outcome'),
      'n.code',
    ])

const oneRequest = prepared((q, given: { id: string }) => requests(q).where('a.id', '=', given.id))
const requestsOfBill = prepared((q, given: { billId: string }) =>
  requests(q).where('a.bill_id', '=', given.billId).orderBy('a.at').orderBy('a.id'),
)
const firstRequest = prepared((q, given: { billId: string }) =>
  q.selectFrom('refund_requests').select('id').where('bill_id', '=', given.billId).limit(1),
)
type Page = { owner: Owner; afterAt: string; afterId: string; limit: number }
const requestsUnanswered = prepared((q, given: Page) =>
  requests(q)
    .crossJoin('bill_owners as w')
    .whereRef('w.bill_id', '=', 'a.bill_id')
    .where('w.owner', '=', given.owner)
    .where('t.id', 'is', null)
    .where('n.request_id', 'is', null)
    .where(sql<boolean>`(a.at, a.id) > (${given.afterAt}, ${given.afterId})`)
    .orderBy('a.at')
    .orderBy('a.id')
    .limit(given.limit),
)

export function refundRequestsOf(db: Db, billId: string): RefundRequestRow[] {
  return requestsOfBill.all(db, { billId }).map(requestOf)
}

/** Whether anybody ever asked for a bill's money back; looked up after every sale. */
export function isAskedFor(db: Db, billId: string): boolean {
  return firstRequest.first(db, { billId }) !== undefined
}

export function refundRequestById(db: Db, id: string): RefundRequestRow | undefined {
  const row = oneRequest.first(db, { id })
  return row && requestOf(row)
}

/** Requests that are read at once. */
const pageSize = 200

/** Requests nobody has answered, about bills one side owns; the oldest first, and read as far as they are asked for. */
export function* openRefundRequests(db: Db, owner: Owner): Generator<RefundRequestRow> {
  let last = { at: '', id: '' }
  for (;;) {
    const page = requestsUnanswered
      .all(db, { owner, afterAt: last.at, afterId: last.id, limit: pageSize })
      .map(requestOf)
    yield* page
    if (page.length < pageSize) return
    last = page.at(-1)!
  }
}

type Row = Omit<RefundRequestRow, 'lines' | 'usedToo'> & { lines: string | null; usedToo: number }

function requestOf(row: Row): RefundRequestRow {
  const lines = row.lines === null ? null : (JSON.parse(row.lines) as RefundRequestRow['lines'])
  return { ...row, lines, usedToo: row.usedToo === 1 }
}
