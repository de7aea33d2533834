/** The languages Foyer speaks, the first being the fallback. Source: spec/website.md section 1. */
export const locales = ['en', 'de', 'fr', 'nl'] as const
export type Locale = (typeof locales)[number]

/** A text that people edit, once per language; a missing language is read in English. */
export type Words = { en: string } & Partial<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The text in the reader's language, or in English where that language was left empty. */
export function inLocale(words: Words, locale: Locale): string {
  return words[locale] || words.en
}
