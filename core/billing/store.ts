import type { Db } from '../database/sql.ts'
import type { Cinemas } from '../access/employee.ts'
import { lineOf, linesNow, type LineRow } from './refunds/store.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { BillLine, BillView } from './bill.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type { RefundStatus } from '../database/statuses.ts'

export type BillRow = {
  id: string
  number: string | null
  cinemaId: string
  source: 'site' | 'register'
  status: BillStatus
  totalCents: number
  openedAt: string
  settledAt: string | null
  employeeName: string | null
  device: string | null
  locale: string
  privateDigest: string | null
  origin: string
  seq: number
}

const billColumns = `id, number, cinema_id AS cinemaId, source, status, total_cents AS totalCents, opened_at AS openedAt,
  settled_at AS settledAt, employee_name AS employeeName, device, locale, private_digest AS privateDigest, origin, seq`

/** Put together once, as every sale asks for its bill. */
const oneBill = `SELECT ${billColumns} FROM bills WHERE id = ?`

export function billById(db: Db, id: string): BillRow | undefined {
  return db.prepare(oneBill).get(id) as BillRow | undefined
}

/** The fact that tells of a purchase first, as its stream has it; undefined when it is not held here. */
export function openingFact(
  db: Db,
  { origin, seq }: Pick<BillRow, 'origin' | 'seq'>,
): Fact<SaleMade | BillOpened> | undefined {
  const bytes = db
    .prepare(
      'SELECT f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq = ?',
    )
    .pluck()
    .get(origin, seq) as string | undefined
  return bytes === undefined ? undefined : (parseFact(bytes) as Fact<SaleMade | BillOpened>)
}

export function statusOf(db: Db, billId: string): BillStatus | undefined {
  return db.prepare('SELECT status FROM bills WHERE id = ?').pluck().get(billId) as BillStatus | undefined
}

export type PaymentRow = {
  id: string
  billId: string
  method: 'cash' | 'terminal' | 'online' | 'voucher'
  status: PaymentStatus
  cents: number
  tenderedCents: number | null
  changeCents: number | null
  roundingCents: number
  refundedCents: number
  providerRef: string | null
  checkoutUrl: string | null
  expiresAt: string | null
  at: string
}

const paymentColumns = `id, bill_id AS billId, method, status, cents, tendered_cents AS tenderedCents, change_cents AS changeCents,
  rounding_cents AS roundingCents, refunded_cents AS refundedCents, provider_ref AS providerRef, checkout_url AS checkoutUrl,
  expires_at AS expiresAt, at`

export function paymentById(db: Db, id: string): PaymentRow | undefined {
  return db.prepare(`SELECT ${paymentColumns} FROM payments WHERE id = ?`).get(id) as PaymentRow | undefined
}

export function paymentByProviderRef(db: Db, ref: string): PaymentRow | undefined {
  return db.prepare(`SELECT ${paymentColumns} FROM payments WHERE provider_ref = ?`).get(ref) as
    PaymentRow | undefined
}

const paymentsOfBill = `SELECT ${paymentColumns} FROM payments WHERE bill_id = ? ORDER BY at, id`

export function paymentsOf(db: Db, billId: string): PaymentRow[] {
  return db.prepare(paymentsOfBill).all(billId) as PaymentRow[]
}

/** Payments the provider has not said its final word on. */
export function openPayments(db: Db): PaymentRow[] {
  return db
    .prepare(`SELECT ${paymentColumns} FROM payments WHERE status = 'paying' ORDER BY at, id`)
    .all() as PaymentRow[]
}

/** Payments that ended without money since a moment (ISO, UTC), and that a provider knows. */
export function closedPayments(db: Db, since: string): PaymentRow[] {
  return db
    .prepare(
      `SELECT ${paymentColumns} FROM payments
       WHERE status IN ('expired', 'cancelled', 'failed') AND provider_ref IS NOT NULL AND at >= ? ORDER BY at, id`,
    )
    .all(since) as PaymentRow[]
}

/** Payments the journal had lost: what the provider was told when each was made, and what became of it. */
export type UnmatchedPaymentRow = {
  id: string
  cinemaId: string | null
  namedBillId: string
  namedPaymentId: string
  seats: string
  at: string
}

const unmatchedColumns =
  'id, cinema_id AS cinemaId, named_bill_id AS namedBillId, named_payment_id AS namedPaymentId, seats, at'

export function unmatchedPaymentById(db: Db, id: string): UnmatchedPaymentRow | undefined {
  return db.prepare(`SELECT ${unmatchedColumns} FROM unmatched_payments WHERE id = ?`).get(id) as
    UnmatchedPaymentRow | undefined
}

/** What was found of a purchase, by the bill's id that the provider was told. */
export function unmatchedPaymentsOf(db: Db, billId: string): UnmatchedPaymentRow[] {
  return db
    .prepare(`SELECT ${unmatchedColumns} FROM unmatched_payments WHERE named_bill_id = ? ORDER BY id`)
    .all(billId) as UnmatchedPaymentRow[]
}

export type RefundRow = {
  id: string
  paymentId: string
  billId: string
  cents: number
  reason: string
  status: RefundStatus
  at: string
}

const refundColumns = 'id, payment_id AS paymentId, bill_id AS billId, cents, reason, status, at'

export function refundById(db: Db, id: string): RefundRow | undefined {
  return db.prepare(`SELECT ${refundColumns} FROM refunds WHERE id = ?`).get(id) as RefundRow | undefined
}

/** What of a payment goes back or has gone back. */
export function refundsOf(db: Db, paymentId: string): RefundRow[] {
  return db
    .prepare(`SELECT ${refundColumns} FROM refunds WHERE payment_id = ? ORDER BY at, id`)
    .all(paymentId) as RefundRow[]
}

const refundsToOrder = `SELECT ${refundColumns} FROM refunds WHERE status = 'refunding' ORDER BY at, id`
const refundsOnTheirWay = `SELECT ${refundColumns} FROM refunds WHERE status = 'accepted' ORDER BY at, id`
const refundsThatFailed = `SELECT ${refundColumns} FROM refunds WHERE status = 'failed' ORDER BY at, id`

/** Refunds that are still to be ordered at the provider; or, by their status, that are on their way or came back. */
export function openRefunds(db: Db, status: Exclude<RefundStatus, 'refunded'> = 'refunding'): RefundRow[] {
  if (status === 'accepted') return db.prepare(refundsOnTheirWay).all() as RefundRow[]
  if (status === 'failed') return db.prepare(refundsThatFailed).all() as RefundRow[]
  return db.prepare(refundsToOrder).all() as RefundRow[]
}

/** The lines of a bill as it was sold; what exchanges have put in their place is in `linesNow`. */
export function linesOf(db: Db, billId: string): BillLine[] {
  const rows = db
    .prepare(
      `SELECT kind, text, quantity, unit_cents AS unitCents, total_cents AS totalCents, vat_rate AS vatRate, schedule_id AS scheduleId,
         seat_id AS seatId, ticket_id AS ticketId, price_rate_id AS priceRateId, product_id AS productId,
         voucher_id AS voucherId, covered_cents AS coveredCents, s.arrangement_id AS arrangementId
       FROM bill_lines l LEFT JOIN schedules s ON s.id = l.schedule_id
       WHERE bill_id = ?
         AND NOT EXISTS (SELECT 1 FROM exchanged_lines x WHERE x.bill_id = l.bill_id AND x.line = l.line) ORDER BY line`,
    )
    .all(billId) as LineRow[]
  return rows.map(row => lineOf(db, row))
}

/** A bill as lists and screens show it. */
export function billView(db: Db, row: BillRow): BillView {
  const lines = linesNow(db, row.id).filter(line => !line.exchanged)
  return {
    id: row.id,
    number: row.number,
    cinemaId: row.cinemaId,
    source: row.source,
    status: row.status,
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    openedAt: row.openedAt,
    settledAt: row.settledAt,
    employeeName: row.employeeName,
    lines: lines.map(
      ({ line: _line, left: _left, leftCents: _cents, exchanged: _exchanged, ...line }) => line,
    ),
    payments: paymentsOf(db, row.id).map(payment => ({
      id: payment.id,
      method: payment.method,
      status: payment.status,
      cents: payment.cents,
      tenderedCents: payment.tenderedCents,
      changeCents: payment.changeCents,
      roundingCents: payment.roundingCents,
      refundedCents: payment.refundedCents,
    })),
  }
}

/** A bill as lists show it: without what opens doors. */
export function billInList(db: Db, row: BillRow): BillView {
  const bill = billView(db, row)
  return { ...bill, lines: bill.lines.map(({ ticketId: _ticketId, ...line }) => line) }
}

/** One page of bills, newest first, of the cinemas somebody works in. `before` is `<openedAt>|<id>` of the last one seen. */
export function billsPage(
  db: Db,
  query: { before?: string | undefined; source?: string | undefined; cinemas: Cinemas; limit: number },
): BillRow[] {
  const [openedAt = '9999', id = ''] = query.before?.split('|') ?? []
  return db
    .prepare(
      `SELECT ${billColumns} FROM bills
       WHERE (opened_at < @openedAt OR (opened_at = @openedAt AND id > @id)) AND (@source IS NULL OR source = @source)
         AND (@cinemas IS NULL OR cinema_id IN (SELECT value FROM json_each(@cinemas)))
       ORDER BY opened_at DESC, id LIMIT @limit`,
    )
    .all({
      openedAt,
      id,
      source: query.source ?? null,
      cinemas: query.cinemas === 'all' ? null : JSON.stringify(query.cinemas),
      limit: query.limit,
    }) as BillRow[]
}

/** What the next bill of an origin is counted as. */
export function nextCounter(db: Db, origin: string): number {
  return (
    ((db.prepare('SELECT last FROM bill_counters WHERE origin = ?').pluck().get(origin) as
      number | undefined) ?? 0) + 1
  )
}

/**
 * Purchases that share an id with another one, the earlier of each first; at most 200. Each with the seats it was sold
 * with, as its own fact says.
 */
export function billsTwice(db: Db) {
  const rows = db
    .prepare(
      `SELECT coalesce(b.id, c.bill_id) AS billId, c.fact, c.at, c.cinema_id AS cinemaId, c.source,
         c.total_cents AS totalCents
       FROM bill_conflicts c LEFT JOIN bills b ON c.fact = b.origin || '#' || b.seq
         AND (b.id = c.bill_id OR b.id = c.bill_id || '~' || (CASE c.source WHEN 'site' THEN 'relay' ELSE 'box' END) || ':' || c.cinema_id)
       ORDER BY c.bill_id, c.at, c.fact LIMIT 200`,
    )
    .all() as {
    billId: string
    fact: string
    at: string
    cinemaId: string
    source: 'site' | 'register'
    totalCents: number
  }[]
  return rows.map(row => ({ ...row, seats: seatsSold(db, row.fact) }))
}

/** @param name the fact's, `<origin>#<seq>` */
function seatsSold(db: Db, name: string): { scheduleId: string; seatId: string }[] {
  const [origin = '', seq] = name.split('#')
  const { lines } = openingFact(db, { origin, seq: Number(seq) })?.body ?? { lines: [] }
  return lines.flatMap(({ scheduleId, seatId }) => (scheduleId && seatId ? [{ scheduleId, seatId }] : []))
}
