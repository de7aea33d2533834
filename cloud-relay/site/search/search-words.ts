import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/search/de.ts'
import { en } from '../words/search/en.ts'
import { fr } from '../words/search/fr.ts'
import { nl } from '../words/search/nl.ts'

/** The words of searching, which come with its page: the first load of other pages has no room for them. */
export function useSearchWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
