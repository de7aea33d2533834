import type { Locale } from './locale.ts'

/**
 * French sets a space before `: ; ? ! »` and after `«` that no line may break at: the mark would begin the next line. The
 * catalogues are typed with ordinary spaces; other languages are left as they are.
 */
export function withFirmSpaces(locale: Locale, text: string): string {
  return locale === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : text
}
