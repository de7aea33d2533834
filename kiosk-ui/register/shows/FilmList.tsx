import type { RefObject } from 'react'
import { formatDay, formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Poster } from '#ui/parts/Poster.tsx'
import { useChoice } from '../../box/choice.ts'
import type { FilmToCome } from '../../box/shows.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'

/** So many of a film's next shows stand on its card. */
const timesShown = 4

/** Every film that is still to come, the one whose next show is nearest first, each with its next shows. */
export function FilmList({
  films,
  programme,
  list,
  onPick,
}: {
  films: readonly FilmToCome[]
  programme: Programme
  list: RefObject<HTMLUListElement | null>
  onPick: (movieId: string) => void
}) {
  const words = useWords()
  if (!films.length)
    return (
      <EmptyState icon="film" title={words('no_shows')}>
        {words('no_shows_next')}
      </EmptyState>
    )
  return (
    <ul ref={list} className="show-list" aria-label={words('films')}>
      {films.map((film, at) => (
        <li key={film.movie.id}>
          <FilmCard
            film={film}
            programme={programme}
            keyHint={keys.shows[at]}
            onPress={() => onPick(film.movie.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function FilmCard({
  film: { movie, shows },
  programme,
  keyHint,
  onPress,
}: {
  film: FilmToCome
  programme: Programme
  keyHint: string | undefined
  onPress: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const zoneOf = ({ cinemaId }: ScheduleView) =>
    programme.cinemas.find(({ id }) => id === cinemaId)?.timezone ?? 'UTC'
  const dayOf = (show: ScheduleView) =>
    show.day === programme.today ? words('today_short') : formatDay(show.start, locale, zoneOf(show))
  const [next, ...more] = shows
  const further = more.slice(0, timesShown - 1).map((show, at) => {
    // A narrow card has room for two of them, without the month.
    const day = formatPlainDay(show.day, locale, { weekday: 'short', day: 'numeric' })
    return [show.day === shows[at]!.day ? '' : day, formatTime(show.start, locale, zoneOf(show))]
      .filter(Boolean)
      .join(' ')
  })
  return (
    <button type="button" className="show-card" aria-keyshortcuts={keyHint} onClick={onPress}>
      <Poster image={movie.posterUrl} alt="" />
      <span className="show-when">
        <span className="show-time display figures">{formatTime(next!.start, locale, zoneOf(next!))}</span>
        <span className="show-soon">{dayOf(next!)}</span>
      </span>
      <span className="show-what">
        <span className="show-title display">{movie.title}</span>
        <span className="show-version figures">{further.join(' · ')}</span>
        <span className="show-left">{words('film_shows', { count: shows.length })}</span>
      </span>
      {keyHint && (
        <kbd className="key-hint" aria-hidden="true">
          {keyHint}
        </kbd>
      )}
    </button>
  )
}

/** What the list below is: all films, or the shows of one and the way back to all. */
export function FilmsHead({
  film,
  onAll,
  onClose,
}: {
  film: FilmToCome | undefined
  onAll: () => void
  onClose: () => void
}) {
  const words = useWords()
  return (
    <>
      {film && (
        <Button size="touch" icon="back" label={words('films_all')} keyHint={keys.films} onPress={onAll} />
      )}
      <h2 className="films-title">{film?.movie.title ?? words('films')}</h2>
      <Button
        size="touch"
        icon="cross"
        label={words('films_end')}
        keyHint={film ? undefined : keys.films}
        onPress={onClose}
      />
    </>
  )
}
