import type { MovieView } from '#core/planning/contract.ts'
import { genreName } from '../genre-name.ts'
import { useSite } from '../site.ts'
import { Rating } from './Rating.tsx'

/** Age, length and genres on one line. */
export function FactLine({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  return (
    <p className="fact-line">
      <Rating movie={movie} />
      <span>{t('minutes', { minutes: movie.runtimeMinutes })}</span>
      <span>
        {movie.genres
          .slice(0, 2)
          .map(genre => genreName(genre, t))
          .join(', ')}
      </span>
    </p>
  )
}
