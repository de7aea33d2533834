import { formatCents } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'

/** Notes are whole euros: `€30` is easier to read than `€30.00`. */
export function shortCents(cents: number, locale: Locale): string {
  return formatCents(cents, locale).replace(/[.,]00(?=\D|$)/, '')
}
