import { de as deviceDe } from '#ui/words/device/de.ts'
import { en as deviceEn } from '#ui/words/device/en.ts'
import { fr as deviceFr } from '#ui/words/device/fr.ts'
import { nl as deviceNl } from '#ui/words/device/nl.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import type { Locale } from '#core/i18n/locale.ts'

export type Word = keyof typeof en | keyof typeof deviceEn
export type Say = (word: Word, values?: Record<string, string | number>) => string

/** All four languages are bundled, because signage alternates between them and must not wait for a file. */
const sentences: Record<Locale, Record<Word, string>> = {
  en: { ...en, ...deviceEn },
  de: { ...de, ...deviceDe },
  fr: { ...fr, ...deviceFr },
  nl: { ...nl, ...deviceNl },
}

/** The words of one language; `{{name}}` is replaced by a value. */
export function wordsOf(locale: Locale): Say {
  return (word, values = {}) =>
    sentences[locale][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
