import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/cart/de.ts'
import { en } from '../words/cart/en.ts'
import { fr } from '../words/cart/fr.ts'
import { nl } from '../words/cart/nl.ts'

/** The words of several vouchers in one order, which come with their pages: the first load of the others has no room for them. */
export function useCartWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
