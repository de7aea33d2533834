import type { Words } from '../i18n/locale.ts'

/** A name in several languages; one that is the same in all is given as English. */
export function wordsOf(name: Words | string): Words {
  return typeof name === 'string' ? { en: name } : name
}
