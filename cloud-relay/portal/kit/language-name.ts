import type { Locale } from '#core/i18n/locale.ts'

/** A language's name in the reader's own language. */
export function languageNameOf(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
}
