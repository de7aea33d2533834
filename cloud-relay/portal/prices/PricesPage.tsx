import { formatCents } from '#core/i18n/format.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What tickets cost: rates, and what seats and pictures add. */
export function PricesPage() {
  const { t } = useWords()
  const columns: Column<'price_rate'>[] = [
    { head: 'price_rate.kind', cell: ({ kind }) => t(`price_rate.kind.${kind}`), by: ({ kind }) => kind },
    {
      head: 'price_rate.cents',
      cell: ({ cents }, locale) => formatCents(cents, locale),
      by: ({ cents }) => cents,
      isNumber: true,
    },
    {
      head: 'price_rate.visibility',
      cell: ({ visibility }) => visibility.map(place => t(`price_rate.visibility.${place}`)).join(', '),
      isMinor: true,
    },
  ]
  const kinds = ['ticket', 'seat_class', 'dimension']
  return (
    <ListPage
      entity={priceRate}
      icon="ticket"
      columns={columns}
      order={(a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.order - b.order}
    />
  )
}
