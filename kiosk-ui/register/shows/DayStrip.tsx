import { useEffect, useRef } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { useChoice } from '../../box/choice.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** The days that have shows, today first. */
export function DayStrip({
  days,
  day,
  today,
  onPick,
}: {
  days: readonly string[]
  day: string
  today: string
  onPick: (day: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [day])
  return (
    <div ref={strip} className="day-strip" role="group" aria-label={words('days')}>
      {days.map((option, at) => (
        <button
          key={option}
          type="button"
          className="day"
          aria-pressed={option === day}
          aria-keyshortcuts={keys.days[at]}
          aria-label={
            option === today
              ? words('today')
              : formatPlainDay(option, locale, { weekday: 'long', day: 'numeric', month: 'long' })
          }
          onClick={() => onPick(option)}
        >
          <span>
            {option === today ? words('today_short') : formatPlainDay(option, locale, { weekday: 'short' })}
          </span>
          {option !== today && <strong className="display figures">{Number(option.slice(8))}</strong>}
          <kbd className="key-hint" aria-hidden="true">
            {keys.days[at]}
          </kbd>
        </button>
      ))}
    </div>
  )
}
