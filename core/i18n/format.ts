import { dates } from './date-writer.ts'
import { dateFormat, displayNames, numberFormat, remembering } from './formatters.ts'
import type { Locale } from './locale.ts'

/** The regional habits of the exhibitor's readers: Luxembourg for German and French, Belgium for Dutch. */
const regions: Record<Locale, string> = { en: 'en-GB', de: 'de-LU', fr: 'fr-LU', nl: 'nl-BE' }

/** A day in the reader's habit, or in the exhibitor's where it writes all dates alike. */
function written(at: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const region = regions[locale]
  return dates.written?.(at, region, options, dateFormat) ?? dateFormat(region, options).format(at)
}

/** `1150` → `€11.50`, `11,50 €`: integer cents in the reader's habit. */
export function formatCents(cents: number, locale: Locale): string {
  return numberFormat(regions[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** `20:15` in the cinema's zone. */
export const formatTime = remembering((iso: string, locale: Locale, timeZone: string): string =>
  dateFormat(regions[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso)),
)

/** `Sat 21 Nov`: the short day of an instant in the cinema's zone. */
export function formatDay(iso: string, locale: Locale, timeZone: string): string {
  return written(new Date(iso), locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone })
}

/** `Saturday 21 November 2026`. */
export function formatDate(iso: string, locale: Locale, timeZone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return written(new Date(iso), locale, options)
}

/** Parts of a plain day `YYYY-MM-DD`, which has no zone: weekday and month in words, the number. */
export function formatPlainDay(
  day: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string {
  return written(new Date(`${day}T12:00:00Z`), locale, { ...options, timeZone: 'UTC' })
}

const withoutDialogue: Record<Locale, string> = {
  en: 'no dialogue',
  de: 'ohne Dialog',
  fr: 'sans dialogue',
  nl: 'zonder dialoog',
}

/** The name of a language in the reader's language; Flemish is Dutch with its own name, `none` a film nobody speaks in. */
export const languageName = remembering((code: string, locale: Locale): string =>
  code === 'none'
    ? withoutDialogue[locale]
    : (displayNames(regions[locale], { type: 'language' }).of(code) ?? code),
)
