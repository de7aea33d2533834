import { Link } from 'react-router'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { ComingShowView } from '#core/planning/plan-contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { billAddress } from './bill-address.ts'

/** Seats that guests have and that are not to be had any more, by show, each with the bill that it was sold on. */
export function LostSeats({
  shows,
  title,
  how,
  tone,
}: {
  shows: readonly ComingShowView[]
  title: string
  /** What can be done. */
  how: string
  tone: 'stop' | 'warn'
}) {
  const { t } = useWords()
  const textOf = useShowText()
  return (
    <Notice tone={tone} announce title={title}>
      {shows.map(show => (
        <div key={show.id} className="plan-lost">
          <h3>{textOf(show)}</h3>
          <ul className="chips">
            {show.lost.map(({ seatId, row, number, state, bill }) => (
              <li key={seatId}>
                {row} {number} · {t(`plan_lost_${state}`)}
                {bill && (
                  <>
                    {' · '}
                    <Link to={billAddress(bill)}>
                      {t('plan_lost_bill', { number: bill.number || bill.id.slice(0, 8) })}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{how}</p>
    </Notice>
  )
}

/** A show to come: its day and time, its film, and how many of its seats guests have. */
export function useShowText(): (show: ComingShowView) => string {
  const { locale, t } = useWords()
  return ({ day, start, movie, taken }) => {
    const when = formatPlainDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
    return [`${when}, ${start.slice(11, 16)}`, movie, taken > 0 && t('seats_taken', { count: taken })]
      .filter(Boolean)
      .join(' · ')
  }
}
