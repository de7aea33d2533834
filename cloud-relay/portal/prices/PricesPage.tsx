import { formatCents } from '#core/i18n/format.ts'
import { isLimited } from '#core/pricing/rate-rules.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useLabels } from '../kit/use-labels.ts'
import { Page } from '../parts/Page.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { PlannedPrice } from './PlannedPrice.tsx'
import { PriceCheck } from './PriceCheck.tsx'
import { RateShows } from './RateShows.tsx'
import { whenOffered } from './rate-when.ts'

/** What tickets cost: rates, and what seats and pictures add. */
export function PricesPage() {
  const { t, locale } = useWords()
  const { textOf } = useLabels('price_rate')
  const rates = useEntries(priceRate).data?.entries
  const programme = useProgramme({}).data
  const columns: Column<'price_rate'>[] = [
    { head: 'price_rate.kind', cell: ({ kind }) => t(`price_rate.kind.${kind}`), by: ({ kind }) => kind },
    {
      head: 'price_rate.cents',
      cell: ({ cents }, locale) => formatCents(cents, locale),
      by: ({ cents }) => cents,
      isNumber: true,
    },
    {
      head: 'price_rate.status',
      cell: ({ status = 'available' }) => t(`price_rate.status.${status}`),
      by: ({ status = 'available' }) => status,
    },
    {
      head: 'price_rate.when',
      cell: rate =>
        rate.kind === 'ticket' || rate.kind === 'surcharge' || isLimited(rate)
          ? whenOffered(rate, { t, locale })
          : '',
    },
    {
      head: 'price_rate.visibility',
      cell: ({ kind, visibility }) =>
        kind === 'ticket' ? visibility.map(place => t(`price_rate.visibility.${place}`)).join(', ') : '',
      isMinor: true,
    },
  ]
  const kinds = ['ticket', 'seat_class', 'dimension', 'surcharge']
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      <EntryList
        entity={priceRate}
        icon="ticket"
        columns={columns}
        beside={(rate, open) =>
          programme ? (
            <>
              <PlannedPrice key={rate.id} rateId={rate.id} today={programme.today} onPlanned={open} />
              {rate.kind === 'ticket' && <RateShows rate={rate} programme={programme} />}
            </>
          ) : null
        }
        order={(a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.order - b.order}
      />
      {rates?.length && programme ? <PriceCheck rates={rates} programme={programme} /> : null}
    </Page>
  )
}
