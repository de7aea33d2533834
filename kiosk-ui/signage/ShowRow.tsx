/** @jsxImportSource preact */
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { seatWord, type Showing } from './showing.ts'
import { versionWords } from './version-words.ts'
import type { Say } from './words.ts'

/** Minutes before a show from which a countdown is shown. */
const soon = 30

/** One show: when, what, where; and where seats are ending, a word and a bar of those that are taken. */
export function ShowRow({
  showing,
  index,
  front,
  connected,
  nowMs,
  zone,
  locale,
  say,
}: {
  showing: Showing
  index: number
  /** Its film's poster is the one in front. */
  front: boolean
  /** The wall hears the box. */
  connected: boolean
  nowMs: number
  zone: string
  locale: Locale
  say: Say
}) {
  const { schedule, movie, version, screenName } = showing
  const word = schedule.cancelled ? 'cancelled' : seatWord(schedule, connected)
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
          {minutes <= soon && !schedule.cancelled && (
            <span class="row-soon">{minutes > 0 ? say('in_minutes', { count: minutes }) : say('begun')}</span>
          )}{' '}
          <span>{screenName}</span> <span>{versionWords(version, locale, say)}</span>
        </p>
      </div>
      {word && (
        <div class="row-seats" data-word={word}>
          <p class="row-word">{say(word)}</p>
          {(word === 'seats_few' || word === 'seats_last') && !schedule.cut && (
            <div class="row-bar">
              <span style={{ transform: `scaleX(${1 - schedule.available / schedule.capacity})` }} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}
