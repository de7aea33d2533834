import { memo, type CSSProperties } from 'react'
import { formatTime } from '#core/i18n/format.ts'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { useChoice } from '../../box/choice.ts'
import { minutesTo, onlyElsewhere } from '../../box/shows.ts'
import { useWords } from '../words.ts'

/** At this few seats, the number is part of the spoken label. */
const lastSeats = 10

/** One show as a button: when, what, where, and how many seats are left. */
export const ShowCard = memo(function ShowCard({
  show,
  programme,
  nowMs,
  chosen,
  tickets,
  keyHint,
  onChoose,
}: {
  show: ScheduleView
  programme: Programme
  nowMs: number
  chosen: boolean
  /** How many of its tickets are in the basket. */
  tickets: number
  keyHint: string | undefined
  onChoose: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const version = programme.versions.find(version => version.id === show.versionId)
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const event = programme.events.find(event => event.id === show.eventId)
  const zone = programme.cinemas.find(cinema => cinema.id === show.cinemaId)?.timezone ?? 'UTC'
  const off = (show.cancelled || show.soldOut || onlyElsewhere(show)) && !chosen && tickets === 0
  return (
    <button
      type="button"
      className="show-card"
      data-state={show.cancelled ? 'cancelled' : show.soldOut || onlyElsewhere(show) ? 'full' : undefined}
      aria-pressed={chosen}
      aria-disabled={off || undefined}
      aria-keyshortcuts={keyHint}
      onClick={off ? undefined : onChoose}
    >
      <Poster image={movie?.posterUrl} alt="" />
      <span className="show-when">
        <span className="show-time display figures">{formatTime(show.start, locale, zone)}</span>
        <span className="show-soon">{soon(show, nowMs, words)}</span>
      </span>
      <span className="show-what">
        <span className="show-title display">{movie?.title}</span>
        <span className="show-version">
          {[
            screen?.name,
            version && movie && versionShort(version, movie, locale),
            event?.title,
            show.freeSeating && words('free_seating'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <SeatsLeft show={show} />
      </span>
      {tickets > 0 && (
        <span className="sell-count display figures">
          {tickets}
          <span className="visually-hidden"> {words('show_tickets')}</span>
        </span>
      )}
      {keyHint && (
        <kbd className="key-hint" aria-hidden="true">
          {keyHint}
        </kbd>
      )}
    </button>
  )
})

function SeatsLeft({ show }: { show: ScheduleView }) {
  const words = useWords()
  if (show.cancelled)
    return (
      <span className="show-left" data-tone="stop">
        {words('cancelled')}
      </span>
    )
  if (show.soldOut)
    return (
      <span className="show-left" data-tone="stop">
        {words('sold_out')}
      </span>
    )
  if (onlyElsewhere(show))
    return (
      <span className="show-left" data-tone="stop">
        {words('seats_online_only', { there: show.availableThere })}
      </span>
    )
  const count = show.cut ? show.availableHere : show.available
  const last = count <= lastSeats
  return (
    <span className="show-left" data-tone={last ? 'warn' : undefined}>
      <span
        className="show-bar"
        aria-hidden="true"
        style={{ '--free': count / Math.max(1, show.capacity) } as CSSProperties}
      />
      {show.cut && show.availableThere > 0
        ? words('seats_here', { here: show.availableHere, there: show.availableThere })
        : words(last ? 'seats_last' : 'seats_left', { count })}
    </span>
  )
}

function soon(show: ScheduleView, nowMs: number, words: ReturnType<typeof useWords>): string {
  const minutes = minutesTo(show.start, nowMs)
  if (minutes > 90) return ''
  if (minutes > 0) return words('in_minutes', { count: minutes })
  return words(minutesTo(show.featureStart, nowMs) > 0 ? 'doors_open' : 'running')
}
