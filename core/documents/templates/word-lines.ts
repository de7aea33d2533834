import { inLocale, type Locale, type Words } from '../../i18n/locale.ts'

/** What somebody wrote for paper, line by line in the guest's language; empty ones left out. */
export function wordLines(text: Words | null | undefined, locale: Locale): string[] {
  if (!text) return []
  return inLocale(text, locale)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}
