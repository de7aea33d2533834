import { trainingText } from '#core/documents/training-mark.ts'
import { amountText, filled, moneyText, rateText } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { accentRgb } from './accent.ts'
import type { Letterhead, LetterheadLine } from './letterhead.ts'
import { faint, hairline, sheet, stop, white, type Sheet, type TextLook } from './sheet.ts'
import { taggedPdf } from './tagged-pdf.ts'

/** A4 in points. */
const size = { width: 595.28, height: 841.89 }
const margin = 50
const inner = size.width - 2 * margin
const bottom = size.height - 64

/** A paper about money as a tagged PDF on A4, on as many pages as it needs; each says which of how many it is. */
export function letterheadPdf(data: Letterhead): Promise<Buffer> {
  const about = { size, title: data.title, author: data.sellerName, locale: data.locale, buffered: true }
  return taggedPdf(about, (document, whole) => {
    const section = document.struct('Sect')
    whole.add(section)
    const page = sheet(document, section)
    const words = documentWords(data.locale)
    const place = { page, data, words, y: 0, add: () => void document.addPage() }
    nextPage(place)
    drawHead(place)
    for (const group of data.groups) drawGroup(place, group)
    drawSums(place)
    for (const table of data.vat) drawVat(place, table)
    for (const note of data.notes) {
      const look = { width: inner, colour: faint }
      needs(place, page.height(note, 9.5, look) + 6)
      place.y += page.write(note, { ...look, x: margin, y: place.y, size: 9.5 }) + 6
    }
    const { start, count } = document.bufferedPageRange()
    for (let at = start; at < start + count; at += 1) {
      document.switchToPage(at)
      drawFoot(place, filled(words.pageOf, { number: at + 1, count }))
    }
    section.end()
  })
}

/** Where on the paper the next thing goes. */
type Place = { page: Sheet; data: Letterhead; words: DocumentWords; y: number; add: () => void }

/** Goes on to another page where so many points are not left on this one. */
function needs(place: Place, height: number): boolean {
  if (place.y + height <= bottom) return false
  nextPage(place)
  return true
}

function nextPage(place: Place): void {
  place.add()
  place.y = margin
  const { page, data } = place
  page.decorate(document => document.rect(0, 0, size.width, 10).fill(accentRgb(data.accentHue)))
  if (!data.training) return
  page.decorate(document => document.rect(0, 10, size.width, 20).fill(stop))
  const look = { width: inner, bold: true, align: 'center', colour: white } as const
  page.write(trainingText(data.locale), { ...look, x: margin, y: 14, size: 12 })
}

function drawHead(place: Place): void {
  const { page, data } = place
  const half = inner / 2 - 12
  const name = { width: half, bold: true }
  let left = place.y + drawLogo(place)
  left += page.write(data.sellerName, { ...name, x: margin, y: left, size: 15 }) + 3
  for (const text of data.sellerLines)
    left += page.write(text, { width: half, colour: faint, x: margin, y: left, size: 10 }) + 1
  let right = place.y
  for (const [index, text] of data.buyerLines.entries())
    right +=
      page.write(text, {
        width: half,
        x: margin + half + 24,
        y: right,
        size: index === 0 ? 12 : 10,
        bold: index === 0,
      }) + 1
  place.y = Math.max(left, right) + 26
  const look = { width: inner, bold: true }
  const titleSize = page.fitting(data.title, [22, 18, 15, 12], look, 28)
  place.y += page.write(data.title, { ...look, x: margin, y: place.y, size: titleSize, tag: 'H1' }) + 8
  for (const [label, value] of data.facts) {
    page.write(label, { width: 130, colour: faint, x: margin, y: place.y, size: 10 })
    place.y += page.write(value, { width: inner - 140, x: margin + 140, y: place.y, size: 10 }) + 2
  }
  place.y += 14
}

/** Points that the logo may take, and that stand below it. */
const logoMost = { width: 160, height: 44, below: 10 }

/** Returns how high it is with what stands below. */
function drawLogo({ page, data, y }: Place): number {
  const { logo } = data
  if (!logo) return 0
  page.picture(data.sellerName, document => {
    // A flat one stands right above the name.
    document.image(logo, margin, y, { fit: [logoMost.width, logoMost.height], valign: 'bottom' })
  })
  return logoMost.height + logoMost.below
}

/** Where the columns of goods are: their right edges, and their widths. */
const columns = {
  quantity: { x: margin + 265, width: 45 },
  unit: { x: margin + 315, width: 65 },
  vat: { x: margin + 385, width: 40 },
  total: { x: margin + 430, width: inner - 430 },
} as const

function drawGroup(place: Place, group: Letterhead['groups'][number]): void {
  const { page, words } = place
  needs(place, 70)
  if (group.title)
    place.y += page.write(group.title, { width: inner, bold: true, x: margin, y: place.y, size: 11 }) + 4
  drawColumns(place)
  for (const line of group.lines) {
    if (needs(place, lineHeight(page, line) + 6)) drawColumns(place)
    drawLine(place, line)
  }
  place.y += 6

  function drawColumns(to: Place): void {
    const look = { colour: faint, size: 9 }
    page.write(words.goods, { ...look, width: 255, x: margin, y: to.y })
    const heads = { quantity: words.quantity, unit: words.price, vat: words.vat, total: words.vatGross }
    for (const [name, text] of Object.entries(heads) as [keyof typeof columns, string][])
      page.write(text, { ...look, ...columns[name], y: to.y, align: 'right' })
    to.y += 14
    rule(to)
  }
}

const textLook = { width: 255 } satisfies TextLook
const lineHeight = (page: Sheet, line: LetterheadLine) =>
  page.height(line.text, 10, textLook) + (line.note ? page.height(line.note, 8.5, textLook) : 0)

function drawLine(place: Place, line: LetterheadLine): void {
  const { page, data } = place
  const { y } = place
  const cells = {
    quantity: String(line.quantity),
    unit: amountText(line.unitCents, data.locale),
    vat: rateText(line.vatRate, data.locale),
    total: amountText(line.totalCents, data.locale),
  }
  let height = page.write(line.text, { ...textLook, x: margin, y, size: 10 })
  for (const [name, text] of Object.entries(cells) as [keyof typeof columns, string][])
    page.write(text, { ...columns[name], y, size: 10, align: 'right' })
  if (line.note)
    height += page.write(line.note, { ...textLook, colour: faint, x: margin, y: y + height, size: 8.5 })
  place.y += height + 5
}

function drawSums(place: Place): void {
  const { page, data } = place
  needs(place, 22)
  rule(place)
  place.y += 5
  for (const { text, cents, strong } of data.sums) {
    const look = { bold: strong ?? false, size: strong ? 12 : 10 }
    needs(place, 18)
    const { y } = place
    page.write(moneyText(cents, data.locale), {
      ...look,
      x: margin + 385,
      y,
      width: inner - 385,
      align: 'right',
    })
    place.y += page.write(text, { ...look, x: margin + 140, y, width: 235 }) + 4
  }
  place.y += 12
}

function drawVat(place: Place, { title, rates }: Letterhead['vat'][number]): void {
  const { page, words, data } = place
  needs(place, 40 + 14 * rates.length)
  const xs = [margin, margin + 140, margin + 240, margin + 340]
  const row = (cells: readonly string[], look: Partial<TextLook>, points: number) => {
    cells.forEach((text, at) =>
      page.write(text, {
        width: at === 0 ? 130 : 90,
        align: at === 0 ? 'left' : 'right',
        ...look,
        x: xs[at]!,
        y: place.y,
        size: points,
      }),
    )
    place.y += 14
  }
  row([title, words.vatBase, words.vat, words.vatGross], { colour: faint }, 9)
  for (const { rate, baseCents, vatCents } of rates)
    row(
      [
        rateText(rate, data.locale),
        ...[baseCents, vatCents, baseCents + vatCents].map(cents => amountText(cents, data.locale)),
      ],
      {},
      10,
    )
  place.y += 10
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

function drawFoot({ page, data }: Place, text: string): void {
  const y = size.height - 46
  const look = { width: inner - 90, colour: faint }
  const seller = [data.sellerName, ...data.sellerLines].join(' · ')
  const points = page.fitting(seller, [8.5, 7.5, 6.5], look, 22)
  page.write(seller, { ...look, x: margin, y, size: points })
  page.write(text, {
    width: 80,
    colour: faint,
    x: size.width - margin - 80,
    y,
    size: 8.5,
    align: 'right',
  })
}
