import { Fragment } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { weeksOf } from '../../box/shows.ts'
import { useWords } from '../words.ts'

/** Any day that has shows, week by week, below the empty search field; and the way to all films. */
export function DayCalendar({
  days,
  day,
  today,
  onPick,
  onFilms,
}: {
  days: readonly string[]
  day: string
  today: string
  onPick: (day: string) => void
  onFilms: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <div className="day-calendar" role="group" aria-label={words('days_all')}>
      <div className="day-calendar-films">
        <Button size="touch" wide icon="film" onPress={onFilms}>
          {words('films_all')}
        </Button>
      </div>
      {weeksOf(days).map((week, at, weeks) => (
        <Fragment key={week[0]}>
          {weeks[at - 1]?.[6]!.slice(0, 7) !== week[6]!.slice(0, 7) && (
            <p className="day-calendar-month quiet">
              {formatPlainDay(week[6]!, locale, { month: 'long', year: 'numeric' })}
            </p>
          )}
          {week.map(each => (
            <button
              key={each}
              type="button"
              className="day"
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              aria-disabled={days.includes(each) ? undefined : true}
              aria-label={formatPlainDay(each, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
              onClick={days.includes(each) ? () => onPick(each) : undefined}
            >
              <span>{formatPlainDay(each, locale, { weekday: 'short' })}</span>
              <strong className="display figures">{Number(each.slice(8))}</strong>
            </button>
          ))}
        </Fragment>
      ))}
    </div>
  )
}
