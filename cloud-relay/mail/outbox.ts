import { readFact } from '#core/journal/fact.ts'
import type { Db } from '#core/database/sql.ts'
import type { RefundDone } from '#core/billing/facts.ts'

/** Facts that may owe somebody a mail. */
export const telling = new Set([
  'payment.settled',
  'refund.accepted',
  'refund.done',
  'refund.made',
  'exchange.made',
])

/** How far the journal was read for mails, as a row of `settings`. */
const readKey = 'mails_read'
const factsPerStep = 500
/**
 * A database that has forgotten which mails were sent (it was lost and read anew from the mirror) owes those of its last
 * day again, as far as they are among its newest facts: twice is better than never, and last year's buyers hear nothing.
 */
const forgottenMs = 24 * 3_600_000
const forgottenFacts = 20_000

/**
 * Notes the mails that facts owe which were stored since the last time, one step of at most 500 facts; needs a
 * transaction. Returns whether it has read to the end. Nothing is asked of all of history, whatever its size.
 */
export function noteOwed(db: Db, nowMs: number): boolean {
  const from = readTo(db) ?? newest(db) - forgottenFacts
  const oldest = readTo(db) === undefined ? nowMs - forgottenMs : -Infinity
  const rows = db
    .prepare(
      `SELECT f.position, iif(p.seq IS NULL, f.bytes, NULL) AS bytes FROM facts f
       LEFT JOIN parked p ON p.origin_id = f.origin_id AND p.seq = f.seq
       WHERE f.position > ? ORDER BY f.position LIMIT ?`,
    )
    .all(from, factsPerStep) as { position: number; bytes: string | null }[]
  if (!rows.length && readTo(db) !== undefined) return true
  for (const { bytes } of rows) {
    // Of what is parked no table knows anything that a mail could say.
    const fact = bytes === null ? undefined : readFact(bytes)
    if (fact && telling.has(fact.type) && Date.parse(fact.at) >= oldest)
      noteOne(db, fact.type, fact.body as Owing)
  }
  db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)').run(
    readKey,
    String(rows.at(-1)?.position ?? Math.max(from, 0)),
  )
  return rows.length < factsPerStep
}

/** Streams were cut off: positions behind the journal's end will be given again. */
export function noteCut(db: Db): void {
  const read = readTo(db)
  if (read !== undefined && read > newest(db))
    db.prepare('UPDATE settings SET value = ? WHERE key = ?').run(String(newest(db)), readKey)
}

function readTo(db: Db): number | undefined {
  const value = db.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(readKey)
  return value === undefined ? undefined : Number(value)
}

const newest = (db: Db) => (db.prepare('SELECT max(position) FROM facts').pluck().get() as number | null) ?? 0

type Owing = Partial<RefundDone> & { exchangeId?: string }

function noteOne(db: Db, type: string, body: Owing): void {
  if (type === 'refund.made') return noteReturn(db, body.refundId!)
  if (type === 'exchange.made') return noteReturn(db, body.exchangeId!)
  noteBill(db, body.billId!)
  if (type === 'refund.accepted' || type === 'refund.done') noteTwice(db, body.refundId!)
}

/** A bill that was bought online and is settled, or whose money is back or on its way before it was: one mail. */
function noteBill(db: Db, billId: string): void {
  db.prepare(
    `INSERT OR IGNORE INTO letters (kind, about, state, tries, next_ms)
     SELECT 'bill', id, 'waiting', 0, 0 FROM bills
     WHERE id = ? AND source = 'site' AND private_digest IS NOT NULL AND (status IN ('settled', 'refunded')
       OR status = 'refunding' AND NOT EXISTS
         (SELECT 1 FROM refunds r WHERE r.bill_id = bills.id AND r.status IN ('refunding', 'failed')))`,
  ).run(billId)
}

/** A refund or an exchange by staff, of a bill that was bought online. */
function noteReturn(db: Db, returnId: string): void {
  db.prepare(
    `INSERT OR IGNORE INTO letters (kind, about, state, tries, next_ms)
     SELECT 'return', r.id, 'waiting', 0, 0 FROM returns r JOIN bills b ON b.id = r.bill_id
     WHERE r.id = ? AND b.source = 'site' AND b.private_digest IS NOT NULL AND (r.kind = 'exchange' OR r.cents > 0)`,
  ).run(returnId)
}

/** A second payment that is back with its buyer, or on its way. */
function noteTwice(db: Db, refundId: string): void {
  db.prepare(
    `INSERT OR IGNORE INTO letters (kind, about, state, tries, next_ms)
     SELECT 'twice', r.id, 'waiting', 0, 0 FROM refunds r JOIN bills b ON b.id = r.bill_id
     WHERE r.id = ? AND r.reason = 'paid_twice' AND r.status IN ('accepted', 'refunded') AND b.private_digest IS NOT NULL`,
  ).run(refundId)
}

/** A mail that is owed: of a bill, of a return by staff, or of a second payment that went back, each by its id. */
export type OwedLetter = { kind: 'bill' | 'return' | 'twice'; about: string; tries: number }

/** Mails that are due, those that wait longest first, at most 50. */
export function dueLetters(db: Db, nowMs: number): OwedLetter[] {
  return db
    .prepare(
      "SELECT kind, about, tries FROM letters WHERE state = 'waiting' AND next_ms <= ? ORDER BY next_ms LIMIT 50",
    )
    .all(nowMs) as OwedLetter[]
}

/** Writes down that a mail was sent, or when it is tried again. */
export function markLetter(db: Db, letter: OwedLetter & { state: 'waiting' | 'sent'; nextMs: number }): void {
  db.prepare('UPDATE letters SET state = ?, tries = ?, next_ms = ? WHERE kind = ? AND about = ?').run(
    letter.state,
    letter.tries,
    letter.nextMs,
    letter.kind,
    letter.about,
  )
}
