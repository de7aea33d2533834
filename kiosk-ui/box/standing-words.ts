import { de } from '#ui/words/standing/de.ts'
import { en } from '#ui/words/standing/en.ts'
import { fr } from '#ui/words/standing/fr.ts'
import { nl } from '#ui/words/standing/nl.ts'
import { surfaceWords } from './words.ts'

/** What a kiosk says while its box recovers. */
export const { useWords: useStandingWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
