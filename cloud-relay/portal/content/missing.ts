import type { Block } from '#core/content/pages/block.ts'
import { locales, type Locale, type Words } from '#core/i18n/locale.ts'

/** Languages in which some of the texts that are there in another one are missing. */
export function missingLocales(texts: readonly Words[]): Locale[] {
  const given = texts.filter(words => locales.some(locale => words[locale]?.trim()))
  return locales.filter(locale => given.some(words => !words[locale]?.trim()))
}

/** All texts of a written page, of whatever part. */
export function textsOf(body: readonly Block[]): Words[] {
  return body.flatMap(block => ('text' in block ? [block.text as Words] : []))
}
