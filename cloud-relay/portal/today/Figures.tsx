import { useEffect, type ReactNode } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { takenOf } from '../programme/board.ts'
import { useBills } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { reachesBefore, takingsOf } from './takings.ts'

/** The most pages of 50 bills to read for the day's sum; a longer day is shown as "more than". */
const pagesAtMost = 20

/** Three numbers: today's revenue, tickets sold today, and how full today's shows are. */
export function Figures({ programme }: { programme: Programme }) {
  const { locale, t } = useWords()
  const running = programme.schedules.filter(schedule => !schedule.cancelled)
  const taken = running.reduce((sum, schedule) => sum + takenOf(schedule), 0)
  const capacity = running.reduce((sum, schedule) => sum + schedule.capacity, 0)
  const share = capacity ? taken / capacity : 0
  const { takings, whole, refused } = useTakings(programme)
  const number = new Intl.NumberFormat(locale)
  return (
    <div className="figures-row">
      <Figure name={t('takings_today')} note={takings && t('bills', { count: takings.bills })}>
        {refused ? '–' : takings ? `${whole ? '' : '> '}${formatCents(takings.cents, locale)}` : null}
      </Figure>
      <Figure name={t('tickets_sold_today')} note={refused ? refused : t('tickets_sold_note')}>
        {refused ? '–' : takings ? `${whole ? '' : '> '}${number.format(takings.tickets)}` : null}
      </Figure>
      <Figure
        name={t('seats_taken_today')}
        note={t('seats_taken_note', {
          taken: number.format(taken),
          capacity: number.format(capacity),
          shows: t('shows', { count: running.length }),
        })}
      >
        {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
        <OccupancyBar taken={taken} capacity={capacity} />
      </Figure>
    </div>
  )
}

function Figure({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <section className="figure">
      <h2>{name}</h2>
      <p className="figure-value">{children ?? <Skeleton width="7ch" height="1em" />}</p>
      <p className="quiet">{note}</p>
    </section>
  )
}

/** Reads bills back to the start of the business day, page by page. */
function useTakings(programme: Programme) {
  const bills = useBills()
  const zone = programme.cinemas[0]?.timezone ?? 'Europe/Luxembourg'
  const offset = programme.exhibitor.midnightOffsetMinutes
  const read = bills.data?.pages.flatMap(page => page.bills) ?? []
  const whole = !bills.hasNextPage || reachesBefore(read, programme.today, zone, offset)
  const more = bills.data && !whole && bills.data.pages.length < pagesAtMost && !bills.isFetching
  const { fetchNextPage } = bills
  useEffect(() => {
    if (more) void fetchNextPage()
  }, [more, fetchNextPage])
  return {
    takings: bills.data ? takingsOf(read, programme.today, zone, offset) : null,
    whole,
    refused: bills.isError ? bills.error.message : null,
  }
}
