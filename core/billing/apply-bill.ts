import type { Db } from '../database/sql.ts'
import type { Fact } from '../journal/fact.ts'
import type { BillLine } from './bill.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { furtherPaymentStatus } from './status-order.ts'

export type Till = {
  number: string
  settledAt: string
  employeeId: string
  employeeName: string
  device: string
}

type Opening = Fact<SaleMade | BillOpened>

/**
 * Writes a bill as its first fact tells it. Told by a second fact of the same purchase, it is the same bill, brought back
 * by a register: the earliest stands, in any order.
 */
export function writeBill(db: Db, fact: Opening, status: BillStatus, till?: Till): void {
  if (insertBill(db, fact, status, till)) return
  const first = db
    .prepare('SELECT origin, seq, opened_at AS at FROM bills WHERE id = ?')
    .get(fact.body.billId) as { origin: string; seq: number; at: string }
  if (isEarlier(fact, first)) tellAnew(db, fact, till)
}

function isEarlier(fact: Opening, first: { at: string; origin: string; seq: number }): boolean {
  const [a, b] = [fact, first].map(({ at, origin }) => `${at} ${origin}`)
  return a === b ? fact.seq < first.seq : a! < b!
}

/** The same bill, told by an earlier fact. */
function tellAnew(db: Db, { at, origin, seq, body, private: digest }: Opening, till?: Till): void {
  db.prepare(
    `UPDATE bills SET opened_at = @at, settled_at = @at, private_digest = @digest, origin = @origin, seq = @seq,
       number = @number, employee_id = @employeeId, employee_name = @employeeName, device = @device WHERE id = @id`,
  ).run({
    id: body.billId,
    at,
    digest: digest ?? null,
    origin,
    seq,
    number: till?.number ?? null,
    employeeId: till?.employeeId ?? null,
    employeeName: till?.employeeName ?? null,
    device: till?.device ?? null,
  })
}

/** Whether the bill was not here before. */
function insertBill(db: Db, fact: Opening, status: BillStatus, till?: Till): boolean {
  const { body } = fact
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO bills (id, cinema_id, source, status, total_cents, opened_at, locale, private_digest, origin, seq,
         number, settled_at, employee_id, employee_name, device)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      body.billId,
      body.cinemaId,
      body.source,
      status,
      body.totalCents,
      fact.at,
      body.locale,
      fact.private ?? null,
      fact.origin,
      fact.seq,
      till?.number ?? null,
      till?.settledAt ?? null,
      till?.employeeId ?? null,
      till?.employeeName ?? null,
      till?.device ?? null,
    )
  if (!changes) return false
  db.prepare('INSERT INTO bill_owners (bill_id, owner) VALUES (?, ?)').run(body.billId, body.owner)
  body.lines.forEach((line, index) => writeLine(db, body.billId, index + 1, line))
  return true
}

export function writeLine(db: Db, billId: string, number: number, line: BillLine): void {
  db.prepare(
    `INSERT INTO bill_lines (bill_id, line, kind, text, quantity, unit_cents, total_cents, vat_rate, schedule_id, seat_id,
       ticket_id, price_rate_id, product_id, voucher_id, covered_cents)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    billId,
    number,
    line.kind,
    line.text,
    line.quantity,
    line.unitCents,
    line.totalCents,
    line.vatRate,
    line.scheduleId ?? null,
    line.seatId ?? null,
    line.ticketId ?? null,
    line.priceRateId ?? null,
    line.productId ?? null,
    line.voucherId ?? null,
    line.coveredCents ?? null,
  )
}

export type FirstPayment = {
  id: string
  billId: string
  method: string
  status: PaymentStatus
  cents: number
  tenderedCents: number | null
  changeCents: number | null
  roundingCents: number
  at: string
  /** What its provider calls it, and until when it can be paid there, ISO; where that is known from the beginning. */
  providerRef?: string
  expiresAt?: string
}

/** A payment that has given nobody change: it is made at a provider, or by vouchers. */
export const noChange = { tenderedCents: null, changeCents: null, roundingCents: 0 }

/** Writes a payment that is told for the first time. Returns whether it was not here before. */
export function insertPayment(db: Db, payment: FirstPayment): boolean {
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO payments (id, bill_id, method, status, cents, tendered_cents, change_cents, rounding_cents,
         refunded_cents, provider_ref, expires_at, at)
       VALUES (@id, @billId, @method, @status, @cents, @tenderedCents, @changeCents, @roundingCents, 0, @providerRef,
         @expiresAt, @at)`,
    )
    .run({ providerRef: null, expiresAt: null, ...payment })
  return changes > 0
}

/**
 * The payment a bill begins with. Told twice under one id, the earliest stands and its status only moves on; told of another
 * bill it changes nothing, since no seller speaks of another's money.
 */
export function writePayment(db: Db, payment: FirstPayment): void {
  if (insertPayment(db, payment)) return
  const known = db.prepare('SELECT status FROM payments WHERE id = ? AND bill_id = ?').pluck()
  const status = known.get(payment.id, payment.billId) as PaymentStatus | undefined
  if (!status) return
  db.prepare(
    `UPDATE payments SET method = @method, cents = @cents, tendered_cents = @tenderedCents, change_cents = @changeCents,
       rounding_cents = @roundingCents, at = @at WHERE id = @id AND (@at, @method) < (at, method)`,
  ).run({ ...payment, billId: undefined, status: undefined })
  db.prepare('UPDATE payments SET status = ? WHERE id = ?').run(
    furtherPaymentStatus(status, payment.status),
    payment.id,
  )
}
