import type { Db } from '../database/sql.ts'
import { readFact, type Fact } from '../journal/fact.ts'
import type { BillLine } from './bill.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { furtherBillStatus, furtherPaymentStatus } from './lattice.ts'
import { statusOf } from './store.ts'

export type Till = {
  number: string
  settledAt: string
  employeeId: string
  employeeName: string
  device: string
}

type Opening = Fact<SaleMade | BillOpened>

/**
 * Writes a bill as its first fact tells it. Told by a second fact of the same till side, it is the same bill, brought
 * back by a register: the earliest stands, in any order. Told by the other side, two purchases were given one id: that
 * is kept as evidence, and the earliest stands on every node, whichever is heard first.
 */
export function writeBill(db: Db, fact: Opening, status: BillStatus, till?: Till): void {
  if (insertBill(db, fact, status, till)) return
  const { billId, cinemaId, source } = fact.body
  const first = db
    .prepare('SELECT cinema_id AS cinemaId, source, origin, seq, opened_at AS at FROM bills WHERE id = ?')
    .get(billId) as { cinemaId: string; source: string; origin: string; seq: number; at: string }
  const earlier = isEarlier(fact, first)
  if (first.cinemaId === cinemaId && first.source === source)
    return void (earlier && tellAnew(db, fact, till))
  noteConflict(db, fact, first)
  // How far it came is told by facts of both, and only ever moves on; lines and owner are the earlier one's.
  const furthest = furtherBillStatus(statusOf(db, billId)!, status)
  if (!earlier) return void db.prepare('UPDATE bills SET status = ? WHERE id = ?').run(furthest, billId)
  db.prepare('DELETE FROM bill_lines WHERE bill_id = ?').run(billId)
  db.prepare('DELETE FROM bill_owners WHERE bill_id = ?').run(billId)
  db.prepare('DELETE FROM bills WHERE id = ?').run(billId)
  insertBill(db, fact, furthest, till)
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

/** Both facts that gave purchases one id, the one at hand and the one whose bill stands here now. */
function noteConflict(db: Db, fact: Opening, first: { origin: string; seq: number; at: string }): void {
  const note = db.prepare(
    'INSERT OR IGNORE INTO bill_conflicts (bill_id, fact, at, cinema_id, source, total_cents) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const { billId, cinemaId, source, totalCents } = fact.body
  note.run(billId, `${fact.origin}#${fact.seq}`, fact.at, cinemaId, source, totalCents)
  db.prepare(
    `INSERT OR IGNORE INTO bill_conflicts (bill_id, fact, at, cinema_id, source, total_cents)
     SELECT id, ?, opened_at, cinema_id, source, total_cents FROM bills WHERE id = ?`,
  ).run(`${first.origin}#${first.seq}`, billId)
}

/**
 * Purchases that share an id with another one, the earlier of each first; at most 200. Each with the seats it was sold
 * with, as its own fact says: the tickets of the later one are on no bill, and a door knows none of them.
 */
export function billsTwice(db: Db) {
  const rows = db
    .prepare(
      `SELECT bill_id AS billId, fact, at, cinema_id AS cinemaId, source, total_cents AS totalCents
       FROM bill_conflicts ORDER BY bill_id, at, fact LIMIT 200`,
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
  const [origin, seq] = name.split('#')
  const bytes = db
    .prepare(
      'SELECT f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq = ?',
    )
    .pluck()
    .get(origin, Number(seq)) as string | undefined
  const { lines } = bytes ? (readFact(bytes) as Opening).body : { lines: [] }
  return lines.flatMap(({ scheduleId, seatId }) => (scheduleId && seatId ? [{ scheduleId, seatId }] : []))
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
}

/** The payment a bill begins with. Told twice under one id, the earliest stands and its status only moves on. */
export function writePayment(db: Db, payment: FirstPayment): void {
  const { changes } = db
    .prepare(
      `INSERT OR IGNORE INTO payments (id, bill_id, method, status, cents, tendered_cents, change_cents, rounding_cents, refunded_cents, at)
       VALUES (@id, @billId, @method, @status, @cents, @tenderedCents, @changeCents, @roundingCents, 0, @at)`,
    )
    .run(payment)
  if (changes) return
  const known = db
    .prepare('SELECT status FROM payments WHERE id = ?')
    .pluck()
    .get(payment.id) as PaymentStatus
  db.prepare(
    `UPDATE payments SET method = @method, cents = @cents, tendered_cents = @tenderedCents, change_cents = @changeCents,
       rounding_cents = @roundingCents, at = @at WHERE id = @id AND (@at, @method) < (at, method)`,
  ).run({ ...payment, billId: undefined, status: undefined })
  db.prepare('UPDATE payments SET status = ? WHERE id = ?').run(
    furtherPaymentStatus(known, payment.status),
    payment.id,
  )
}
