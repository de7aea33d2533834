import type { Words } from '../i18n/locale.ts'

/** A name as words: one that is the same in every language is told in English. */
export function wordsOf(name: Words | string): Words {
  return typeof name === 'string' ? { en: name } : name
}
