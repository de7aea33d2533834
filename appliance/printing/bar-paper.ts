import type { Tenant } from '#core/api/tenant.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
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
  return barSlip(tenant, bill, linesToPrepare(catalogue, bill.cinemaId, left), {
    at: bill.settledAt ?? bill.openedAt,
    registerName: bill.device ?? '',
    cashierName: bill.employeeName ?? '',
    copy,
  })
}

/**
 * The slip by which a counter prepares these lines of a bill; none where there are none.
 *
 * @param about when they were ordered there (ISO), by whom, and whether the slip may be out already
 */
export function barSlip(
  tenant: Tenant,
  bill: BillRow,
  wanted: readonly LineNow[],
  about: Required<Pick<BarSlipData, 'at' | 'registerName' | 'cashierName' | 'copy'>>,
): PaperDocument[] {
  const lines = new Map<string, BarSlipData['lines'][number]>()
  for (const { text, takenAway = false, left: quantity } of wanted) {
    const key = `${takenAway} ${text}`
    lines.set(key, { text, takenAway, quantity: quantity + (lines.get(key)?.quantity ?? 0) })
  }
  if (!lines.size) return []
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const look = slipLook(tenant.node.catalogue, bill.cinemaId, 'bar_slip', locale)
  const billNumber = bill.number ?? ''
  const slip = {
    ...about,
    billNumber,
    callNumber: callNumber(billNumber),
    at: atCinema(tenant, bill, about.at),
    lines: [...lines.values()],
  }
  return asTheyAre(tenant, [barSlipDocument(slip, locale, look)], locale)
}
