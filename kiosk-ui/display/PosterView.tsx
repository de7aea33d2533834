import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { useChoice } from '../box/choice.ts'
import { programmeQuery } from '../box/programme.ts'
import { useWords } from './words.ts'

/** How long each film is shown, in ms. */
const eachMs = 8000
/** Films that take turns: the next ones to be shown. */
const mostFilms = 12
/** Times of a film that fit beside its poster. */
const mostTimes = 4

/** Nobody is being served: the next films take turns, each with its poster and its next times. */
export function PosterView() {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn(before => before + 1), eachMs)
    return () => clearInterval(timer)
  }, [])
  const films = programme ? nextFilms(programme) : []
  const film = films[turn % Math.max(1, films.length)]
  const cinema = programme?.cinemas[0]
  if (!programme || !film)
    return (
      <div className="display-idle">
        <h1 className="display">{cinema?.name ?? ''}</h1>
        <p className="display-hint">{words('display_welcome')}</p>
      </div>
    )
  const zone = cinema?.timezone ?? 'UTC'
  return (
    <div className="display-idle" data-film>
      <Poster key={film.movie.id} image={film.movie.posterUrl} alt="" sizes="60vh" widest={1600} priority />
      <div className="display-film">
        <p className="display-welcome">{cinema?.name}</p>
        <h1 className="display">{film.movie.title}</h1>
        <ul className="figures">
          {film.shows.slice(0, mostTimes).map(show => (
            <li key={show.id}>
              {show.day !== programme.today && `${formatDay(show.start, locale, zone)} `}
              <strong>{formatTime(show.start, locale, zone)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type Film = { movie: Programme['movies'][number]; shows: Programme['schedules'] }

/** Films with shows that can still be bought, by when they are next shown. */
function nextFilms({ movies, schedules, now }: Programme): Film[] {
  const coming = schedules
    .filter(show => !show.cancelled && Date.parse(show.start) > Date.parse(now))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  return [...Map.groupBy(coming, ({ movieId }) => movieId)].slice(0, mostFilms).flatMap(([id, shows]) => {
    const movie = movies.find(each => each.id === id)
    return movie ? [{ movie, shows }] : []
  })
}
