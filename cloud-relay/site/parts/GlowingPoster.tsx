import type { CSSProperties } from 'react'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import type { MovieView } from '#core/planning/contract.ts'
import { Poster } from '#ui/parts/Poster.tsx'

/** A poster with a glow of its own colours behind it. `alt` is empty where the title is beside it. */
export function GlowingPoster({
  movie,
  alt = '',
  sizes,
  priority = false,
}: {
  movie: Pick<MovieView, 'posterUrl'>
  alt?: string
  /** How wide it is shown, as CSS says it. */
  sizes: string
  priority?: boolean
}) {
  const light = {
    '--poster-light': `url("${encodeURI(renditionOf(movie.posterUrl, '200.webp'))}")`,
  } as CSSProperties
  return (
    <div className="glow" style={light}>
      <Poster image={movie.posterUrl} alt={alt} sizes={sizes} priority={priority} />
    </div>
  )
}
