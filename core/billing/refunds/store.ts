import { eachOf, prepared, type Builder } from '../../database/prepared.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/sql.ts'
import type { RefundReason } from '../../database/statuses.ts'
import type { PrivateReading } from '../../journal/storage/private-store.ts'
import { findPeople } from '../../journal/storage/person-index.ts'
import type { Owner } from '../../seating/token.ts'
import type { ReturnedLine } from './returns.ts'

export type ReturnRow = {
  id: string
  billId: string
  kind: 'refund' | 'exchange'
  number: number
  cents: number
  roundingCents: number
  reason: RefundReason | null
  employeeName: string | null
  device: string | null
  locale: string
  at: string
}

const returns = (q: Builder) =>
  q
    .selectFrom('returns')
    .select([
      'id',
      'bill_id as billId',
      'kind',
      'number',
      'cents',
      'rounding_cents as roundingCents',
      'reason',
      'employee_name as employeeName',
      'device',
      'locale',
      'at',
    ])

const ownerOfBill = prepared((q, given: { billId: string }) =>
  q.selectFrom('bill_owners').select('owner').where('bill_id', '=', given.billId),
)
const oneReturn = prepared((q, given: { id: string }) => returns(q).where('id', '=', given.id))
const returnsOfBill = prepared((q, given: { billId: string }) =>
  returns(q).where('bill_id', '=', given.billId).orderBy('number').orderBy('id'),
)
const linesOfReturn = prepared((q, given: { returnId: string }) =>
  q
    .selectFrom('returned_lines')
    .select(['line', 'quantity', 'cents', 'vat_cents as vatCents'])
    .where('return_id', '=', given.returnId)
    .orderBy('line'),
)
const linesOfExchange = prepared((q, given: { returnId: string }) =>
  q.selectFrom('exchanged_lines').select('line').where('return_id', '=', given.returnId).orderBy('line'),
)

type Finding = {
  ticketId: string
  lastDigits: string
  number: string
  people: readonly string[]
  limit: number
}
const billsFound = prepared((q, given: Finding) =>
  q
    .selectFrom(
      q
        .selectFrom('bill_lines')
        .select('bill_id as id')
        .where('ticket_id', '=', given.ticketId)
        .union(
          q
            .selectFrom('bills')
            .select('id')
            .where(sql`substr(number, -6)`, '=', given.lastDigits)
            .where('number', 'is not', null)
            .where('number', 'like', given.number),
        )
        .union(
          q
            .selectFrom(eachOf(given.people, 'p'))
            .crossJoin('bills as n')
            .select('n.id')
            .whereRef('n.private_digest', '=', 'p.value'),
        )
        .as('found'),
    )
    .crossJoin('bills as b')
    .select('b.id')
    .whereRef('b.id', '=', 'found.id')
    .orderBy('b.opened_at', 'desc')
    .orderBy('b.id')
    .limit(given.limit),
)

/** Which side made a bill and alone may refund it. */
export function ownerOf(db: Db, billId: string): Owner | undefined {
  return ownerOfBill.first(db, { billId })?.owner
}

export function returnById(db: Db, id: string): ReturnRow | undefined {
  return oneReturn.first(db, { id })
}

export function returnsOf(db: Db, billId: string): ReturnRow[] {
  return returnsOfBill.all(db, { billId })
}

export type BackRow = ReturnedLine

export function backOf(db: Db, returnId: string): BackRow[] {
  return linesOfReturn.all(db, { returnId })
}

/** The lines an exchange put on the bill. */
export function addedBy(db: Db, returnId: string): number[] {
  return linesOfExchange.all(db, { returnId }).map(({ line }) => line)
}

/**
 * Bills by their number (its digits are enough), a ticket's short code, or beginnings of the buyer's name or mail; newest
 * first. Each way is found by an index of its own, so that a search without a hit costs no more than one with.
 */
export function findBills(
  at: PrivateReading,
  find: { text: string; ticketId: string; limit: number },
): string[] {
  const [, series = '', counter] = /^([A-Z]-(?:\d+-)?)?0*(\d+)$/i.exec(find.text) ?? []
  const digits = counter?.padStart(6, '0') ?? ''
  const found = billsFound.all(at.db, {
    ticketId: find.ticketId,
    lastDigits: digits.slice(-6),
    number: `${series || '%-'}${digits}`,
    people: findPeople(at, find.text),
    limit: find.limit,
  })
  return found.map(({ id }) => id)
}
