import type { Locale } from '#core/i18n/locale.ts'
import { withFirmSpaces } from '#core/i18n/spaces.ts'
import type { Sentences, Translate } from '#core/i18n/translate.ts'
import type { en } from './words/en.ts'

export type WebsiteSentences = Sentences<keyof typeof en>
export type Say = Translate<keyof typeof en>

/**
 * Formats the website's sentences like `core/i18n/translate.ts` does, values and plurals included, without the 15 KB of
 * i18next: a first load may have 100 KB in all. test/cloud-relay/site/say.test.ts compares the two, sentence by
 * sentence.
 */
export function sayIn<K extends string>(locale: Locale, sentences: Sentences<K>): Translate<K> {
  const plural = new Intl.PluralRules(locale)
  const all = sentences as Readonly<Record<string, string>>
  return (key, values = {}) => {
    const sentence =
      typeof values['count'] === 'number'
        ? (all[`${key}_${plural.select(values['count'])}`] ?? all[`${key}_other`] ?? all[key])
        : all[key]
    if (!sentence?.includes('{{')) return withFirmSpaces(locale, sentence ?? key)
    const filled = sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    return withFirmSpaces(locale, filled)
  }
}
