import type { ReactNode } from 'react'
import type { MovieView } from '#core/planning/contract.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { FactLine } from './FactLine.tsx'
import { PlaceLink } from './PlaceLink.tsx'

/** A film as a card: its poster, its title, and what matters about it now. */
export function PosterCard({
  movie,
  children,
  priority = false,
  heading: Heading = 'h2',
}: {
  movie: MovieView
  children?: ReactNode
  priority?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <article className="poster-card">
      <PlaceLink to={{ name: 'movies.view', slug: movie.slug }} className="poster-card-link">
        <Poster image={movie.posterUrl} alt="" sizes="(max-width: 40rem) 45vw, 230px" priority={priority} />
        <Heading className="poster-card-title">{movie.title}</Heading>
      </PlaceLink>
      <FactLine movie={movie} />
      {children}
    </article>
  )
}
