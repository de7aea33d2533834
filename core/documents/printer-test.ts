import { documentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument } from './paper.ts'
import { dateText, timeText } from './wording.ts'

/** Letters that a wrong table of letters prints as others: those of our four languages, and the euro. */
export const trickyLetters = 'äöüßéèçœ€ ÄÖÜ àâêëîïôùû ñ'

/** Fills a line, so that a wrong number of letters on it breaks it or leaves it short. */
const ruler = (columns: number) => '1234567890'.repeat(5).slice(0, columns)

/**
 * A page that shows whether a printer is set up: its letters, its width, a code to scan and the cut; and its drawer,
 * when that is asked for.
 *
 * @param data.at ISO time
 * @param data.zone the cinema's IANA time zone
 */
export function printerTestDocument(
  data: { cinemaName: string; printerName: string; columns: number; at: string; zone: string },
  locale: Locale,
  drawer: boolean,
): PaperDocument {
  const words = documentWords(locale)
  const when = `${dateText(data.at, locale, data.zone)} ${timeText(data.at, locale, data.zone)}`
  return {
    kind: 'receipt',
    lines: [
      ...(drawer ? [{ kind: 'drawer' } as const] : []),
      { kind: 'text', text: words.printerTest, align: 'centre', size: 'large', bold: true },
      { kind: 'text', text: `${data.cinemaName} · ${data.printerName}`, align: 'centre' },
      { kind: 'text', text: when, align: 'centre' },
      { kind: 'rule' },
      { kind: 'text', text: words.printerTestLetters },
      { kind: 'text', text: trickyLetters, size: 'tall', bold: true },
      { kind: 'rule' },
      { kind: 'text', text: words.printerTestWidth },
      { kind: 'text', text: ruler(data.columns) },
      { kind: 'rule' },
      { kind: 'text', text: words.printerTestCode },
      { kind: 'qr', content: `FOYER ${data.at}` },
      ...(drawer ? [{ kind: 'text', text: words.printerTestDrawer } as const] : []),
      { kind: 'cut' },
    ],
  }
}
