import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { rentalAdjustment, signedCents } from '#core/rental/rental-adjustment.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'

const columns: Column<'rental_adjustment'>[] = [
  {
    head: 'rental_adjustment.day',
    cell: ({ day }, locale) =>
      formatPlainDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  },
  {
    head: 'rental_due',
    cell: (entry, locale) => formatCents(signedCents(entry), locale),
  },
  { head: 'rental_adjustment.reason', cell: ({ reason }) => reason, isMinor: true },
]

/** What was put right on statements after they were sent. */
export function AdjustmentsPage() {
  return <ListPage entity={rentalAdjustment} icon="film" columns={columns} />
}
