import type { Locale } from '#core/i18n/locale.ts'

/** Hundredths of a percent in words: `47.5%`. */
export function percentText(basisPoints: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
}
