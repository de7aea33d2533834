import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/prices/de.ts'
import { en } from '../words/prices/en.ts'
import { fr } from '../words/prices/fr.ts'
import { nl } from '../words/prices/nl.ts'

/** The words of a price that changed, which come with buying: the first load of other pages has no room for them. */
export function usePriceWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
