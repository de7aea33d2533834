import type { CSSProperties } from 'react'
import type { Programme } from '#core/planning/contract.ts'
import { useInternalTitles } from '../movies/use-internal-titles.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { moviesToChoose, versionsOf } from './film-choices.ts'
import type { useFilmDrag } from './use-film-drag.ts'

/** The films that can be planned, each to be carried onto the board; folded, since the board is looked at more often. */
export function FilmList({
  programme,
  hues,
  films: { grip, choose },
}: {
  programme: Programme
  /** OKLCH hue of each film. */
  hues: ReadonlyMap<string, number>
  films: Pick<ReturnType<typeof useFilmDrag>, 'grip' | 'choose'>
}) {
  const { t } = useWords()
  const titles = useInternalTitles()
  return (
    <details className="film-list">
      <summary>{t('film_list')}</summary>
      <p className="quiet">{t('film_list_hint')}</p>
      <ul className="plain">
        {moviesToChoose(programme, titles).map(({ value: movieId, label }) => {
          const versions = versionsOf(programme, movieId)
          const movie = programme.movies.find(({ id }) => id === movieId)
          if (!movie) return null
          const versionId = versions.length === 1 ? versions[0]!.id : null
          const film = { movieId, versionId, length: movie }
          return (
            <li key={movieId}>
              <button
                type="button"
                className="film-to-plan"
                style={{ '--hue': hues.get(movieId) ?? 0 } as CSSProperties}
                onPointerDown={event => grip(film, event)}
                onClick={() => choose(film)}
              >
                {label}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
