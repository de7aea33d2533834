import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { dayAfter, rangeOf, type Range } from '../days.ts'
import { DayStrip } from '../parts/DayStrip.tsx'
import { MovieRow } from '../parts/MovieRow.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { PosterCard } from '../parts/PosterCard.tsx'
import { Day } from '../parts/times.tsx'
import { announced, byMovie, byTitle, comingShows, type MovieShows } from '../showings.ts'
import type { Say } from '../say.ts'
import { useSite } from '../site.ts'

/** Films: all that run, one day's with their showtimes, or those to come; each also by tag. */
export function MoviesScreen({ filter, tag }: { filter: string; tag: string | null }) {
  const { t, programme, now } = useSite()
  const range = rangeOf(filter, programme)!
  const groups = groupsOf(range, programme, now)
  const shown = tag === null ? groups : groups.filter(({ movie }) => movie.tags.includes(tag))
  return (
    <section className="section" aria-labelledby="movies">
      <div className="section-head">
        <h1 id="movies" className="marquee">
          {t('movies')}
          <span className="marquee-day">
            {range.kind === 'day' ? <Day day={range.day} /> : t(range.kind === 'all' ? 'movies_all' : 'soon')}
          </span>
        </h1>
        <nav className="ranges" aria-label={t('filter')}>
          {(['all', 'soon'] as const).map(name => (
            <PlaceLink
              key={name}
              to={{ name: 'movies', filter: name, tag: null }}
              className="chip"
              current={range.kind === name}
              keepPlace
            >
              {t(name === 'all' ? 'all' : 'soon')}
            </PlaceLink>
          ))}
        </nav>
      </div>
      <DayStrip chosen={range.kind === 'day' ? range.day : null} tag={tag} />
      {shown.length === 0 ? (
        <EmptyState
          icon="film"
          title={emptyWords(range, tag, programme.today, t)}
          action={
            <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} className="button">
              {t('view_all_shows')}
            </PlaceLink>
          }
        />
      ) : range.kind === 'day' ? (
        <div className="movie-rows movie-rows-long">
          {shown.map((group, index) => (
            <MovieRow key={group.movie.id} group={group} withOverview priority={index < 2} />
          ))}
        </div>
      ) : (
        <ul className="poster-grid">
          {shown.map(({ movie }, index) => (
            <li key={movie.id}>
              <PosterCard movie={movie} priority={index < 4}>
                {range.kind === 'soon' && (
                  <p className="release">
                    {t('from_day')}{' '}
                    <Day day={movie.showingFrom!} options={{ day: 'numeric', month: 'short' }} />
                  </p>
                )}
              </PosterCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function emptyWords(range: Range, tag: string | null, today: string, t: Say): string {
  if (tag !== null) return t('no_shows_for_tag', { tag })
  if (range.kind === 'soon') return t('no_shows_soon')
  if (range.kind === 'day' && range.day === today) return t('no_shows_today')
  if (range.kind === 'day' && range.day === dayAfter(today)) return t('no_shows_tomorrow')
  return t('no_shows')
}

function groupsOf(
  range: Range,
  programme: ReturnType<typeof useSite>['programme'],
  now: number,
): MovieShows[] {
  if (range.kind === 'soon') return announced(programme).map(movie => ({ movie, shows: [] }))
  const shows = comingShows(programme, now)
  const wanted = range.kind === 'all' ? shows : shows.filter(show => show.day === range.day)
  return byTitle(byMovie(wanted, programme))
}
