import type { CSSProperties } from 'react'
import type { MovieView } from '#core/planning/contract.ts'
import { Poster } from '#ui/parts/Poster.tsx'

/** A poster with a glow of its own colours behind it. `alt` is empty where the title is beside it. */
export function GlowingPoster({
  movie,
  alt = '',
  priority = false,
}: {
  movie: MovieView
  alt?: string
  priority?: boolean
}) {
  const light = { '--poster-light': `url("${encodeURI(movie.posterUrl)}")` } as CSSProperties
  return (
    <div className="glow" style={light}>
      <Poster image={movie.posterUrl} alt={alt} priority={priority} />
    </div>
  )
}
