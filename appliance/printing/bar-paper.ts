import type { Tenant } from '#core/api/tenant.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { barSlipDocument, type BarSlipData } from '#core/documents/bar-slip.ts'
import { linesToPrepare } from '#core/documents/bar-slip-load.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { atCinema } from '#core/documents/seller-load.ts'
import { slipLook } from '#core/documents/templates/look-load.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { asTheyAre } from './bill-paper.ts'

/** The slip by which the bar prepares a sale; none where it has nothing to prepare, or all of it went back meanwhile. */
export function barPaper(tenant: Tenant, bill: BillRow, copy: boolean): PaperDocument[] {
  const { db, catalogue } = tenant.node
  const left = linesNow(db, bill.id).filter(line => line.left > 0 && !line.exchanged)
  const lines = new Map<string, BarSlipData['lines'][number]>()
  for (const { text, takenAway = false, left: quantity } of linesToPrepare(catalogue, bill.cinemaId, left)) {
    const key = `${takenAway} ${text}`
    lines.set(key, { text, takenAway, quantity: quantity + (lines.get(key)?.quantity ?? 0) })
  }
  if (!lines.size) return []
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const look = slipLook(catalogue, bill.cinemaId, 'bar_slip', locale)
  const billNumber = bill.number ?? ''
  const slip = {
    billNumber,
    callNumber: callNumber(billNumber),
    at: atCinema(tenant, bill, bill.settledAt ?? bill.openedAt),
    registerName: bill.device ?? '',
    cashierName: bill.employeeName ?? '',
    lines: [...lines.values()],
    copy,
  }
  return asTheyAre(tenant, [barSlipDocument(slip, locale, look)], locale)
}
