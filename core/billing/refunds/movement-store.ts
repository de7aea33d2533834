import { sql } from 'kysely'
import { prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { MovementStatus } from '../../database/statuses.ts'

const movementOfRefund = prepared((q, given: { movement: string; refundId: string }) =>
  q
    .selectFrom('refund_movements')
    .select(['status', 'cents'])
    .where('movement', '=', given.movement)
    .where('refund_id', '=', given.refundId),
)
const movementOfAny = prepared((q, given: { movement: string }) =>
  q
    .selectFrom('refund_movements')
    .select(['status', 'cents'])
    .where('movement', '=', given.movement)
    .unionAll(
      q
        .selectFrom('unmatched_movements')
        .select([sql.lit<MovementStatus>('done').as('status'), 'cents'])
        .where('movement', '=', given.movement),
    ),
)
const unmatched = prepared((q, given: { movement: string }) =>
  q.selectFrom('unmatched_movements').select('movement').where('movement', '=', given.movement),
)
const unmatchedMovements = (q: Builder) =>
  q.selectFrom('unmatched_movements as f').select([
    'f.movement',
    'f.payment_id as paymentId',
    'f.bill_id as billId',
    'f.kind',
    'f.cents',
    'f.at',
    sql<number>`f.cents - (select coalesce(sum(m.cents), 0) from refund_movements m
        where m.movement = f.movement and m.status <> 'pending')`.as('leftCents'),
  ])
const unmatchedOfPayment = prepared((q, given: { paymentId: string }) =>
  unmatchedMovements(q).where('f.payment_id', '=', given.paymentId).orderBy('f.at').orderBy('f.movement'),
)
const unexplained = prepared((q, given: { limit: number }) =>
  q
    .selectFrom(
      unmatchedMovements(q)
        .where(sql`'movement:' || f.movement`, 'not in', q.selectFrom('cleared_payments').select('entry'))
        .as('open'),
    )
    .selectAll()
    .where('leftCents', '>', 0)
    .orderBy('at')
    .orderBy('movement')
    .limit(given.limit),
)
const orderedOf = prepared((q, given: { paymentId: string; limit: number }) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('refund_movements as m', 'm.refund_id', 'r.id')
    .select('m.movement')
    .where('r.payment_id', '=', given.paymentId)
    // One that was paid another way has no name there.
    .where('m.movement', '<>', '')
    .orderBy('r.at')
    .orderBy('m.movement')
    .limit(given.limit),
)
const doneOf = prepared((q, given: { refundId: string }) =>
  q
    .selectFrom('refund_movements')
    .select(({ fn }) => [fn.sum<number | null>('cents').as('cents'), fn.countAll<number>().as('many')])
    .where('refund_id', '=', given.refundId)
    .where('status', '=', 'done'),
)
const countRetries = prepared((q, given: { refundId: string }) =>
  q
    .selectFrom('refund_retries')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('refund_id', '=', given.refundId),
)
const mismatch = prepared((q, given: { paymentId: string }) =>
  q.selectFrom('payment_mismatches').select('at').where('payment_id', '=', given.paymentId),
)
const mismatchesOpen = prepared((q, given: { limit: number }) =>
  q
    .selectFrom('payment_mismatches')
    .select(['payment_id as paymentId', 'bill_id as billId', 'told as reported', 'at'])
    .where(sql`'mismatch:' || payment_id`, 'not in', q.selectFrom('cleared_payments').select('entry'))
    .orderBy('at')
    .orderBy('payment_id')
    .limit(given.limit),
)

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
  if (refundId === undefined) return movementOfAny.first(db, { movement })
  return movementOfRefund.first(db, { movement, refundId })
}

export function isUnmatchedMovement(db: Db, movement: string): boolean {
  return unmatched.first(db, { movement }) !== undefined
}

/** Whether a person said that they paid a refund another way. */
export function isSettledOutside(db: Db, refundId: string): boolean {
  return movementOf(db, '', refundId)?.status === 'done'
}

/** By how many movements a refund is back so far, and how many cents of it are not. */
export function coveredOf(
  db: Db,
  { id, cents }: { id: string; cents: number },
): { movements: number; owedCents: number } {
  const { cents: back, many: movements } = doneOf.first(db, { refundId: id })!
  return { movements, owedCents: Math.max(0, cents - (back ?? 0)) }
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

/** What went back of a payment without an order from here, the oldest first. */
export function unmatchedMovementsOf(db: Db, paymentId: string): UnmatchedMovement[] {
  return unmatchedOfPayment.all(db, { paymentId })
}

/** Whether a chargeback of a payment covers money that is owed, or once did. */
export function coversByChargeback(db: Db, paymentId: string): boolean {
  return unmatchedMovementsOf(db, paymentId).some(
    ({ kind, cents, leftCents }) => kind === 'chargeback' && leftCents < cents,
  )
}

/** Of all payments, those that explain not all they have; cleared ones left out. */
export function unexplainedMovements(db: Db, limit: number): UnmatchedMovement[] {
  return unexplained.all(db, { limit })
}

/** How often somebody had a refund ordered anew. */
export function retriesOf(db: Db, refundId: string): number {
  return countRetries.first(db, { refundId })?.many ?? 0
}

export type Mismatch = {
  paymentId: string
  billId: string
  reported: { cents: number; currency: string; paymentId: string }
  at: string
}

export function isMismatched(db: Db, paymentId: string): boolean {
  return mismatch.first(db, { paymentId }) !== undefined
}

/** Payments of which the provider reported something else than was asked for, that nobody has cleared. */
export function mismatches(db: Db, limit: number): Mismatch[] {
  const rows = mismatchesOpen.all(db, { limit })
  return rows.map(row => ({ ...row, reported: JSON.parse(row.reported) as Mismatch['reported'] }))
}

/** A payment is refunded in this many parts at most, as far as a provider is asked about each. */
const partsMost = 200

/** How the provider calls the movements that refunds of a payment were ordered as, or are explained by. */
export function refundNamesOf(db: Db, paymentId: string): string[] {
  return orderedOf.all(db, { paymentId, limit: partsMost }).map(({ movement }) => movement)
}
