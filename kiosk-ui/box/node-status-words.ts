import { de } from '#ui/words/node-status/de.ts'
import { en } from '#ui/words/node-status/en.ts'
import { fr } from '#ui/words/node-status/fr.ts'
import { nl } from '#ui/words/node-status/nl.ts'
import { surfaceWords } from './words.ts'

/** What a kiosk says while its box recovers. */
export const { useWords: useNodeStatusWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
