import { amountText, filled, moneyText, rateText } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Statement, StatementRow } from '#core/rental/contract.ts'
import { dueOfStatement } from '#core/rental/statement-parts.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import type { TableCell, TablePaper } from './table-pdf.ts'

/** A film rental statement as a paper: a line for each film, cinema and terms, what was put right, and the sum. */
export function rentalPaperOf(
  statement: Statement,
  about: {
    exhibitor: Pick<Exhibitor, 'tradeName' | 'vatNumber' | 'accentHue'>
    distributor: string | null
    training: boolean
    locale: Locale
  },
): TablePaper {
  const { exhibitor, distributor, training, locale } = about
  const { rows, adjustments } = statement
  const words = documentWords(locale)
  const day = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const money = (cents: number) => ({ text: amountText(cents, locale) })
  const sum = (of: (row: StatementRow) => number) => money(rows.reduce((all, row) => all + of(row), 0))
  const empty = { text: '' }
  return {
    locale,
    accentHue: exhibitor.accentHue,
    training,
    title: filled(words.rentalTitle, { from: day(statement.from), to: day(statement.to) }),
    leads: [
      filled(words.rentalFrom, { exhibitor: exhibitor.tradeName, number: exhibitor.vatNumber }),
      ...(distributor === null ? [] : [filled(words.rentalFor, { distributor })]),
    ],
    columns: columnsOf(words),
    rows: [
      ...rows.map(row => ({ cells: cellsOf(row, locale, distributor !== null) })),
      ...adjustments.map(({ movie, cinema, reason, cents }) => ({
        cells: [
          { text: movie, note: `${cinema} · ${filled(words.rentalAdjustment, { reason })}` },
          ...Array.from({ length: 9 }, () => empty),
          money(cents),
        ],
      })),
      {
        strong: true,
        cells: [
          { text: words.rentalSum },
          empty,
          { text: String(rows.reduce((all, { shows }) => all + shows, 0)) },
          { text: String(rows.reduce((all, { admissions }) => all + admissions, 0)) },
          sum(row => row.grossCents),
          sum(row => row.vatCents),
          sum(row => row.netCents),
          sum(row => row.due?.levyCents ?? 0),
          empty,
          empty,
          { text: moneyText(dueOfStatement(statement), locale) },
        ],
      },
    ],
    notes: [words.rentalBasis],
    author: exhibitor.tradeName,
  }
}

function columnsOf(words: DocumentWords): TablePaper['columns'] {
  const head = (text: string, share: number) => ({ head: text, share, align: 'right' as const })
  return [
    { head: words.rentalFilm, share: 3.4 },
    head(words.rentalWeek, 0.8),
    head(words.rentalShows, 0.9),
    head(words.rentalAdmissions, 1.2),
    head(words.rentalGross, 1.3),
    head(words.rentalVat, 1),
    head(words.rentalNet, 1.3),
    head(words.rentalLevy, 1),
    head(words.rentalShare, 0.9),
    head(words.rentalMinimum, 1.1),
    head(words.rentalDue, 1.3),
  ]
}

/** The cells of a film’s line; a paper for one distributor does not name it again. */
function cellsOf(row: StatementRow, locale: Locale, isForOne: boolean): TableCell[] {
  const words = documentWords(locale)
  const money = (cents: number) => ({ text: amountText(cents, locale) })
  const empty = { text: '' }
  const { due } = row
  const free = row.complimentary ? filled(words.rentalFree, { count: row.complimentary }) : undefined
  const notes = [row.cinema, isForOne ? null : row.distributor, row.terms ?? words.rentalNoTerms]
  return [
    { text: row.movie, note: notes.filter(Boolean).join(' · ') },
    { text: String(row.week) },
    { text: String(row.shows) },
    { text: String(row.admissions), note: free },
    money(row.grossCents),
    money(row.vatCents),
    money(row.netCents),
    due ? money(due.levyCents) : empty,
    due ? { text: rateText(due.basisPoints, locale) } : empty,
    due ? money(due.minimumCents) : empty,
    due ? money(due.dueCents) : empty,
  ]
}
