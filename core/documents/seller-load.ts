import type { Tenant } from '../api/tenant.ts'
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

/** A moment in the time of the bill's cinema, ISO with offset. */
export function atCinema(
  { node: { catalogue } }: Tenant,
  bill: Pick<BillRow, 'cinemaId'>,
  at: string,
): string {
  return isoIn(Date.parse(at), catalogue.get('cinema', bill.cinemaId)!.timezone)
}
