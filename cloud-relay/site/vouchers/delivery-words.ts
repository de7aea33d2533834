import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/delivery/de.ts'
import { en } from '../words/delivery/en.ts'
import { fr } from '../words/delivery/fr.ts'
import { nl } from '../words/delivery/nl.ts'

/** The words of a gift card that is mailed to whom it is for, which come with their pages. */
export function useDeliveryWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
