import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { surfaceWords } from '../box/words.ts'

/** A sentence without a number in it. */
export type ScannerWord = Exclude<keyof typeof en, `${string}_one` | `${string}_other`>
export const { useWords, wordsNow } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
