import { de } from '#core/i18n/signage/de.ts'
import { en } from '#core/i18n/signage/en.ts'
import { fr } from '#core/i18n/signage/fr.ts'
import { nl } from '#core/i18n/signage/nl.ts'
import type { Locale } from '#core/i18n/locale.ts'

export type Word = keyof typeof en
export type Say = (word: Word, values?: Record<string, string | number>) => string

/** All four, because a wall speaks to everybody in turn and must not wait for a file to do so. */
const sentences: Record<Locale, Record<Word, string>> = { en, de, fr, nl }

/** The words of one language; `{{name}}` takes a value. */
export function wordsOf(locale: Locale): Say {
  return (word, values = {}) =>
    sentences[locale][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
