import { privatePart, type PrivateReading } from '../journal/storage/private-store.ts'
import type { Permission } from '../access/employee.ts'
import type { BillBuyer } from '../billing/bill.ts'
import type { BillRow } from '../billing/store.ts'

/** Who bought, for lists of bills: names alone, and only for who may refund. Bills of the register have no buyer. */
export function buyersOf(
  at: PrivateReading,
  rows: readonly Pick<BillRow, 'id' | 'privateDigest'>[],
  reader: { permissions: readonly Permission[] },
): BillBuyer[] {
  if (!reader.permissions.includes('refund')) return []
  return rows.flatMap(({ id, privateDigest }) => {
    const name = privatePart<{ name: string }>(at, privateDigest)?.name
    return name ? [{ billId: id, name }] : []
  })
}
