import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { surfaceWords } from '../box/words.ts'

export const { useWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
