import { formatPlainDay } from '#core/i18n/format.ts'
import { OccupancyBar } from '../parts/OccupancyBar.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { takenOf, type Show } from './board.ts'

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
  return (
    <div className="day-tabs" role="group" aria-label={t('days')}>
      {days.map(day => {
        const running = shows.filter(show => show.schedule.day === day && !show.schedule.cancelled)
        const taken = running.reduce((sum, show) => sum + takenOf(show.schedule), 0)
        const capacity = running.reduce((sum, show) => sum + show.schedule.capacity, 0)
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
            <span className="quiet figures">{t('shows', { count: running.length })}</span>
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
