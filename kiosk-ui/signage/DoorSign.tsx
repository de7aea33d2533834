/** @jsxImportSource preact */
import { ageIn } from '#core/programme/age-rating.ts'
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { Hero } from './Hero.tsx'
import { NothingOn } from './NothingOn.tsx'
import { seatWord, type Showing } from './showing.ts'
import { versionWords } from './version-words.ts'
import type { Say } from './words.ts'

/** How many later shows of the screen stand under the one it is about. */
const laterMost = 3

/** The sign at the door of one screen: which film, when, until when, and what comes after it. */
export function DoorSign({
  showings,
  next,
  country,
  connected,
  nowMs,
  zone,
  locale,
  say,
}: {
  /** The screen's shows that run or are to come today, in the order they begin. */
  showings: readonly Showing[]
  /** The screen's next show of another day. */
  next: Showing | undefined
  country: string
  connected: boolean
  nowMs: number
  zone: string
  locale: Locale
  say: Say
}) {
  const [current, ...later] = showings
  if (!current) return <NothingOn next={next} zone={zone} locale={locale} say={say} />
  const { schedule, movie, version } = current
  const age = ageIn(movie, country)
  return (
    <>
      <Hero movie={movie} />
      <div class="door">
        <p class="door-time">{formatTime(schedule.start, locale, zone)}</p>
        <p class="door-title">{movie.title}</p>
        <p class="door-facts">
          {[
            versionWords(version, locale, say),
            say('until', { time: formatTime(schedule.end, locale, zone) }),
            age ? say('from_age', { age }) : '',
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <DoorState schedule={schedule} connected={connected} nowMs={nowMs} say={say} />
        {later.length > 0 && (
          <ol class="door-later">
            {later.slice(0, laterMost).map(({ schedule: next, movie: film }) => (
              <li key={next.id}>
                <span>{formatTime(next.start, locale, zone)}</span> <span>{film.title}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

/** Whether one may go in: the film runs, begins soon, is cancelled, or its seats are ending. */
function DoorState({
  schedule,
  connected,
  nowMs,
  say,
}: {
  schedule: Showing['schedule']
  connected: boolean
  nowMs: number
  say: Say
}) {
  if (schedule.cancelled) return <p class="door-state">{say('cancelled')}</p>
  const minutes = Math.ceil((Date.parse(schedule.start) - nowMs) / 60_000)
  if (minutes <= 0) return <p class="door-state">{say('running')}</p>
  const word = seatWord(schedule, connected)
  const soon = minutes <= 60 ? say('in_minutes', { count: minutes }) : ''
  return <p class="door-state">{[soon, word ? say(word) : ''].filter(Boolean).join(' · ')}</p>
}
