import type { MovieView } from '#core/planning/contract.ts'
import { ageIn, contentIn, meaningOfAge } from '#core/programme/age-rating.ts'
import { useSite } from '../site.ts'

const words = {
  ageAll: 'rating_all',
  ageFrom: 'rating_from',
  ageAdvised: 'rating_advised',
  ageBinding: 'rating_binding',
  ageAccompanied: 'rating_accompanied',
} as const

/** What a film's age means in a country, with what pictograms warn of there. */
export function useAgeText(): (movie: MovieView, country: string | undefined) => string {
  const { t } = useSite()
  return (movie, country) => {
    const rated = meaningOfAge(ageIn(movie, country), country)
    const content = contentIn(movie, country).map(mark => t(`content_${mark}`))
    return [rated ? t(words[rated.word], { ...rated }) : t('rating_none'), ...content].join(' · ')
  }
}

/**
 * The age a film is rated for, as a badge; what it means in the cinema's country is told beside it and to screen readers.
 *
 * @param cinemaId of the show it stands at; the first cinema when left out
 */
export function Rating({ movie, cinemaId }: { movie: MovieView; cinemaId?: string }) {
  const { t, programme } = useSite()
  const ageText = useAgeText()
  const { country } = programme.cinemas.find(each => each.id === cinemaId) ?? programme.cinemas[0] ?? {}
  const age = ageIn(movie, country)
  const meaning = ageText(movie, country)
  return (
    <span className="rating figures" data-age={age ?? 'none'} title={meaning}>
      <span aria-hidden="true">{age === null ? '?' : age === 0 ? t('rating_all_short') : age}</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  )
}
