import { de } from '#ui/words/device/de.ts'
import { en } from '#ui/words/device/en.ts'
import { fr } from '#ui/words/device/fr.ts'
import { nl } from '#ui/words/device/nl.ts'
import { surfaceWords } from './words.ts'

/** What a machine says that waits to be let in. */
export const { useWords: useDeviceWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
