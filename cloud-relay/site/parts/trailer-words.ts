import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/trailer/de.ts'
import { en } from '../words/trailer/en.ts'
import { fr } from '../words/trailer/fr.ts'
import { nl } from '../words/trailer/nl.ts'

/** The words of a trailer that plays in place, which come with its player. */
export function useTrailerWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
