import { locales } from '../i18n/locale.ts'
import { languageCode } from '../programme/movie.ts'
import { folded } from './values.ts'

/** Codes of languages, or of countries, by the names they have in our languages. */
const made = new Map<'language' | 'region', ReadonlyMap<string, string>>()

function codesOf(type: 'language' | 'region'): ReadonlyMap<string, string> {
  const known = made.get(type)
  if (known) return known
  const codes = new Map<string, string>()
  const all = type === 'language' ? languageCode.options.filter(code => code !== 'none') : regions()
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type, fallback: 'none' })
    for (const code of all) {
      const name = names.of(code)
      if (name) codes.set(folded(name), code)
    }
  }
  // A code wins over a name that looks like one.
  for (const code of type === 'language' ? languageCode.options : all) codes.set(folded(code), code)
  made.set(type, codes)
  return codes
}

/** Every two letters; those that are no country have no name. */
function regions(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters.flatMap(a => letters.map(b => a + b)).filter(code => names.of(code))
}

/** The code of a language or a country that is named by it, or by its name in one of our languages. */
export function codeNamed(type: 'language' | 'region') {
  return (text: string): string | undefined => codesOf(type).get(folded(text))
}
