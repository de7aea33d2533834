import { de } from '#core/i18n/register/de.ts'
import { en } from '#core/i18n/register/en.ts'
import { fr } from '#core/i18n/register/fr.ts'
import { nl } from '#core/i18n/register/nl.ts'
import { surfaceWords } from '../box/words.ts'

export const { useWords, wordsNow } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
