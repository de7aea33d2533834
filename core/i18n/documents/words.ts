import type { Locale } from '../locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

export type DocumentWords = Readonly<Record<keyof typeof en, string>>

/** The words on paper and in PDFs, in the reader's language. */
export function documentWords(locale: Locale): DocumentWords {
  return words[locale]
}

const words: Record<Locale, DocumentWords> = { en, de, fr, nl }
