import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#core/database/sql.ts'
import { overdrawnVouchers } from '#core/vouchers/overdrawn-store.ts'
import type { Place } from './place.ts'
import type { openRefreshmentCheck } from './refreshment-check.ts'
import type { Fail } from './witness.ts'

type HeldPart = { voucher_id: string; owner: string; cents: number; version: number }

/** I6: what a place at rest believes of refreshment values is what all journals say, and it lists those below zero. */
export function lookAtRefreshments(
  { name }: Pick<Place, 'name'>,
  db: Db,
  { heldBy, overdrawn }: Pick<ReturnType<typeof openRefreshmentCheck>, 'heldBy' | 'overdrawn'>,
  fail: Fail,
): void {
  const parts = db
    .prepare(
      `SELECT p.voucher_id, p.owner, p.version, p.cents + iif(v.owner = p.owner, v.refreshment_cents, 0) AS cents
       FROM refreshment_parts p JOIN vouchers v ON v.id = p.voucher_id`,
    )
    .all() as HeldPart[]
  for (const { voucher_id, owner, cents, version } of parts) {
    const held = heldBy(voucher_id, owner)
    if (held.cents !== cents || held.version !== version)
      fail('I6', `${name} believes the ${owner} holds ${cents} of ${voucher_id}, not ${held.cents}`)
  }
  const listed = new Map(overdrawnVouchers(db, 1000).map(row => [row.voucherId, row.cents]))
  if (!isDeepStrictEqual([...overdrawn()].sort(), [...listed].sort()))
    fail('I6', `${name} lists ${listed.size} overdrawn vouchers, and there are ${overdrawn().size}`)
}
