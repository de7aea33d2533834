import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import { formatPlainDay } from '#core/i18n/format.ts'
import { useChoice } from '../../box/choice.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** The widths of a head, in pixels, from which on it has room for so many days. */
const widthFor = [
  [7, 512],
  [6, 452],
  [5, 402],
  [4, 336],
] as const

/** How many whole days fit beside the search, at most as many as there are keys: half a day is no target. */
export function useDaysThatFit(head: RefObject<HTMLElement | null>): number {
  const [days, setDays] = useState(3)
  useLayoutEffect(() => {
    if (!head.current) return
    const element = head.current
    const measure = () => setDays(widthFor.find(([, least]) => element.clientWidth >= least)?.[0] ?? 3)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [head])
  return days
}

/** The days in sight that have shows, today first. */
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
  return (
    <div
      className="day-strip"
      role="group"
      aria-label={words('days')}
      style={{ '--shown': days.length } as CSSProperties}
    >
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
