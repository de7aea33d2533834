import { locales, type Locale } from '#core/i18n/locale.ts'

/** The languages the exhibitor offers in its portal, and the one that is read now. `chosen` is the setting as pages hear it. */
export function offeredLocales(chosen: unknown, now: Locale): readonly Locale[] {
  return locales.filter(each => each === now || !Array.isArray(chosen) || chosen.includes(each))
}
