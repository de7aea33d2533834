import { writeCsv } from '#core/csv/text.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Catalogue } from '#core/journal/apply.ts'
import type { ReportQuestion, ReportTable } from '#core/reports/contract.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { reportCells } from '../portal/reports/report-text.ts'
import type { ReportPaper } from './report-pdf.ts'
import { reportWords } from './report-words.ts'

/** A report as it is written on paper: under the name it is kept by, else what it is about. */
export function reportPaper(
  { catalogue, training, locale }: { catalogue: Catalogue; training: boolean; locale: Locale },
  asked: ReportQuestion,
  table: ReportTable,
): ReportPaper {
  const exhibitor = exhibitorOf(catalogue)
  const cinema = asked.cinema === undefined ? undefined : catalogue.get('cinema', asked.cinema)?.name
  const view = asked.view === undefined ? undefined : catalogue.get('report', asked.view)
  return {
    table,
    title: view && !view.deleted ? view.name : reportWords(locale)(`reports_${table.subject}`),
    author: [exhibitor?.tradeName, cinema].filter(Boolean).join(' · '),
    accentHue: exhibitor?.accentHue ?? 75,
    training,
    locale,
  }
}

/** A report's name among files. */
export const reportFileName = ({ subject, by, from, to }: ReportTable) => `${subject}-${by}-${from}_${to}`

/** A report as the files of a mail: the PDF, and a table for spreadsheets. */
export function reportAttachments({ table, locale }: ReportPaper, pdf: Buffer) {
  // Spreadsheets of English-speaking countries want points and commas, the others commas and semicolons.
  const english = locale === 'en'
  const cells = reportCells(table, { t: reportWords(locale), locale, mark: english ? '.' : ',' })
  const name = reportFileName(table)
  return [
    { filename: `${name}.pdf`, content: pdf, contentType: 'application/pdf' },
    { filename: `${name}.csv`, content: writeCsv(cells, english ? ',' : ';'), contentType: 'text/csv' },
  ]
}
