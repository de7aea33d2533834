import type { MovieView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** A link to the trailer on another site; nothing of it is loaded here before the press. */
export function TrailerLink({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  if (!movie.trailerUrl) return null
  return (
    <a className="button" href={movie.trailerUrl} target="_blank" rel="noreferrer">
      {t('trailer')}
      <span className="visually-hidden">
        : {movie.title} ({t('new_tab')})
      </span>
    </a>
  )
}
