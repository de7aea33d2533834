import { surfaceWords } from '../../box/words.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

/** What the camera says; loaded with it, so that a door without one does not load it. */
export const { useWords: useCameraWords } = surfaceWords<keyof typeof en>({ en, de, fr, nl })
