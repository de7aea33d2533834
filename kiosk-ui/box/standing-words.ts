import { de } from '#core/i18n/standing/de.ts'
import { en } from '#core/i18n/standing/en.ts'
import { fr } from '#core/i18n/standing/fr.ts'
import { nl } from '#core/i18n/standing/nl.ts'
import { surfaceWords } from './words.ts'

/** What a kiosk says while its box recovers. */
export const { useWords: useStandingWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
