import type { ReactNode } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import type { MovieShows } from '../showings.ts'
import { useSite } from '../site.ts'
import { FactLine } from './FactLine.tsx'
import { GlowingPoster } from './GlowingPoster.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { Showtimes } from './Showtimes.tsx'
import { TrailerLink } from './TrailerLink.tsx'

/** One film of a day: poster, title, facts, and its showtimes to press. `withOverview` adds the overview. */
export function MovieRow({
  group: { movie, shows },
  heading: Heading = 'h2',
  withOverview = false,
  priority = false,
}: {
  group: MovieShows
  heading?: 'h2' | 'h3'
  withOverview?: boolean
  /** Visible without scrolling: its poster is loaded at once. */
  priority?: boolean
}): ReactNode {
  const { locale, t } = useSite()
  const notice = movie.notice && inLocale(movie.notice, locale)
  return (
    <article className="movie-row">
      <PlaceLink
        to={{ name: 'movies.view', slug: movie.slug }}
        className="movie-row-poster"
        label={t('more_about', { title: movie.title })}
      >
        <GlowingPoster movie={movie} sizes="clamp(96px, 26vw, 168px)" priority={priority} />
      </PlaceLink>
      <div className="movie-row-words">
        <Heading className="movie-row-title">
          <PlaceLink to={{ name: 'movies.view', slug: movie.slug }}>{movie.title}</PlaceLink>
        </Heading>
        <FactLine movie={movie}>
          <TrailerLink movie={movie} quiet />
        </FactLine>
        {notice && <p className="movie-notice">{notice}</p>}
        {withOverview && <p className="movie-row-overview quiet">{inLocale(movie.overview, locale)}</p>}
        <Showtimes shows={shows} title={movie.title} />
      </div>
    </article>
  )
}
