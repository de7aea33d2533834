import { prepared } from '#core/database/prepared.ts'
import type { TrainingPaymentStatus } from '#core/database/statuses.ts'
import type { Db } from '#core/database/sql.ts'

const columns = [
  'id',
  'account',
  'order_key as orderKey',
  'status',
  'cents',
  'description',
  'redirect_url as redirectUrl',
  'metadata',
  'refunds',
  'changed_ms as changedMs',
  'expires_ms as expiresMs',
] as const

const one = prepared((q, given: { id: string }) =>
  q.selectFrom('training_payments').select(columns).where('id', '=', given.id),
)
const underKey = prepared((q, given: { account: string; orderKey: string }) =>
  q
    .selectFrom('training_payments')
    .select(columns)
    .where('account', '=', given.account)
    .where('order_key', '=', given.orderKey),
)
const changed = prepared((q, given: { account: string; sinceMs: number; afterId: string; most: number }) =>
  q
    .selectFrom('training_payments')
    .select(columns)
    .where('account', '=', given.account)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('changed_ms', 'id'), '>', tuple(given.sinceMs, given.afterId)),
    )
    .orderBy('changed_ms')
    .orderBy('id')
    .limit(given.most),
)
const put = prepared((q, given: PlayedRow) =>
  q.insertInto('training_payments').orReplace().values({
    id: given.id,
    account: given.account,
    order_key: given.orderKey,
    status: given.status,
    cents: given.cents,
    description: given.description,
    redirect_url: given.redirectUrl,
    metadata: given.metadata,
    refunds: given.refunds,
    changed_ms: given.changedMs,
    expires_ms: given.expiresMs,
  }),
)

/** A payment that was played. `metadata` and `refunds` are JSON, times epoch milliseconds. */
export type PlayedRow = {
  id: string
  account: string
  orderKey: string
  status: TrainingPaymentStatus
  cents: number
  description: string
  redirectUrl: string
  metadata: string
  refunds: string
  /** When it was made or last refunded. */
  changedMs: number
  expiresMs: number
}

export const playedById = (db: Db, id: string): PlayedRow | undefined => one.first(db, { id })

export const playedUnderKey = (db: Db, account: string, orderKey: string): PlayedRow | undefined =>
  underKey.first(db, { account, orderKey })

/** Those of an account that changed since then, after the one named, in the order in which they changed. */
export function playedSince(
  db: Db,
  account: string,
  from: { sinceMs: number; afterId: string },
  most: number,
): PlayedRow[] {
  return changed.all(db, { account, ...from, most })
}

export function keepPlayed(db: Db, row: PlayedRow): void {
  put.run(db, row)
}
