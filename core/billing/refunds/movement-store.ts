import type { Db } from '../../database/sql.ts'
import type { MovementStatus } from '../../database/statuses.ts'

/**
 * A movement at the provider as this journal knows it: `done` for one that was found, else how far the refund it was
 * ordered for, or explains, is. Undefined when it was never told.
 *
 * @param refundId left out, of any refund
 */
export function movementOf(
  db: Db,
  movement: string,
  refundId?: string,
): { status: MovementStatus; cents: number } | undefined {
  const row = db
    .prepare(
      `SELECT status, cents FROM refund_movements WHERE movement = @movement AND (@refundId IS NULL OR refund_id = @refundId)
       UNION ALL SELECT 'done', cents FROM unmatched_movements WHERE movement = @movement AND @refundId IS NULL`,
    )
    .get({ movement, refundId: refundId ?? null })
  return row as { status: MovementStatus; cents: number } | undefined
}

export function isUnmatchedMovement(db: Db, movement: string): boolean {
  return db.prepare('SELECT 1 FROM unmatched_movements WHERE movement = ?').get(movement) !== undefined
}

/** Whether a refund is back by this movement. */
export function explains(db: Db, movement: string): boolean {
  const done = db.prepare("SELECT 1 FROM refund_movements WHERE movement = ? AND status = 'done'")
  return done.get(movement) !== undefined
}

/** Whether a person said that they paid a refund another way. */
export function isSettledOutside(db: Db, refundId: string): boolean {
  return movementOf(db, '', refundId)?.status === 'done'
}

export type UnmatchedMovement = {
  movement: string
  paymentId: string
  billId: string
  kind: 'refund' | 'chargeback'
  cents: number
  at: string
  /** What of it explains no refund yet. */
  leftCents: number
}

const unmatchedMovement = `SELECT f.movement, f.payment_id AS paymentId, f.bill_id AS billId, f.kind, f.cents, f.at,
    f.cents - (SELECT coalesce(sum(m.cents), 0) FROM refund_movements m
      WHERE m.movement = f.movement AND m.status <> 'pending') AS leftCents
  FROM unmatched_movements f`

/** What went back of a payment without an order from here, the oldest first. */
export function unmatchedMovementsOf(db: Db, paymentId: string): UnmatchedMovement[] {
  return db
    .prepare(`${unmatchedMovement} WHERE f.payment_id = ? ORDER BY f.at, f.movement`)
    .all(paymentId) as UnmatchedMovement[]
}

/** Of all payments, those that explain not all they have; cleared ones left out. */
export function unexplainedMovements(db: Db, limit: number): UnmatchedMovement[] {
  return db
    .prepare(
      `SELECT * FROM (${unmatchedMovement} WHERE 'movement:' || f.movement NOT IN (SELECT entry FROM cleared_payments))
       WHERE leftCents > 0 ORDER BY at, movement LIMIT ?`,
    )
    .all(limit) as UnmatchedMovement[]
}

/** How often somebody had a refund ordered anew. */
export function retriesOf(db: Db, refundId: string): number {
  return db.prepare('SELECT count(*) FROM refund_retries WHERE refund_id = ?').pluck().get(refundId) as number
}

export type Mismatch = {
  paymentId: string
  billId: string
  told: { cents: number; currency: string; paymentId: string }
  at: string
}

export function isMismatched(db: Db, paymentId: string): boolean {
  return db.prepare('SELECT 1 FROM payment_mismatches WHERE payment_id = ?').get(paymentId) !== undefined
}

/** Payments of which the provider told something else than was asked for, that nobody has cleared. */
export function mismatches(db: Db, limit: number): Mismatch[] {
  const rows = db
    .prepare(
      `SELECT payment_id AS paymentId, bill_id AS billId, told, at FROM payment_mismatches
       WHERE 'mismatch:' || payment_id NOT IN (SELECT entry FROM cleared_payments) ORDER BY at, payment_id LIMIT ?`,
    )
    .all(limit) as (Omit<Mismatch, 'told'> & { told: string })[]
  return rows.map(row => ({ ...row, told: JSON.parse(row.told) as Mismatch['told'] }))
}
