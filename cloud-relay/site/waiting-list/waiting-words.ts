import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/waiting-list/de.ts'
import { en } from '../words/waiting-list/en.ts'
import { fr } from '../words/waiting-list/fr.ts'
import { nl } from '../words/waiting-list/nl.ts'

/** The words of a waiting list, which come with its form and its answers: the first load of the others has no room for them. */
export function useWaitingWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
