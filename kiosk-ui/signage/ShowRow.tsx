/** @jsxImportSource preact */
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { seatsHere, seatWord, type Showing } from './showing.ts'
import type { Say } from './words.ts'

/** Minutes before a show from which a countdown is shown. */
const soon = 30

/** One show: when, what, where, and how many seats are left as a word and a bar. */
export function ShowRow({
  showing,
  index,
  front,
  nowMs,
  zone,
  locale,
  say,
}: {
  showing: Showing
  index: number
  /** Its film's poster is the one in front. */
  front: boolean
  nowMs: number
  zone: string
  locale: Locale
  say: Say
}) {
  const { schedule, movie, version, screenName } = showing
  const word = seatWord(schedule)
  const left = schedule.capacity ? seatsHere(schedule) / schedule.capacity : 0
  const minutes = Math.ceil((Date.parse(schedule.start) - nowMs) / 60_000)
  return (
    <li
      class="row"
      style={{ '--index': index }}
      data-front={front || undefined}
      data-cancelled={schedule.cancelled || undefined}
    >
      <div class="row-time">
        <span>{formatTime(schedule.start, locale, zone)}</span>
      </div>
      <div class="row-film">
        <p class="row-title">{movie.title}</p>
        <p class="row-facts">
          <span>{screenName}</span>
          <span>{versionShort(version, movie, locale)}</span>
          {minutes <= soon && !schedule.cancelled && (
            <span class="row-soon">{minutes > 0 ? say('in_minutes', { count: minutes }) : say('begun')}</span>
          )}
        </p>
      </div>
      {schedule.cancelled ? (
        <div class="row-seats" data-word="cancelled">
          <p class="row-word">{say('cancelled')}</p>
        </div>
      ) : (
        <div class="row-seats" data-word={word}>
          <p class="row-word">{say(word)}</p>
          <div class="row-bar">
            <span style={{ transform: `scaleX(${left})` }} />
          </div>
        </div>
      )}
    </li>
  )
}
