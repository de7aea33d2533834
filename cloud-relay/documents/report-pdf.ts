import { trainingText } from '#core/documents/training-mark.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { ReportTable } from '#core/reports/contract.ts'
import { columnHead, rowName, shownColumns, valueText } from '../portal/reports/report-text.ts'
import { accentRgb } from './accent.ts'
import { reportWords } from './report-words.ts'
import { faint, hairline, sheet, stop, white, type Sheet } from './sheet.ts'
import { taggedPdf } from './tagged-pdf.ts'

/** A4 across, in points. */
const size = { width: 841.89, height: 595.28 }
const margin = 36
const inner = size.width - 2 * margin
const bottom = size.height - 44
const nameWidth = 190

/** What a report's paper says beside its table. */
export type ReportPaper = {
  table: ReportTable
  title: string
  /** Who shows it: the exhibitor. */
  author: string
  accentHue: number
  training: boolean
  locale: Locale
}

type Place = { page: Sheet; paper: ReportPaper; y: number; add: () => void }

/** A report as a tagged PDF on A4 across, on as many pages as it needs; each says which of how many it is. */
export function reportPdf(asked: ReportPaper): Promise<Buffer> {
  const paper = { ...asked, table: onlyShown(asked.table) }
  const about = { size, title: paper.title, author: paper.author, locale: paper.locale, buffered: true }
  return taggedPdf(about, (document, whole) => {
    const section = document.struct('Sect')
    whole.add(section)
    const place: Place = { page: sheet(document, section), paper, y: 0, add: () => void document.addPage() }
    const { table, locale } = paper
    const t = reportWords(locale)
    nextPage(place)
    drawHead(place)
    drawColumns(place)
    drawLine(
      place,
      { name: t('reports_total'), note: null, values: table.total, before: table.totalBefore },
      true,
    )
    for (const row of table.rows) drawLine(place, { ...row, name: rowName(row, table.by, t, locale) }, false)
    drawNotes(place)
    const { start, count } = document.bufferedPageRange()
    for (let at = start; at < start + count; at += 1) {
      document.switchToPage(at)
      drawFoot(place, filled(documentWords(locale).pageOf, { number: at + 1, count }))
    }
    section.end()
  })
}

/** The same without the columns that are left out. */
function onlyShown(table: ReportTable): ReportTable {
  const shown = shownColumns(table)
  const of = (values: readonly number[]) => shown.map(at => values[at]!)
  return {
    ...table,
    columns: shown.map(at => table.columns[at]!),
    rows: table.rows.map(row => ({ ...row, values: of(row.values), before: row.before && of(row.before) })),
    total: of(table.total),
    totalBefore: table.totalBefore && of(table.totalBefore),
  }
}

function nextPage(place: Place): void {
  place.add()
  place.y = margin
  const { page, paper } = place
  page.decorate(document => document.rect(0, 0, size.width, 8).fill(accentRgb(paper.accentHue)))
  if (!paper.training) return
  page.decorate(document => document.rect(0, 8, size.width, 20).fill(stop))
  const look = { width: inner, bold: true, align: 'center', colour: white } as const
  page.write(trainingText(paper.locale), { ...look, x: margin, y: 12, size: 12 })
}

function drawHead(place: Place): void {
  const { page, paper } = place
  const { table, title, author, locale } = paper
  const t = reportWords(locale)
  const day = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const days = (from: string, to: string) => t('reports_total_before', { from: day(from), to: day(to) })
  const look = { width: inner }
  place.y += page.write(title, { ...look, bold: true, x: margin, y: place.y, size: 20, tag: 'H1' }) + 4
  const about = `${author} · ${t(`reports_${table.subject}`)}, ${t(`reports_by_${table.by}`)} · ${days(table.from, table.to)}`
  place.y += page.write(about, { ...look, colour: faint, x: margin, y: place.y, size: 10 }) + 2
  if (table.compared) {
    const { from, to } = table.compared
    const text = t('reports_before', { value: days(from, to) })
    place.y += page.write(text, { ...look, colour: faint, x: margin, y: place.y, size: 9 }) + 2
  }
  place.y += 10
}

/** Where each column of values is. */
const columnAt = (table: ReportTable, at: number) => {
  const width = (inner - nameWidth) / table.columns.length
  return { x: margin + nameWidth + at * width, width: width - 4, align: 'right' as const }
}

function drawColumns(place: Place): void {
  const { page, paper } = place
  const { table, locale } = paper
  const t = reportWords(locale)
  const look = { colour: faint, bold: true }
  const heads = table.columns.map(name => columnHead(name, t))
  const height = Math.max(
    ...heads.map((head, at) => page.height(head, 8, { ...look, ...columnAt(table, at) })),
  )
  page.write(t(`reports_by_${table.by}`), { ...look, width: nameWidth - 8, x: margin, y: place.y, size: 8 })
  heads.forEach((head, at) => page.write(head, { ...look, ...columnAt(table, at), y: place.y, size: 8 }))
  place.y += height + 4
  rule(place)
}

type Line = { name: string; note: string | null; values: readonly number[]; before: readonly number[] | null }

function drawLine(place: Place, line: Line, strong: boolean): void {
  const { page, paper } = place
  const { table, locale } = paper
  const name = { width: nameWidth - 8, bold: strong }
  const small = { colour: faint }
  const nameHeight =
    page.height(line.name, 9, name) + (line.note ? page.height(line.note, 7.5, { ...name, ...small }) : 0)
  const height = Math.max(nameHeight, line.before ? 21 : 11) + 4
  if (place.y + height > bottom) {
    nextPage(place)
    drawColumns(place)
  }
  const { y } = place
  const written = page.write(line.name, { ...name, x: margin, y, size: 9 })
  if (line.note) page.write(line.note, { ...name, ...small, x: margin, y: y + written, size: 7.5 })
  line.values.forEach((value, at) => {
    const column = columnAt(table, at)
    page.write(valueText(table.columns[at]!, value, locale), { ...column, y, size: 9, bold: strong })
    const before = line.before?.[at]
    if (before !== undefined)
      page.write(valueText(table.columns[at]!, before, locale), { ...column, ...small, y: y + 11, size: 7.5 })
  })
  place.y += height
  if (strong) rule(place)
}

function drawNotes(place: Place): void {
  const { page, paper } = place
  const { table, locale } = paper
  const t = reportWords(locale)
  const notes = [
    ...(table.more ? [t('reports_more', { count: table.more })] : []),
    t(`reports_note_${table.subject}`),
    ...(table.comparedUntil ? [t('reports_until_now')] : []),
  ]
  const look = { width: inner, colour: faint }
  place.y += 8
  for (const note of notes) {
    if (place.y + page.height(note, 8.5, look) > bottom) nextPage(place)
    place.y += page.write(note, { ...look, x: margin, y: place.y, size: 8.5 }) + 3
  }
}

function rule({ page, y }: Place): void {
  page.decorate(document =>
    document
      .moveTo(margin, y - 2)
      .lineTo(size.width - margin, y - 2)
      .lineWidth(0.75)
      .stroke(hairline),
  )
}

function drawFoot({ page, paper }: Place, text: string): void {
  const y = size.height - 32
  const look = { colour: faint, size: 8, y }
  page.write(paper.author, { ...look, x: margin, width: inner - 120 })
  page.write(text, { ...look, x: size.width - margin - 110, width: 110, align: 'right' })
}
