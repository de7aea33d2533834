import type { MovieView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** A link to the trailer on another site; nothing of it is loaded here before the press. `quiet` stands in a line of facts. */
export function TrailerLink({ movie, quiet = false }: { movie: MovieView; quiet?: boolean }) {
  const { t } = useSite()
  if (!movie.trailerUrl) return null
  return (
    <a
      className={quiet ? 'trailer-quiet' : 'button'}
      href={movie.trailerUrl}
      target="_blank"
      rel="noreferrer"
    >
      {t('trailer')}
      <span className="visually-hidden">
        : {movie.title} ({t('new_tab')})
      </span>
    </a>
  )
}
