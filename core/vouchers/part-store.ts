import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Part } from './refreshments.ts'
import type { VoucherRow } from './store.ts'
import type { TurnOwner } from './turn.ts'

const partsOfVoucher = prepared((q, given: { voucherId: string }) =>
  q
    .selectFrom('refreshment_parts')
    .select(['owner', 'cents', 'version'])
    .where('voucher_id', '=', given.voucherId)
    .orderBy('owner'),
)

/**
 * What each node holds of a voucher's refreshment value: what its first holder was issued with, and the sum of what
 * happened since.
 */
export function refreshmentPartsOf(
  db: Db,
  voucher: Pick<VoucherRow, 'id' | 'owner' | 'refreshmentCents'>,
): Map<TurnOwner, Part> {
  const parts = new Map<TurnOwner, Part>([[voucher.owner, { cents: voucher.refreshmentCents, version: 0 }]])
  for (const { owner, cents, version } of partsOfVoucher.all(db, { voucherId: voucher.id }))
    parts.set(owner, { cents: cents + (parts.get(owner)?.cents ?? 0), version })
  return parts
}

/** How many facts a node wrote about its part of a voucher, also of one whose issue is not known here. */
export function partVersion(db: Db, voucherId: string, owner: TurnOwner): number {
  return partsOfVoucher.all(db, { voucherId }).find(part => part.owner === owner)?.version ?? 0
}
