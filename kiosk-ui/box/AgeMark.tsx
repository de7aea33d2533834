import { useQuery } from '@tanstack/react-query'
import { ageIn, meaningOfAge } from '#core/programme/age-rating.ts'
import { programmeQuery } from './programme.ts'
import { useKioskWords } from './words.ts'
import './age-mark.css'

/**
 * The age a show's film is for, in the words of the cinema's country, where somebody may have to look at a guest's
 * identity card; nothing for films that everybody may see, or that are not rated.
 */
export function AgeMark({ scheduleId }: { scheduleId: string }) {
  const words = useKioskWords()
  const programme = useQuery(programmeQuery).data
  const show = programme?.schedules.find(({ id }) => id === scheduleId)
  const movie = programme?.movies.find(({ id }) => id === show?.movieId)
  const country = programme?.cinemas.find(({ id }) => id === show?.cinemaId)?.country
  const meaning = meaningOfAge(movie ? ageIn(movie, country) : null, country)
  if (!meaning || meaning.word === 'ageAll') return null
  return (
    <span className="age-mark" data-word={meaning.word}>
      {words(ageWords[meaning.word], { ...meaning })}
    </span>
  )
}

const ageWords = {
  ageFrom: 'age_from',
  ageAdvised: 'age_advised',
  ageBinding: 'age_binding',
  ageAccompanied: 'age_accompanied',
} as const
