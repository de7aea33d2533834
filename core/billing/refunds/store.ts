import type { PrivateReading } from '../../journal/storage/private-store.ts'
import { findPeople } from '../../journal/storage/person-index.ts'
import type { Db } from '../../database/sql.ts'
import { arrangementById } from '../../seating/store.ts'
import type { Owner } from '../../seating/token.ts'
import type { BillLine } from '../bill.ts'
import type { LineNow, PaymentNow, RefundReason } from './returns.ts'

/** Which side made a bill and alone may refund it. */
export function ownerOf(db: Db, billId: string): Owner | undefined {
  return db.prepare('SELECT owner FROM bill_owners WHERE bill_id = ?').pluck().get(billId) as
    Owner | undefined
}

/** A line's columns, with the room its show is in; what a line does not have is null. */
export type LineRow = { [column: string]: string | number | null; arrangementId: string | null }

/** A line as facts and contracts carry it. The room is known here: to read it for one mark costs more than the bill. */
export function lineOf(db: Db, { arrangementId, ...row }: LineRow): BillLine {
  const line = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  const free = arrangementId !== null && arrangementById(db, arrangementId)?.freeSeating
  return (free ? { ...line, freeSeating: true } : line) as BillLine
}

/** Every line a bill ever had, with what is left of it; the ones an exchange added come after those that were sold. */
export function linesNow(db: Db, billId: string): LineNow[] {
  const rows = db
    .prepare(
      `SELECT l.line, l.kind, text, l.quantity, unit_cents AS unitCents, total_cents AS totalCents, vat_rate AS vatRate,
         l.schedule_id AS scheduleId, l.seat_id AS seatId, ticket_id AS ticketId, price_rate_id AS priceRateId,
         product_id AS productId, voucher_id AS voucherId, covered_cents AS coveredCents, coalesce(sum(r.quantity), 0) AS back, coalesce(sum(r.cents), 0) AS backCents, coalesce(max(r.kind = 'exchange'), 0) AS exchanged,
         s.arrangement_id AS arrangementId
       FROM bill_lines l LEFT JOIN returned_lines r ON r.bill_id = l.bill_id AND r.line = l.line
         LEFT JOIN schedules s ON s.id = l.schedule_id
       WHERE l.bill_id = ? GROUP BY l.line ORDER BY l.line`,
    )
    .all(billId) as (LineRow & { line: number; back: number; backCents: number; exchanged: number })[]
  return rows.map(({ back, backCents, exchanged, ...row }) => {
    const line = { line: row.line, ...lineOf(db, row) }
    return {
      ...line,
      left: line.quantity - back,
      leftCents: line.totalCents - backCents,
      exchanged: exchanged === 1,
    }
  })
}

/** What is held of each paid payment of a bill, in the order they were made. */
export function paymentsNow(db: Db, billId: string): PaymentNow[] {
  return db
    .prepare(
      `SELECT p.id, p.method, p.cents - coalesce((SELECT sum(r.cents) FROM refunds r WHERE r.payment_id = p.id), 0) AS heldCents
       FROM payments p WHERE p.bill_id = ? AND p.status = 'paid' ORDER BY p.at, p.id`,
    )
    .all(billId) as PaymentNow[]
}

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

const returnColumns = `id, bill_id AS billId, kind, number, cents, rounding_cents AS roundingCents, reason, employee_name AS employeeName,
  device, locale, at`

export function returnById(db: Db, id: string): ReturnRow | undefined {
  return db.prepare(`SELECT ${returnColumns} FROM returns WHERE id = ?`).get(id) as ReturnRow | undefined
}

export function returnsOf(db: Db, billId: string): ReturnRow[] {
  return db
    .prepare(`SELECT ${returnColumns} FROM returns WHERE bill_id = ? ORDER BY number, id`)
    .all(billId) as ReturnRow[]
}

export type BackRow = { line: number; quantity: number; cents: number }

export function backOf(db: Db, returnId: string): BackRow[] {
  return db
    .prepare('SELECT line, quantity, cents FROM returned_lines WHERE return_id = ? ORDER BY line')
    .all(returnId) as BackRow[]
}

/** The lines an exchange put on the bill. */
export function addedBy(db: Db, returnId: string): number[] {
  return db
    .prepare('SELECT line FROM exchanged_lines WHERE return_id = ? ORDER BY line')
    .pluck()
    .all(returnId) as number[]
}

/** The money of one return, by the payment it goes back over. */
export function moneyOf(db: Db, { id, billId }: Pick<ReturnRow, 'id' | 'billId'>) {
  const rows = db
    .prepare(
      `SELECT r.id, r.payment_id AS paymentId, p.method, r.cents, r.status FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE r.bill_id = ? ORDER BY r.id`,
    )
    .all(billId) as { id: string; paymentId: string; method: string; cents: number; status: string }[]
  return rows.filter(row => row.id.startsWith(`${id}-`))
}

/** Whether money of a bill is owed or on its way and the provider has not confirmed it. */
export function moneyUnderWay(db: Db, billId: string): boolean {
  return Boolean(
    db.prepare("SELECT 1 FROM refunds WHERE bill_id = ? AND status <> 'refunded' LIMIT 1").get(billId),
  )
}

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

const asks = `SELECT a.id, a.bill_id AS billId, a.lines, a.reason, a.used_too AS usedToo, a.employee_name AS employeeName, a.at,
    CASE WHEN t.id IS NOT NULL THEN 'refunded' WHEN n.request_id IS NOT NULL THEN 'refused' END AS outcome, n.code
  FROM refund_requests a LEFT JOIN returns t ON t.id = a.id LEFT JOIN refund_refusals n ON n.request_id = a.id`

function requestRows(rows: unknown[]): RefundRequestRow[] {
  return (
    rows as (Omit<RefundRequestRow, 'lines' | 'usedToo'> & { lines: string | null; usedToo: number })[]
  ).map(row => ({
    ...row,
    lines: row.lines === null ? null : (JSON.parse(row.lines) as RefundRequestRow['lines']),
    usedToo: row.usedToo === 1,
  }))
}

export function refundRequestsOf(db: Db, billId: string): RefundRequestRow[] {
  return requestRows(db.prepare(`${asks} WHERE a.bill_id = ? ORDER BY a.at, a.id`).all(billId))
}

/** Whether anybody ever asked for a bill's money back; looked up after every sale. */
export function isAskedFor(db: Db, billId: string): boolean {
  return db.prepare('SELECT 1 FROM refund_requests WHERE bill_id = ? LIMIT 1').get(billId) !== undefined
}

export function refundRequestById(db: Db, id: string): RefundRequestRow | undefined {
  return requestRows(db.prepare(`${asks} WHERE a.id = ?`).all(id))[0]
}

/** Requests nobody has answered, about bills one side owns; the oldest first. */
export function openRefundRequests(db: Db, owner: Owner, limit = 200): RefundRequestRow[] {
  return requestRows(
    db
      .prepare(
        `${asks} JOIN bill_owners w ON w.bill_id = a.bill_id
         WHERE w.owner = ? AND t.id IS NULL AND n.request_id IS NULL ORDER BY a.at, a.id LIMIT ?`,
      )
      .all(owner, limit),
  )
}

/** Whether all money a bill holds came by the provider, so that it can go back without anybody at a till. */
export function paidOnlineOnly(db: Db, billId: string): boolean {
  return paymentsNow(db, billId).every(payment => payment.method === 'online' || payment.heldCents === 0)
}

/** From the cancelled shows on, whatever else was ever sold. */
const nodeStatus = `FROM schedule_cancellations c CROSS JOIN bill_lines l ON l.schedule_id = c.schedule_id
  CROSS JOIN bills b ON b.id = l.bill_id CROSS JOIN bill_owners w ON w.bill_id = l.bill_id
  WHERE b.status IN ('settled', 'partially_refunded')
    AND NOT EXISTS (SELECT 1 FROM returned_lines r WHERE r.bill_id = l.bill_id AND r.line = l.line)`

export function isCancelled(db: Db, scheduleId: string): boolean {
  return (
    db.prepare('SELECT 1 FROM schedule_cancellations WHERE schedule_id = ?').get(scheduleId) !== undefined
  )
}

/**
 * Bills of one side with tickets for a cancelled show that nobody has paid back yet, of the latest cancelled shows first:
 * show by show, until the list is full, so that a year of them is not read for its first page.
 */
export function owedForCancelled(db: Db, owner: Owner, limit: number) {
  const shows = db.prepare('SELECT schedule_id FROM schedule_cancellations ORDER BY at DESC, schedule_id')
  const bills = db.prepare(
    `SELECT l.bill_id AS billId, l.schedule_id AS scheduleId, max(c.at) AS at ${nodeStatus} AND w.owner = ? AND c.schedule_id = ?
     GROUP BY l.bill_id, l.schedule_id ORDER BY b.number, l.bill_id LIMIT ?`,
  )
  const owed: { billId: string; scheduleId: string; at: string }[] = []
  for (const show of shows.pluck().all() as string[]) {
    if (owed.length >= limit) break
    owed.push(...(bills.all(owner, show, limit - owed.length) as typeof owed))
  }
  return owed
}

/** Those of shows whose refunds a manager has confirmed. */
export function orderedRefunds(db: Db, owner: Owner, limit: number) {
  return db
    .prepare(
      `SELECT l.bill_id AS billId, l.schedule_id AS scheduleId ${nodeStatus} AND w.owner = ?
         AND c.schedule_id IN (SELECT schedule_id FROM refunds_ordered)
         AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.bill_id = l.bill_id AND p.status = 'paid' AND p.method NOT IN ('online', 'voucher'))
       GROUP BY l.bill_id, l.schedule_id ORDER BY l.bill_id LIMIT ?`,
    )
    .all(owner, limit) as { billId: string; scheduleId: string }[]
}

export function refundsOrdered(db: Db, scheduleId: string): string | null {
  return (
    (db.prepare('SELECT at FROM refunds_ordered WHERE schedule_id = ?').pluck().get(scheduleId) as
      string | undefined) ?? null
  )
}

/** Of a show, by the side that sold: what is still to be paid back, and what was or is on its way; tickets and cents. */
export function refundsOfShow(db: Db, scheduleId: string) {
  const toRefund = db
    .prepare(
      `SELECT w.owner, count(DISTINCT l.bill_id) AS bills, count(*) AS tickets, coalesce(sum(l.total_cents), 0) AS cents
       FROM bill_lines l JOIN bills b ON b.id = l.bill_id JOIN bill_owners w ON w.bill_id = l.bill_id
       WHERE l.schedule_id = ? AND b.status IN ('settled', 'partially_refunded')
         AND NOT EXISTS (SELECT 1 FROM returned_lines r WHERE r.bill_id = l.bill_id AND r.line = l.line)
       GROUP BY w.owner`,
    )
    .all(scheduleId)
  const refunded = db
    .prepare(
      `SELECT w.owner, count(DISTINCT l.bill_id) AS bills, count(*) AS tickets, coalesce(sum(r.cents), 0) AS cents
       FROM bill_lines l JOIN returned_lines r ON r.bill_id = l.bill_id AND r.line = l.line AND r.kind = 'refund'
       JOIN bill_owners w ON w.bill_id = l.bill_id WHERE l.schedule_id = ? GROUP BY w.owner`,
    )
    .all(scheduleId)
  const of = (rows: unknown[], owner: Owner) => {
    const row = (rows as { owner: Owner; bills: number; tickets: number; cents: number }[]).find(
      row => row.owner === owner,
    )
    return { bills: row?.bills ?? 0, tickets: row?.tickets ?? 0, cents: row?.cents ?? 0 }
  }
  return {
    relay: { toRefund: of(toRefund, 'relay'), refunded: of(refunded, 'relay') },
    box: { toRefund: of(toRefund, 'box'), refunded: of(refunded, 'box') },
  }
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
  return at.db
    .prepare(
      `SELECT b.id FROM (
         SELECT bill_id AS id FROM bill_lines WHERE ticket_id = @ticketId
         UNION SELECT id FROM bills WHERE substr(number, -6) = @lastDigits AND number IS NOT NULL AND number LIKE @number
         UNION SELECT n.id FROM json_each(@people) p CROSS JOIN bills n ON n.private_digest = p.value
       ) found CROSS JOIN bills b ON b.id = found.id ORDER BY b.opened_at DESC, b.id LIMIT @limit`,
    )
    .pluck()
    .all({
      text: find.text,
      ticketId: find.ticketId,
      lastDigits: digits.slice(-6),
      number: `${series || '%-'}${digits}`,
      people: JSON.stringify(findPeople(at, find.text)),
      limit: find.limit,
    }) as string[]
}
