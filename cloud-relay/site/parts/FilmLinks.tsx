import type { MovieView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** Where else one reads about a film; nothing of it is loaded here before the press. */
export function FilmLinks({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  if (!movie.links?.length) return null
  return (
    <ul className="film-links" aria-label={t('links')}>
      {movie.links.map(({ kind, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {t(`link_${kind}`)}
            <span className="visually-hidden"> ({t('new_tab')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
