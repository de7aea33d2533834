import type { Tenant } from '#core/api/tenant.ts'
import { handoutById } from '#core/billing/handouts/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { toCollect } from '#core/sales/handouts/hand-out.ts'
import { barSlip } from './bar-paper.ts'

/** The slip a counter makes an order of the website by: all of its snacks, whatever else that bar prepares. */
export function snackPaper(tenant: Tenant, bill: BillRow, handoutId: string, copy: boolean): PaperDocument[] {
  const { db } = tenant.node
  const made = handoutById(db, handoutId)
  const by = { registerName: made?.device ?? '', cashierName: made?.employee_name ?? '' }
  return barSlip(tenant, bill, toCollect(linesNow(db, bill.id)), {
    at: made?.at ?? bill.openedAt,
    ...by,
    copy,
  })
}
