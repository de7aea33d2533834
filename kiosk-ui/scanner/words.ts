import { de } from '#core/i18n/scanner/de.ts'
import { en } from '#core/i18n/scanner/en.ts'
import { fr } from '#core/i18n/scanner/fr.ts'
import { nl } from '#core/i18n/scanner/nl.ts'
import { surfaceWords } from '../box/words.ts'

export type ScannerWord = keyof typeof en
export const { useWords, wordsNow } = surfaceWords<ScannerWord>({ en, de, fr, nl })
