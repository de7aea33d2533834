/** @jsxImportSource preact */
import { ageIn } from '#core/programme/age-rating.ts'
import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { Picture } from './Picture.tsx'
import { usePoster } from './posters.ts'
import type { Film } from './scenes.ts'
import type { Showing } from './showing.ts'
import type { Say } from './words.ts'

/** The most days of each film, and shows of each day; the website has the rest. */
const daysAtMost = 4
const showsAtMost = 4

/** The films of the coming days with their times, a few on a page. */
export function FinalProgramme({
  films,
  pageKey,
  country,
  today,
  zone,
  locale,
  say,
}: {
  films: Film[]
  pageKey: string
  /** The cinema's, whose age rating is told. */
  country: string
  today: string
  zone: string
  locale: Locale
  say: Say
}) {
  if (!films.length)
    return (
      <div class="nothing" data-alone>
        <p class="nothing-title">{say('nothing_planned')}</p>
      </div>
    )
  return (
    <ol class="films" key={pageKey}>
      {films.map((film, index) => (
        <li class="film" key={film.movie.id} style={{ '--index': index }}>
          <FilmPoster movie={film.movie} />
          <div class="film-words">
            <p class="film-title">{film.movie.title}</p>
            <p class="film-facts">
              {[say('minutes', { count: film.movie.runtimeMinutes }), ageWords(film.movie, country, say)]
                .filter(Boolean)
                .join('  ·  ')}
            </p>
            <dl class="film-days">
              {daysOf(film.showings).map(([day, shows]) => (
                <div key={day}>
                  <dt>
                    {day === today
                      ? say('today')
                      : formatPlainDay(day, locale, { weekday: 'short', day: 'numeric' })}
                  </dt>
                  <dd>
                    {shows.slice(0, showsAtMost).map(show => (
                      <span key={show.schedule.id} data-none={show.schedule.soldOut || undefined}>
                        {formatTime(show.schedule.start, locale, zone)}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  )
}

function FilmPoster({ movie }: { movie: Film['movie'] }) {
  const picture = usePoster(movie.posterUrl)
  return <div class="film-poster">{picture && <Picture picture={picture} />}</div>
}

function daysOf(showings: Showing[]): [day: string, shows: Showing[]][] {
  const days = new Map<string, Showing[]>()
  for (const showing of showings)
    days.set(showing.schedule.day, [...(days.get(showing.schedule.day) ?? []), showing])
  return [...days].slice(0, daysAtMost)
}

function ageWords(movie: Film['movie'], country: string, say: Say): string {
  const age = ageIn(movie, country)
  return age ? say('from_age', { age }) : ''
}
