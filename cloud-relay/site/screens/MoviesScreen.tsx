import { inLocale } from '#core/i18n/locale.ts'
import type { ScheduleView } from '#core/planning/contract.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { dayAfter, rangeOf, type Range } from '../days.ts'
import { DayStrip } from '../parts/DayStrip.tsx'
import { MovieRow } from '../parts/MovieRow.tsx'
import { PartialFrom } from '../parts/PartialFrom.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { PosterCard } from '../parts/PosterCard.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { ShowEverything, ShowFilters } from '../parts/ShowFilters.tsx'
import { TagButtons } from '../parts/TagButtons.tsx'
import { Day } from '../parts/times.tsx'
import { announced, announcedShows, byMovie, byTitle, comingShows, type MovieShows } from '../showings.ts'
import type { Say } from '../say.ts'
import { useShowFilter, wantedBy } from '../show-filter.ts'
import { useSite } from '../site.ts'
import { tagOf } from '../title.ts'

/** Films: all that run, one day's with their showtimes, or those to come; each also by tag. */
export function MoviesScreen({ filter, tag }: { filter: string; tag: string | null }) {
  const { t, locale, programme, now, offered } = useSite()
  const range = rangeOf(filter, programme)!
  const wanted = wantedBy(useShowFilter(), programme, offered)
  const every = groupsOf(range, programme, now)
  const groups = groupsOf(range, programme, now, wanted)
  const tagged = tag === null ? undefined : tagOf(tag, programme)
  const shown = tagged ? groups.filter(({ movie }) => movie.tags.includes(tagged.id)) : groups
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
              to={{ name: 'movies', filter: name, tag }}
              className="chip"
              current={range.kind === name}
              keepPlace
            >
              {t(name === 'all' ? 'all' : 'soon')}
            </PlaceLink>
          ))}
        </nav>
      </div>
      <SiteText at="movies-list" />
      <DayStrip chosen={range.kind === 'day' ? range.day : null} tag={tag} />
      <TagButtons filter={filter} chosen={tag} />
      {range.kind !== 'soon' && <ShowFilters />}
      {range.kind !== 'soon' && <PartialFrom {...(range.kind === 'day' ? { day: range.day } : {})} />}
      {shown.length === 0 && every.length > groups.length ? (
        <EmptyState icon="film" title={t('no_shows_chosen')} action={<ShowEverything />} />
      ) : shown.length === 0 ? (
        <EmptyState
          icon="film"
          title={emptyWords(range, tagged && inLocale(tagged.title, locale), programme.today, t)}
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
                    {movie.showingFrom ? (
                      <>
                        {t('from_day')}{' '}
                        <Day day={movie.showingFrom} options={{ day: 'numeric', month: 'short' }} />
                      </>
                    ) : (
                      t('soon')
                    )}
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

function emptyWords(range: Range, tag: string | undefined, today: string, t: Say): string {
  if (tag !== undefined) return t('no_shows_for_tag', { tag })
  if (range.kind === 'soon') return t('no_shows_soon')
  if (range.kind === 'day' && range.day === today) return t('no_shows_today')
  if (range.kind === 'day' && range.day === dayAfter(today)) return t('no_shows_tomorrow')
  return t('no_shows')
}

function groupsOf(
  range: Range,
  programme: ReturnType<typeof useSite>['programme'],
  now: number,
  chosen: (show: ScheduleView) => boolean = () => true,
): MovieShows[] {
  if (range.kind === 'soon') return announced(programme).map(movie => ({ movie, shows: [] }))
  const wanted =
    range.kind === 'all'
      ? comingShows(programme, now)
      : announcedShows(programme, now).filter(show => show.day === range.day)
  return byTitle(byMovie(wanted.filter(chosen), programme))
}
