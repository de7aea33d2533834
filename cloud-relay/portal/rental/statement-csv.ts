import { writeCsv } from '#core/csv/text.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { AdjustmentRow, Statement, StatementRow } from '#core/rental/contract.ts'
import type { SpokenWord } from '../words/WordsProvider.tsx'

/** The columns of a statement's file, by their words. */
export const statementColumns: readonly SpokenWord[] = [
  'rental_from',
  'rental_to',
  'cinema',
  'movie',
  'movie.eidr',
  'movie.isan',
  'movie.distributorId',
  'movie.officeId',
  'movie.rentalProfileId',
  'rental_week',
  'rental_shows',
  'rental_admissions',
  'rental_complimentary',
  'rental_gross',
  'rental_vat',
  'rental_net',
  'rental_levy',
  'rental_percent',
  'rental_minimum',
  'rental_formula',
  'rental_due',
  'rental_correction',
]

/** A statement as the cells of a file: money in units with two places, a point between. */
export function statementCells(from: string, to: string, rows: readonly StatementRow[]): string[][] {
  const money = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2))
  return rows.map(row => [
    from,
    to,
    row.cinema,
    row.movie,
    row.eidr ?? '',
    row.isan ?? '',
    row.distributor ?? '',
    row.office ?? '',
    row.terms ?? '',
    String(row.week),
    String(row.shows),
    String(row.admissions),
    String(row.complimentary),
    money(row.grossCents),
    money(row.vatCents),
    money(row.netCents),
    money(row.due?.levyCents),
    row.due ? String(row.due.basisPoints / 100) : '',
    money(row.due?.minimumCents),
    money(row.due?.formulaCents),
    money(row.due?.dueCents),
    '',
  ])
}

/** What was put right, as rows below those of films: only what is due, and why. */
export function adjustmentCells(from: string, to: string, rows: readonly AdjustmentRow[]): string[][] {
  const nothing = statementColumns.slice(7, -2).map(() => '')
  return rows.map(({ cinema, movie, distributor, cents, reason }) => [
    from,
    to,
    cinema,
    movie,
    '',
    '',
    distributor ?? '',
    ...nothing,
    (cents / 100).toFixed(2),
    reason,
  ])
}

/**
 * A statement as a file for spreadsheets: its words in the reader's language, a comma between cells in English and a
 * semicolon elsewhere. The same statement gives the same bytes.
 */
export function statementCsv(
  { from, to, rows, adjustments }: Statement,
  { locale, t }: { locale: Locale; t: (word: SpokenWord) => string },
): Uint8Array {
  const cells = [
    statementColumns.map(word => t(word)),
    ...statementCells(from, to, rows),
    ...adjustmentCells(from, to, adjustments),
  ]
  return new TextEncoder().encode(writeCsv(cells, locale === 'en' ? ',' : ';'))
}
