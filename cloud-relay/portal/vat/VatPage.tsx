import { vatClass, type VatClassFields } from '#core/pricing/vat-class.entity.ts'
import { vatClasses, type VatClass } from '#core/pricing/price-rate.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

type Rate = VatClassFields['rates'][number]

const percent = (rate: Rate, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    rate.basisPoints / 10_000,
  )

/** The four VAT classes, with the rate of today and the one that comes. */
export function VatPage() {
  const { t } = useWords()
  const today = useProgramme({}).data?.today ?? '9999'
  // A cinema's own rates stand in the form: the list says what holds elsewhere.
  const inOrder = (rates: readonly Rate[] = []) =>
    rates.filter(rate => !rate.cinemaId).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const nowOf = (rates: readonly Rate[]) =>
    inOrder(rates).findLast(({ from }) => from <= today) ?? inOrder(rates)[0]
  const columns: Column<'vat_class'>[] = [
    {
      head: 'vat_class.now',
      cell: ({ rates }, locale) => {
        const now = nowOf(rates)
        return now ? percent(now, locale) : t('vat_class.unset')
      },
      isNumber: true,
    },
    {
      head: 'vat_class.next',
      cell: ({ rates }, locale) => {
        const next = inOrder(rates).find(({ from }) => from > today)
        return next && `${percent(next, locale)}, ${formatPlainDay(next.from, locale)}`
      },
      isMinor: true,
    },
  ]
  const placeOf = (id: string) => vatClasses.indexOf(id as VatClass)
  return (
    <ListPage
      entity={vatClass}
      icon="info"
      columns={columns}
      order={(a, b) => placeOf(a.id) - placeOf(b.id)}
    />
  )
}
