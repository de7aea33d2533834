import { useEffect, useRef } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { dayTotals, type Show } from './board.ts'

/** The seven days of the week, each with how many shows it has and how full they are. */
export function DayTabs({
  days,
  chosen,
  today,
  shows,
  onChoose,
}: {
  days: string[]
  chosen: string
  today: string
  shows: Show[]
  onChoose: (day: string) => void
}) {
  const { locale, t } = useWords()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - 40
  }, [chosen])
  return (
    <div ref={row} className="day-tabs" role="group" aria-label={t('days')}>
      {days.map(day => {
        const { shows: count, taken, capacity } = dayTotals(shows, day)
        return (
          <button
            key={day}
            type="button"
            className="day-tab"
            aria-pressed={day === chosen}
            data-today={day === today || undefined}
            onClick={() => onChoose(day)}
          >
            <span className="day-tab-day">
              {formatPlainDay(day, locale, { weekday: 'short' })} <b>{Number(day.slice(8))}</b>
              {day === today && <TodayMark />}
            </span>
            <span className="quiet figures" title={t('shows', { count })}>
              <span className="day-tab-full">{t('shows', { count })}</span>
              <span className="day-tab-short" aria-hidden="true">
                {count}
              </span>
            </span>
            <OccupancyBar taken={taken} capacity={capacity} />
          </button>
        )
      })}
    </div>
  )
}

function TodayMark() {
  const { t } = useWords()
  return (
    <span className="today-mark" title={t('today')}>
      <span className="visually-hidden">{t('today')}</span>
    </span>
  )
}
