import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/basket/de.ts'
import { en } from '../words/basket/en.ts'
import { fr } from '../words/basket/fr.ts'
import { nl } from '../words/basket/nl.ts'

/** What a basket warns of, which comes with the form for buying: the first load of other pages has no room for it. */
export function useBasketWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
