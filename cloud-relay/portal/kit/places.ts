import type { Locale } from '#core/i18n/locale.ts'

/** Codes in the data that are no countries: unions, territories without people, and tests. */
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'SU',
  'YU',
  'DD',
  'CS',
  'AN',
  'TP',
  'ZR',
  'BU',
])

/** Every country by its code, named and sorted in the reader's language. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => !noCountries.has(code))
    .flatMap(value => {
      const label = names.of(value)
      return label && label !== value ? [{ value, label }] : []
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Time zones the browser knows. */
export function timezones(): string[] {
  return Intl.supportedValuesOf('timeZone')
}
