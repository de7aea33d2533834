import { formatCents } from '#core/i18n/format.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import type { SeatClassEntry } from '#core/venue/seat-class.ts'
import { lookOf } from '#ui/parts/seat-look.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The classes of seats in their order: as plans show them, and what they add. */
export function SeatClassesPage() {
  const { t } = useWords()
  const money = (field: 'cents' | 'handlingCents'): Column<'seat_class'> => ({
    head: `seat_class.${field}`,
    cell: (entry, locale) => (entry[field] > 0 ? formatCents(entry[field], locale) : ''),
    by: entry => entry[field],
    isNumber: true,
  })
  const columns: Column<'seat_class'>[] = [
    {
      head: 'seat_class.behaves',
      cell: ({ behaves }) => t(`seat_class.behaves.${behaves}`),
      by: ({ behaves }) => behaves,
    },
    { head: 'seat_class.color', cell: entry => <Sample entry={entry} /> },
    money('cents'),
    { ...money('handlingCents'), isMinor: true },
  ]
  return (
    <ListPage
      entity={seatClass}
      icon="seat"
      columns={columns}
      order={(a, b) => a.order - b.order}
      beside={() => <p className="quiet">{t('seat_class_draw')}</p>}
    />
  )
}

/** A seat of the class as plans draw it, and its colour and mark in words. */
function Sample({ entry: { behaves, color, mark } }: { entry: SeatClassEntry }) {
  const { t } = useWords()
  const words = [t(`seat_class.color.${color}`), t(`seat_class.mark.${mark}`)]
  return (
    <span className="row seat-sample">
      <span className="seat" aria-hidden="true" data-look="free" {...lookOf(behaves, { color, mark })}>
        <span className="seat-shape" />
      </span>
      <span className="quiet">{[...new Set(words)].join(', ')}</span>
    </span>
  )
}
