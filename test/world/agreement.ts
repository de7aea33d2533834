import { expect } from 'vitest'
import type { Tenant } from '#core/api/tenant.ts'
import { verify } from '#core/node.ts'
import type { Places } from './places.ts'

/** Seats that are live on more than one bill; there must be none. */
export function seatsSoldTwice(tenant: Tenant): unknown[] {
  return tenant.node.db
    .prepare(
      `SELECT l.schedule_id, l.seat_id, count(*) AS bills FROM bill_lines l JOIN bills b ON b.id = l.bill_id
       WHERE l.seat_id IS NOT NULL AND b.status IN ('settled', 'paying') GROUP BY 1, 2 HAVING bills > 1`,
    )
    .all()
}

/** Both sides hold the same facts, read them alike, and no seat was sold twice. */
export async function expectAgreement(places: Places): Promise<void> {
  await places.agreed()
  const read = (tenant: Tenant, table: string, order: string) =>
    tenant.node.db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all()
  for (const tenant of [places.tenant, places.box.tenant]) {
    expect(read(tenant, 'token_conflicts', '1')).toEqual([])
    expect(read(tenant, 'turn_conflicts', '1')).toEqual([])
    expect(seatsSoldTwice(tenant)).toEqual([])
    expect(verify(tenant.node.db)).toEqual([])
  }
  for (const [table, order] of [
    ['seat_tokens', '1, 2'],
    ['bills', 'id'],
    ['bill_lines', '1, 2'],
    ['turn_tokens', '1, 2'],
    ['voucher_debts', '1'],
    ['voucher_debt_endings', '1'],
    ['admissions', '1'],
  ] as const)
    expect(read(places.box.tenant, table, order)).toEqual(read(places.tenant, table, order))
}
