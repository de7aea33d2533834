import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/contact-page/de.ts'
import { en } from '../words/contact-page/en.ts'
import { fr } from '../words/contact-page/fr.ts'
import { nl } from '../words/contact-page/nl.ts'

/** The words of the contact page, which come with its parts: the first load of other pages has no room for them. */
export function useContactWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
