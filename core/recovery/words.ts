import type { Locale } from '../i18n/locale.ts'

/** What a manager types to start emergency mode at a cut-off box. The word of any language is accepted. */
export const emergencyModeWords: Record<Locale, string> = {
  en: 'ALONE',
  de: 'ALLEIN',
  fr: 'SEUL',
  nl: 'ALLEEN',
}

/** What a manager types to confirm that this machine is the right one. */
export const machineWords: Record<Locale, string> = {
  en: 'THIS ONE',
  de: 'DIESE HIER',
  fr: 'CELLE-CI',
  nl: 'DEZE HIER',
}

/** What a manager types to keep what one side holds where a stream has two histories; one word a side. */
export const keepWords: Record<'box' | 'relay', Record<Locale, string>> = {
  box: { en: 'KEEP THE BOX', de: 'BOX BEHALTEN', fr: 'GARDER LA BOX', nl: 'BOX BEHOUDEN' },
  relay: { en: 'KEEP THE WEBSITE', de: 'WEBSITE BEHALTEN', fr: 'GARDER LE SITE', nl: 'WEBSITE BEHOUDEN' },
}

/** Whether the typed text is one of the words, ignoring case and spaces around it. */
export function isWord(words: Record<Locale, string>, typed: string): boolean {
  return Object.values(words).includes(typed.trim().replace(/\s+/g, ' ').toUpperCase())
}
