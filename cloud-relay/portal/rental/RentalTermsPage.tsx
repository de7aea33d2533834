import type { Locale } from '#core/i18n/locale.ts'
import { rentalProfile } from '#core/rental/rental-profile.entity.ts'
import type { RentalProfileFields } from '#core/rental/rental-profile.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { percentText } from './percent-text.ts'

/** On which terms films are rented, each with its rates along the weeks. */
export function RentalTermsPage() {
  const { t } = useWords()
  const line = ({ rates }: RentalProfileFields, locale: Locale) =>
    rates
      .toSorted((a, b) => a.fromWeek - b.fromWeek)
      .map(({ fromWeek, basisPoints }) =>
        t('rental_from_week', { week: fromWeek, percent: percentText(basisPoints, locale) }),
      )
      .join(' · ')
  const columns: Column<'rental_profile'>[] = [
    { head: 'rental_profile.rates', cell: line },
    {
      head: 'rental_profile.shared',
      cell: ({ shared }) => t(shared ? 'entry_yes' : 'entry_no'),
      isMinor: true,
    },
  ]
  return <ListPage entity={rentalProfile} icon="film" columns={columns} />
}
