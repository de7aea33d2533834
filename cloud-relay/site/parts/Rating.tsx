import type { MovieView } from '#core/planning/contract.ts'
import { useSite } from '../site.ts'

/** The age from which a film is admitted, as a badge; screen readers get its meaning. */
export function Rating({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  const age = movie.minimumAge
  const meaning = age === null ? t('rating_none') : age === 0 ? t('rating_all') : t('rating_from', { age })
  return (
    <span className="rating figures" data-age={age ?? 'none'} title={meaning}>
      <span aria-hidden="true">{age === null ? '?' : age === 0 ? t('rating_all_short') : age}</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  )
}
