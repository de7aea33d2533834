import type { MovieView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** Where a film is streamed; nothing of it is loaded here before the press. */
export function StreamingLinks({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  if (!movie.streaming?.length) return null
  return (
    <div className="streaming">
      <h3>{t('streaming')}</h3>
      <ul className="actions">
        {movie.streaming.map(({ id, provider, url }) => (
          <li key={id}>
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {provider}
              <span className="visually-hidden"> ({t('new_tab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
