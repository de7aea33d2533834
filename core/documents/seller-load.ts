import type { Tenant } from '../api/tenant.ts'
import { slipLook } from './templates/look-load.ts'
import { wordLines } from './templates/word-lines.ts'
import type { Locale } from '../i18n/locale.ts'
import type { BillRow } from '../billing/store.ts'
import { isoIn } from '../programme/day.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import { settingOf } from '../venue/settings/effective.ts'

/** The seller's data that tax law requires on every slip. */
export function sellerOf({ node: { catalogue } }: Tenant, bill: Pick<BillRow, 'cinemaId'>) {
  const cinema = catalogue.get('cinema', bill.cinemaId)!
  return {
    cinemaName: cinema.name,
    addressLines: [cinema.address1, `${cinema.zip} ${cinema.city}`],
    vatNumber: exhibitorOf(catalogue)?.vatNumber ?? '',
    legalText: settingOf(catalogue, 'receipt_config.legal_text', bill.cinemaId),
  }
}

/** What the cinema has printed on its receipts beside what the law asks for, line by line in the guest's language. */
export function receiptTexts(
  { node: { catalogue } }: Tenant,
  { cinemaId }: Pick<BillRow, 'cinemaId'>,
  locale: Locale,
): { headLines: string[]; footLines: string[] } {
  const { receiptHead, receiptFoot } = catalogue.get('cinema', cinemaId)!
  const { headLines = [], footLines = [] } = slipLook(catalogue, cinemaId, 'receipt', locale) ?? {}
  return {
    headLines: headLines.length ? [...headLines] : wordLines(receiptHead, locale),
    footLines: footLines.length ? [...footLines] : wordLines(receiptFoot, locale),
  }
}

/** A moment in the time of the bill's cinema, ISO with offset. */
export function atCinema(
  { node: { catalogue } }: Tenant,
  bill: Pick<BillRow, 'cinemaId'>,
  at: string,
): string {
  return isoIn(Date.parse(at), catalogue.get('cinema', bill.cinemaId)!.timezone)
}
