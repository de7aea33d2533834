import { timeText } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { PaperTapeLabels } from './PaperTape.tsx'

/** The words around the built-in paper; times are in the cinema's time zone. */
export function paperLabels(locale: Locale, timeZone: string): PaperTapeLabels {
  const words = documentWords(locale)
  const names: Partial<Record<string, string>> = { ticket: words.paperTicket, bar_slip: words.paperBarSlip }
  const nameOf = (kind: string) => names[kind] ?? words.paperReceipt
  return {
    empty: words.paperEmpty,
    drawer: words.paperDrawer,
    qr: words.paperQr,
    job: (kind, at) => `${nameOf(kind)}, ${timeText(at, locale, timeZone)}`,
  }
}
