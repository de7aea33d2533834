/** @jsxImportSource preact */
import { formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { seatsLeft, seatWord, type Showing } from './showing.ts'
import { versionWords } from './version-words.ts'
import type { Say } from './words.ts'

/** Today's shows under each other, each with how many seats are left: for a wall above the tills. */
export function SeatsLeft({
  showings,
  connected,
  pageKey,
  zone,
  locale,
  say,
}: {
  showings: readonly Showing[]
  /** The wall hears the box. */
  connected: boolean
  pageKey: string
  zone: string
  locale: Locale
  say: Say
}) {
  if (!showings.length)
    return (
      <div class="nothing" data-alone>
        <p class="nothing-title">{say('no_more_today')}</p>
      </div>
    )
  return (
    <ol class="rows" key={pageKey} data-count={Math.min(5, showings.length)}>
      {showings.map(({ schedule, movie, version, screenName }, index) => (
        <li
          class="row"
          key={schedule.id}
          style={{ '--index': index }}
          data-cancelled={schedule.cancelled || undefined}
        >
          <div class="row-time">
            <span>{formatTime(schedule.start, locale, zone)}</span>
          </div>
          <div class="row-film">
            <p class="row-title">{movie.title}</p>
            <p class="row-facts">
              <span>{screenName}</span> <span>{versionWords(version, locale, say)}</span>
            </p>
          </div>
          <Left schedule={schedule} connected={connected} say={say} />
        </li>
      ))}
    </ol>
  )
}

function Left({ schedule, connected, say }: { schedule: Showing['schedule']; connected: boolean; say: Say }) {
  const left = seatsLeft(schedule, connected)
  const word = schedule.cancelled ? 'cancelled' : seatWord(schedule, connected)
  if (!left || word === 'cancelled' || left.count === 0)
    return word ? (
      <div class="row-seats" data-word={word}>
        <p class="row-word">{say(word)}</p>
      </div>
    ) : null
  return (
    <div class="row-seats" data-word={word ?? 'seats_free'}>
      <p class="row-left">{left.count}</p>
      {left.here ? (
        <p class="row-word">{say('seats_here')}</p>
      ) : (
        <div class="row-bar">
          <span style={{ transform: `scaleX(${1 - left.count / Math.max(1, schedule.capacity)})` }} />
        </div>
      )}
    </div>
  )
}
