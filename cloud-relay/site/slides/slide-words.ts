import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/slides/de.ts'
import { en } from '../words/slides/en.ts'
import { fr } from '../words/slides/fr.ts'
import { nl } from '../words/slides/nl.ts'

/** The words of large pictures, which come with the page of some: the first load of the others has no room for them. */
export function useSlideWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
