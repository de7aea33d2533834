import { formatCents } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { ticketDiscount } from '#core/pricing/ticket-discount.entity.ts'
import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { whenOffered } from './rate-when.ts'

/** What tickets cost less when they are bought together. */
export function TicketDiscountsPage() {
  const { t, locale } = useWords()
  const columns: Column<'ticket_discount'>[] = [
    { head: 'ticket_discount.what', cell: (each, locale) => whatOf(each, { t, locale }) },
    {
      head: 'ticket_discount.status',
      cell: ({ status = 'available' }) => t(`ticket_discount.status.${status}`),
      by: ({ status = 'available' }) => status,
    },
    { head: 'ticket_discount.when', cell: each => whenOffered(each, { t, locale }) },
    {
      head: 'ticket_discount.visibility',
      cell: ({ visibility }) => visibility.map(place => t(`ticket_discount.visibility.${place}`)).join(', '),
      isMinor: true,
    },
  ]
  return (
    <ListPage entity={ticketDiscount} icon="ticket" columns={columns} order={(a, b) => a.order - b.order} />
  )
}

/** What guests get, in a few words: `3 for 2`, `2 + 2 for €30.00`. */
function whatOf(
  discount: TicketDiscount,
  { t, locale }: { t: ReturnType<typeof useWords>['t']; locale: Locale },
): string {
  const { kind, buys = 3, pays = 2, adults = 2, children = 2, cents, percent } = discount
  if (kind === 'n_for_m') return t('ticket_discount.what.several', { buys, pays })
  if (percent != null) return t('ticket_discount.what.percent', { adults, children, percent })
  return t('ticket_discount.what.sum', { adults, children, sum: formatCents(cents ?? 0, locale) })
}
