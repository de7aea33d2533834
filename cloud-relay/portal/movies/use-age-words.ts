import { meaningOfAge } from '#core/programme/age-rating.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

const words = {
  ageAll: 'all_ages',
  ageFrom: 'age_from',
  ageAdvised: 'age_advised',
  ageBinding: 'age_binding',
  ageAccompanied: 'age_accompanied',
} as const

/** What a film's age means where the cinemas are, in the reader's language. */
export function useAgeWords() {
  const { t } = useWords()
  const programme = useProgramme({}).data
  const country = programme?.cinemas[0]?.country ?? programme?.exhibitor.country
  const say = (age: number | null): string => {
    const meaning = meaningOfAge(age, country)
    return meaning ? t(words[meaning.word], { ...meaning }) : t('not_rated')
  }
  return { country, say }
}
