import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

/**
 * Which cinema things belong to. Null: a thing of no cinema or of an unknown one; undefined: the thing itself is
 * unknown here.
 */
export type Home = string | null | undefined

const bySchedule = prepared((q, given: { id: string }) =>
  q.selectFrom('schedules').select('cinema_id as home').where('id', '=', given.id),
)
const byBill = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select('cinema_id as home').where('id', '=', given.id),
)
const byAsk = prepared((q, given: { id: string }) =>
  q
    .selectFrom('refund_requests')
    .innerJoin('bills', 'bills.id', 'refund_requests.bill_id')
    .select('bills.cinema_id as home')
    .where('refund_requests.id', '=', given.id),
)
const byDebt = prepared((q, given: { id: string }) =>
  q.selectFrom('voucher_debts').select('cinema_id as home').where('id', '=', given.id),
)
const byBox = prepared((q, given: { id: string }) =>
  q.selectFrom('boxes').select('cinema_id as home').where('node_id', '=', given.id),
)
const byPayment = prepared((q, given: { id: string }) =>
  q
    .selectFrom('payments')
    .innerJoin('bills', 'bills.id', 'payments.bill_id')
    .select('bills.cinema_id as home')
    .where('payments.id', '=', given.id),
)
const byRefund = prepared((q, given: { id: string }) =>
  q
    .selectFrom('refunds')
    .innerJoin('bills', 'bills.id', 'refunds.bill_id')
    .select('bills.cinema_id as home')
    .where('refunds.id', '=', given.id),
)
const byFoundPayment = prepared((q, given: { id: string }) =>
  q.selectFrom('unmatched_payments').select('cinema_id as home').where('id', '=', given.id),
)
const byAttempt = prepared((q, given: { id: string }) =>
  q.selectFrom('terminal_attempts').select('cinema_id as home').where('id', '=', given.id).limit(1),
)
const byDay = prepared((q, given: { id: string }) =>
  q.selectFrom('terminal_days').select('cinema_id as home').where('id', '=', given.id).limit(1),
)
const byTicket = prepared((q, given: { id: string }) =>
  q
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .select('bills.cinema_id as home')
    .where('bill_lines.ticket_id', '=', given.id),
)

const byReservation = prepared((q, given: { id: string }) =>
  q.selectFrom('reservations').select('cinema_id as home').where('id', '=', given.id),
)

const byInvoice = prepared((q, given: { id: string }) =>
  q.selectFrom('invoices').select('cinema_id as home').where('id', '=', given.id).limit(1),
)

export const homeOfInvoice = (db: Db, id: string) => byInvoice.first(db, { id })?.home
export const homeOfReservation = (db: Db, id: string) => byReservation.first(db, { id })?.home
export const homeOfSchedule = (db: Db, id: string) => bySchedule.first(db, { id })?.home
export const responsibleCinemaOfBill = (db: Db, id: string) => byBill.first(db, { id })?.home
export const homeOfAsk = (db: Db, id: string) => byAsk.first(db, { id })?.home
export const homeOfDebt = (db: Db, id: string) => byDebt.first(db, { id })?.home
export const homeOfPayment = (db: Db, id: string) => byPayment.first(db, { id })?.home
export const homeOfTicket = (db: Db, id: string) => byTicket.first(db, { id })?.home

/** The cinema of a box; the relay has none. */
export function cinemaOfNode(db: Db, nodeId: string): Home {
  return byBox.first(db, { id: nodeId })?.home ?? null
}

/**
 * The cinema of a work-list entry, from the thing it is about; a payment whose bill was lost may have no known
 * cinema.
 */
export function responsibleCinemaOfEntry(db: Db, entry: string): Home {
  const id = entry.slice(entry.indexOf(':') + 1)
  return (
    responsibleCinemaOfBill(db, id) ??
    homeOfPayment(db, id) ??
    byRefund.first(db, { id })?.home ??
    byFoundPayment.first(db, { id })?.home ??
    byAttempt.first(db, { id })?.home ??
    byDay.first(db, { id })?.home ??
    null
  )
}
