import type { Tenant } from '#core/api/tenant.ts'
import { atCinema, sellerOf } from '#core/documents/seller-load.ts'
import { methodName } from '#core/cash/load.ts'
import { closingsOf } from '#core/cash/store.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { zReportDocument } from '#core/documents/z-report.ts'
import { slipLook } from '#core/documents/templates/look-load.ts'
import { inLocale, isLocale } from '#core/i18n/locale.ts'
import { asTheyAre } from './bill-paper.ts'

/** The report of a closed shift on paper; nothing while it is open, or where the books were opened since. */
export function shiftPaper(tenant: Tenant, shiftId: string, copy: boolean): PaperDocument[] {
  const { db, catalogue, identity } = tenant.node
  const cinemaId = identity.cinemaId ?? ''
  const [closing] = closingsOf(db, cinemaId, shiftId)
  if (!closing) return []
  const { number, at, report } = closing
  const locale = isLocale(report.locale) ? report.locale : 'en'
  const place = { cinemaId }
  const data = {
    ...sellerOf(tenant, place),
    number,
    closedAt: atCinema(tenant, place, at),
    closedBy: report.employeeName,
    report: { ...report, openedAt: atCinema(tenant, place, report.openedAt) },
    leftCents: report.leftCents,
    explanation: report.explanation,
    nameOf: (methodId: string) => {
      const name = methodName(catalogue, methodId)
      return name && inLocale(name, locale)
    },
    copy,
  }
  return asTheyAre(
    tenant,
    [zReportDocument(data, locale, slipLook(catalogue, cinemaId, 'z_report', locale))],
    locale,
  )
}
