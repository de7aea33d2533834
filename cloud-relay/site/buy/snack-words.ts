import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/snacks/de.ts'
import { en } from '../words/snacks/en.ts'
import { fr } from '../words/snacks/fr.ts'
import { nl } from '../words/snacks/nl.ts'

/** The words of snacks beside tickets, which come with the form and the order: the first load of the others has no room for them. */
export function useSnackWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
