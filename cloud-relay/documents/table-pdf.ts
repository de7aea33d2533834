import { trainingText } from '#core/documents/training-mark.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { accentRgb } from './accent.ts'
import { faint, hairline, sheet, stop, white, type Sheet, type TextLook } from './sheet.ts'
import { taggedPdf } from './tagged-pdf.ts'

/** A4 lying, in points. */
const size = { width: 841.89, height: 595.28 }
const margin = 40
const inner = size.width - 2 * margin
const bottom = size.height - 52
const gap = 8

export type TableCell = { readonly text: string; readonly note?: string | undefined }

/** A table on as many lying pages as it needs; a row is never cut in two. */
export type TablePaper = {
  readonly locale: Locale
  /** The exhibitor's marquee colour, an OKLCH hue in degrees. */
  readonly accentHue: number
  readonly training: boolean
  readonly title: string
  /** Below the title, each on a line. */
  readonly leads: readonly string[]
  /** `share` of what the columns have together. */
  readonly columns: readonly { head: string; share: number; align?: 'left' | 'right' }[]
  /** Only as many cells as there are columns. */
  readonly rows: readonly { cells: readonly TableCell[]; strong?: boolean }[]
  readonly notes: readonly string[]
  readonly author: string
}

type Place = { page: Sheet; paper: TablePaper; y: number; add: () => void; xs: readonly Column[] }
type Column = { x: number; width: number; align: 'left' | 'right' }

/** A table as a tagged PDF; every page repeats its heads and says which of how many it is. */
export function tablePdf(paper: TablePaper): Promise<Buffer> {
  const about = { size, title: paper.title, author: paper.author, locale: paper.locale, buffered: true }
  return taggedPdf(about, (document, whole) => {
    const section = document.struct('Sect')
    whole.add(section)
    const page = sheet(document, section)
    const place: Place = { page, paper, y: 0, add: () => void document.addPage(), xs: columnsOf(paper) }
    nextPage(place)
    drawTitle(place)
    drawHeads(place)
    for (const row of paper.rows) drawRow(place, row)
    place.y += 10
    for (const note of paper.notes) {
      const look = { width: inner, colour: faint }
      if (place.y + page.height(note, 8.5, look) > bottom) nextPage(place)
      place.y += page.write(note, { ...look, x: margin, y: place.y, size: 8.5 }) + 4
    }
    const { start, count } = document.bufferedPageRange()
    for (let at = start; at < start + count; at += 1) {
      document.switchToPage(at)
      const text = filled(documentWords(paper.locale).pageOf, { number: at + 1, count })
      const look = { width: inner, colour: faint, align: 'right' } as const
      page.write(`${paper.author} · ${text}`, { ...look, x: margin, y: size.height - 36, size: 8.5 })
    }
    section.end()
  })
}

function columnsOf({ columns }: TablePaper): Column[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  let x = margin
  return columns.map(({ share, align = 'left' }) => {
    const width = (inner * share) / all
    const column = { x, width: width - gap, align }
    x += width
    return column
  })
}

function nextPage(place: Place): void {
  place.add()
  place.y = margin
  const { page, paper } = place
  page.decorate(document => document.rect(0, 0, size.width, 10).fill(accentRgb(paper.accentHue)))
  if (!paper.training) return
  page.decorate(document => document.rect(0, 10, size.width, 20).fill(stop))
  const look = { width: inner, bold: true, align: 'center', colour: white } as const
  page.write(trainingText(paper.locale), { ...look, x: margin, y: 14, size: 12 })
}

function drawTitle(place: Place): void {
  const { page, paper } = place
  const look = { width: inner, bold: true }
  const points = page.fitting(paper.title, [22, 18, 15], look, 28)
  place.y += page.write(paper.title, { ...look, x: margin, y: place.y, size: points, tag: 'H1' }) + 4
  for (const lead of paper.leads)
    place.y += page.write(lead, { width: inner, colour: faint, x: margin, y: place.y, size: 10 }) + 1
  place.y += 14
}

function drawHeads(place: Place): void {
  const { page, paper, xs } = place
  const look = { colour: faint, bold: true }
  const high = Math.max(
    ...paper.columns.map(({ head }, at) =>
      page.write(head, { ...look, ...xs[at]!, y: place.y, size: 9, align: xs[at]!.align }),
    ),
  )
  place.y += high + 5
  rule(place)
}

function drawRow(place: Place, { cells, strong = false }: TablePaper['rows'][number]): void {
  const { page, xs } = place
  const lookOf = (at: number): TextLook => ({ width: xs[at]!.width, bold: strong || at === 0 })
  const heights = cells.map(
    ({ text, note }, at) =>
      page.height(text, 10, lookOf(at)) + (note ? page.height(note, 8.5, { width: xs[at]!.width }) + 1 : 0),
  )
  const height = Math.max(...heights)
  if (place.y + height + 10 > bottom) {
    nextPage(place)
    drawHeads(place)
  }
  const y = place.y + 4
  cells.forEach(({ text, note }, at) => {
    const { x, width, align } = xs[at]!
    const written = text ? page.write(text, { ...lookOf(at), x, y, size: 10, align }) : 0
    if (note) page.write(note, { width, colour: faint, x, y: y + written + 1, size: 8.5, align })
  })
  place.y = y + height + 4
  rule(place)
}

function rule({ page, y }: Place): void {
  page.decorate(document =>
    document
      .moveTo(margin, y)
      .lineTo(size.width - margin, y)
      .lineWidth(0.5)
      .stroke(hairline),
  )
}
