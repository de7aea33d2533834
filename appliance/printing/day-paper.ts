import type { Tenant } from '#core/api/tenant.ts'
import type { PaperDocument } from '#core/documents/paper.ts'
import { atCinema, sellerOf } from '#core/documents/seller-load.ts'
import { terminalDayDocument } from '#core/documents/terminal-day.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { dayById } from '#core/terminal/days/store.ts'
import { asTheyAre } from './bill-paper.ts'

/** The report of a card terminal's end of day on paper; nothing where it did not end. */
export function dayPaper(tenant: Tenant, dayId: string, copy: boolean): PaperDocument[] {
  const { db, identity } = tenant.node
  const cinemaId = identity.cinemaId ?? ''
  const day = dayById(db, cinemaId, dayId)
  if (day?.outcome !== 'ended' || !day.sums) return []
  const locale = isLocale(day.locale) ? day.locale : 'en'
  const place = { cinemaId }
  const data = {
    ...sellerOf(tenant, place),
    ...day,
    sums: day.sums,
    sinceAt: day.sinceAt && atCinema(tenant, place, day.sinceAt),
    untilAt: atCinema(tenant, place, day.untilAt ?? day.at),
    endedBy: day.employeeName,
    copy,
  }
  return asTheyAre(tenant, [terminalDayDocument(data, locale)], locale)
}
