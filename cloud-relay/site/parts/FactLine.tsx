import type { ReactNode } from 'react'
import type { MovieView } from '#core/planning/contract.ts'
import { genreName } from '../genre-name.ts'
import { useSite } from '../site.ts'
import { Rating } from './Rating.tsx'

/** Age, length and genres on one line, and what else belongs there. */
export function FactLine({ movie, children }: { movie: MovieView; children?: ReactNode }) {
  const { t } = useSite()
  return (
    <p className="fact-line">
      <Rating movie={movie} />
      <span>{t('minutes', { minutes: movie.runtimeMinutes })}</span>
      {movie.intermissionMinutes != null && (
        <span>{t('intermission', { minutes: movie.intermissionMinutes })}</span>
      )}
      <span>
        {movie.genres
          .slice(0, 2)
          .map(genre => genreName(genre, t))
          .join(', ')}
      </span>
      {children}
    </p>
  )
}
