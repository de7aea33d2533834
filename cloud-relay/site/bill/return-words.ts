import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/returns/de.ts'
import { en } from '../words/returns/en.ts'
import { fr } from '../words/returns/fr.ts'
import { nl } from '../words/returns/nl.ts'

/** The words of returning, which come with the page of an order: the first load of the others has no room for them. */
export function useReturnWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
