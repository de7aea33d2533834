import { de } from '#core/i18n/paper/de.ts'
import { en } from '#core/i18n/paper/en.ts'
import { fr } from '#core/i18n/paper/fr.ts'
import { nl } from '#core/i18n/paper/nl.ts'
import { surfaceWords } from '../box/words.ts'

export const { useWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
