import { sql } from 'kysely'
import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Owner } from '../seating/token.ts'
import type { InvoiceIssued } from './facts.ts'
import type { InvoiceState } from './state.ts'

export type InvoiceRow = {
  id: string
  cinemaId: string
  owner: Owner
  number: string
  day: string
  dueDay: string | null
  totalCents: number
  dueCents: number
  at: string
  /** When it was mailed last, and where to. */
  sentAt: string | null
  paidDay: string | null
  paidBy: string | null
  creditNumber: string | null
  creditDay: string | null
  creditReason: string | null
  issued: InvoiceIssued
}

/** Of several words about one invoice the first credit note and the newest mail and payment hold. */
const invoices = (q: Builder) =>
  q
    .selectFrom('invoices as i')
    .leftJoin('invoice_credits as c', join =>
      join.on(
        sql<boolean>`c.fact = (select fact from invoice_credits where invoice_id = i.id order by at, fact limit 1)`,
      ),
    )
    .leftJoin('invoice_sendings as s', join =>
      join.on(
        sql<boolean>`s.fact = (select fact from invoice_sendings where invoice_id = i.id order by at desc, fact desc limit 1)`,
      ),
    )
    .leftJoin('invoice_payments as p', join =>
      join.on(
        sql<boolean>`p.fact = (select fact from invoice_payments where invoice_id = i.id order by at desc, fact desc limit 1)`,
      ),
    )
    .select([
      'i.id',
      'i.cinema_id as cinemaId',
      'i.owner',
      'i.number',
      'i.day',
      'i.due_day as dueDay',
      'i.total_cents as totalCents',
      'i.due_cents as dueCents',
      'i.at',
      's.at as sentAt',
      'p.paid_day as paidDay',
      'p.method as paidBy',
      'c.number as creditNumber',
      'c.day as creditDay',
      'c.reason as creditReason',
      'i.issued',
    ])

const oneInvoice = prepared((q, given: { id: string }) =>
  invoices(q).where('i.id', '=', given.id).orderBy('i.at').orderBy('i.origin').limit(1),
)
const ofBill = prepared((q, given: { billId: string }) =>
  invoices(q)
    .innerJoin('invoice_bills as b', join =>
      join.onRef('b.invoice_id', '=', 'i.id').onRef('b.origin', '=', 'i.origin'),
    )
    .where('b.bill_id', '=', given.billId)
    .orderBy('i.at', 'desc')
    .orderBy('i.origin'),
)
const ofMail = prepared((q, given: { email: string; limit: number }) =>
  invoices(q).where('i.email', '=', given.email).orderBy('i.at').limit(given.limit),
)
const lastInvoice = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('counter').as('last'))
    .where('origin', '=', given.origin),
)
const lastCredit = prepared((q, given: { origin: string }) =>
  q
    .selectFrom('invoice_credits')
    .select(({ fn }) => fn.max('counter').as('last'))
    .where('origin', '=', given.origin),
)
const billNumbered = prepared((q, given: { number: string; cinemaId: string }) =>
  q
    .selectFrom('bills')
    .select('id')
    .where(sql`substr(number, -6)`, '=', sql`substr(${given.number}, -6)`)
    .where('number', 'is not', null)
    .where('number', '=', given.number)
    .where('cinema_id', '=', given.cinemaId)
    .limit(1),
)

/** Invoices of one cinema, by what became of them. */
type Listing = {
  cinemaId: string
  from: string
  upTo: string
  at: string
  id: string
  today: string
  state: string
  limit: number
}
const listed = prepared((q, given: Listing) =>
  invoices(q)
    .where('i.cinema_id', '=', given.cinemaId)
    .where('i.day', '>=', given.from)
    .where('i.day', '<=', given.upTo)
    .where(sql<boolean>`(i.at, i.id) < (${given.at}, ${given.id})`)
    .where(
      sql<boolean>`${given.state} in ('', case
        when c.fact is not null then 'credited'
        when i.due_cents = 0 or p.paid_day is not null then 'paid'
        when i.due_day < ${given.today} then 'expired'
        when s.fact is null then 'pending'
        else 'invoiced' end)`,
    )
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(given.limit),
)

type Stored = Omit<InvoiceRow, 'issued'> & { issued: string }
const rowOf = (row: Stored): InvoiceRow => ({ ...row, issued: JSON.parse(row.issued) as InvoiceIssued })

export function invoiceById(db: Db, id: string): InvoiceRow | undefined {
  const row = oneInvoice.first(db, { id })
  return row && rowOf(row)
}

/** The invoices a bill is or was on, the newest first; at most one of them was not credited. */
export function invoicesOfBill(db: Db, billId: string): InvoiceRow[] {
  return ofBill.all(db, { billId }).map(rowOf)
}

/** Invoices that went to a mail address, in small letters, the oldest first. */
export function invoicesTo(db: Db, email: string, limit: number): InvoiceRow[] {
  return ofMail.all(db, { email, limit }).map(rowOf)
}

/** A paid bill of a cinema by its number, as it is printed. */
export function billIdNumbered(db: Db, cinemaId: string, number: string): string | undefined {
  return billNumbered.first(db, { cinemaId, number })?.id
}

/** What the next invoice, or credit note, of a stream counts. */
export function nextCount(db: Db, what: 'invoice' | 'credit', origin: string): number {
  return ((what === 'invoice' ? lastInvoice : lastCredit).first(db, { origin })?.last ?? 0) + 1
}

/** The days of one cinema that a list shows, and which day it is there (ISO). */
export type InvoiceSpan = { cinemaId: string; from: string; upTo: string; today: string }

/** Invoices of several cinemas, newest first. @param before only those made earlier */
export function invoicesBefore(
  db: Db,
  spans: readonly InvoiceSpan[],
  asked: { state: InvoiceState | undefined; before: { at: string; id: string } | null; limit: number },
): InvoiceRow[] {
  const { at, id } = asked.before ?? { at: '9999', id: '' }
  return spans
    .flatMap(span => listed.all(db, { ...span, at, id, state: asked.state ?? '', limit: asked.limit }))
    .map(rowOf)
    .sort((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1))
    .slice(0, asked.limit)
}
