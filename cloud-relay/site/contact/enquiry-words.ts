import { sayIn } from '../say.ts'
import { useSite } from '../site.ts'
import { de } from '../words/enquiry/de.ts'
import { en } from '../words/enquiry/en.ts'
import { fr } from '../words/enquiry/fr.ts'
import { nl } from '../words/enquiry/nl.ts'

/** The words of asking for an offer, which come with its form: the first load of other pages has no room for them. */
export function useEnquiryWords() {
  const { locale } = useSite()
  return sayIn(locale, { de, en, fr, nl }[locale])
}
