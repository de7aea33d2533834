import type { TicketData, TicketPdfData } from '#core/documents/paper.ts'
import { ageText } from '#core/documents/ticket-stub.ts'
import { dayText, filled, groupedCode, moneyText, timeText } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { trainingText } from '#core/documents/training-mark.ts'
import { westernText } from '#core/documents/western.ts'
import { accentRgb } from './accent.ts'
import { drawBandLogo } from './band-logo.ts'
import { drawQr } from './drawn-qr.ts'
import { faint, hairline, pageSize, sheet, stop, white, type Sheet } from './sheet.ts'

/** Draws one ticket on the page just added. */
export function drawTicket(
  document: PDFKit.PDFDocument,
  whole: PDFKit.PDFStructureElement,
  data: TicketPdfData,
  index: number,
): void {
  const ticket = data.tickets[index]!
  const words = documentWords(data.locale)
  const section = document.struct('Sect')
  whole.add(section)
  const page = sheet(document, section)
  drawBand(page, data, ticket, index, words)
  drawMovie(page, ticket, words)
  drawWhen(page, data, ticket, words)
  drawPlace(page, ticket, words)
  drawCode(page, ticket, words)
  drawFacts(page, data, ticket, words)
  drawFoot(page, data, ticket, words)
  if (data.training) drawTraining(page, trainingText(data.locale))
  section.end()
}

/** A strip under the cinema's name that is read first, and the same across the code, so that no cut leaves it away. */
function drawTraining(page: Sheet, text: string): void {
  page.decorate(document => document.rect(0, 52, pageSize.width, 20).fill(stop))
  page.write(text, {
    x: margin,
    y: 56,
    width: inner,
    size: 13,
    bold: true,
    align: 'center',
    colour: white,
  })
  page.decorate(document => {
    document.save()
    document.rotate(-28, { origin: [pageSize.width / 2, 415] })
    document.font('Helvetica-Bold').fontSize(38).fillColor(stop).fillOpacity(0.55)
    document.text(westernText(text), -80, 400, { width: pageSize.width + 160, align: 'center' })
    document.restore()
  })
}

const margin = 32
const inner = pageSize.width - 2 * margin

function drawBand(
  page: Sheet,
  data: TicketPdfData,
  ticket: TicketData,
  index: number,
  words: DocumentWords,
): void {
  page.decorate(document => document.rect(0, 0, pageSize.width, 52).fill(accentRgb(data.accentHue)))
  const beside = drawBandLogo(page, data.logo, { x: margin, name: ticket.cinemaName })
  const name = { width: 240 - beside, bold: true, narrow: 88 }
  const size = page.fitting(ticket.cinemaName, [17, 14, 12, 10], name, 27)
  const height = page.height(ticket.cinemaName, size, name)
  page.write(ticket.cinemaName, { ...name, x: margin + beside, y: Math.max(12, 27 - height / 2), size })
  const count = filled(words.ticketOf, { number: index + 1, count: data.tickets.length })
  const right = { width: 110, x: pageSize.width - margin - 110, align: 'right', size: 10.5 } as const
  page.write(ticket.copy ? words.copy : count, { ...right, y: 21, bold: Boolean(ticket.copy) })
}

function drawMovie(page: Sheet, ticket: TicketData, words: DocumentWords): void {
  const look = { width: inner, bold: true, narrow: 82 }
  const size = page.fitting(ticket.movieTitle, [56, 48, 42, 38, 34, 30, 25, 21, 17, 14], look, 92)
  const height = page.write(ticket.movieTitle, { ...look, x: margin, y: 70, size, tag: 'H1' })
  const version = [ticket.versionText, ageText(ticket, words)].filter(Boolean).join('  ·  ')
  const quiet = { width: inner, colour: faint }
  const versionSize = page.fitting(version, [12, 10.5, 9, 8], quiet, 15)
  page.write(version, { ...quiet, x: margin, y: 70 + height + 1, size: versionSize })
}

function drawWhen(page: Sheet, data: TicketPdfData, ticket: TicketData, words: DocumentWords): void {
  const day = dayText(ticket.start, data.locale, data.timeZone)
  label(page, words.day, margin, 187, 240)
  page.write(day, { x: margin, y: 203, width: 250, size: 16, narrow: 92, bold: true })
  label(page, words.time, 300, 187, 88)
  page.write(timeText(ticket.start, data.locale, data.timeZone), {
    x: 300,
    y: 199,
    width: 100,
    size: 26,
    bold: true,
    narrow: 88,
  })
}

/** Screen, row and seat, readable at arm's length. */
function drawPlace(page: Sheet, ticket: TicketData, words: DocumentWords): void {
  page.decorate(document => {
    for (const y of [238, 318])
      document
        .moveTo(margin, y)
        .lineTo(pageSize.width - margin, y)
        .lineWidth(0.75)
        .stroke(hairline)
  })
  const big = (name: string, value: string, x: number, width: number) => {
    label(page, name, x, 249, width)
    const look = { width, bold: true, narrow: 86 }
    const size = page.fitting(value, [44, 36, 30, 21, 17, 14, 11], look, 53)
    page.write(value, { ...look, x, y: 263 + (44 - size) * 0.08, size })
  }
  if (ticket.row === null || ticket.seat === null) {
    big(words.screen, ticket.screenName, margin, 160)
    big(words.seat, words.freeSeating, 205, pageSize.width - margin - 205)
    return
  }
  big(words.screen, ticket.screenName, margin, 160)
  big(words.row, ticket.row, 205, 85)
  big(words.seat, String(ticket.seat), 300, 88)
}

const codeSide = 158

function drawCode(page: Sheet, ticket: TicketData, words: DocumentWords): void {
  const alt = filled(words.qrDescription, { code: groupedCode(ticket.shortCode) })
  drawQr(page, ticket.code, { x: margin, y: 336, side: codeSide, alt })
  page.write(groupedCode(ticket.shortCode), {
    x: margin,
    y: 336 + codeSide + 9,
    width: codeSide,
    size: 15,
    bold: true,
    align: 'center',
  })
}

/** Where the foot of a ticket begins: what is beside the code ends above it. */
const foot = 526

function drawFacts(page: Sheet, data: TicketPdfData, ticket: TicketData, words: DocumentWords): void {
  const x = margin + codeSide + 24
  const width = pageSize.width - margin - x
  let y = 335
  const facts = [
    [words.rate, ticketKind(ticket, words)],
    [words.price, `${moneyText(ticket.priceCents, data.locale)}, ${words.vatIncluded}`],
    [words.bill, ticket.billNumber],
    [words.boughtBy, data.buyerName],
    [words.ticketNotice, ticket.notice ?? ''],
  ] as const
  for (const [name, value] of facts.filter(([, value]) => value !== '')) {
    label(page, name, x, y, width)
    y += 13
    const size = page.fitting(value, [11.5, 10, 9, 8, 7], { width, bold: true }, Math.min(29, foot - y))
    y += page.write(value, { x, y, width, size, bold: true }) + 8
  }
}

/** `Normal`, with the seat's class where it is not the usual one: `Normal · Premium`. */
function ticketKind({ rateName, seatClass, seatClassName }: TicketData, words: DocumentWords): string {
  if (seatClassName !== undefined) return `${rateName} · ${seatClassName}`
  return seatClass === 'standard' ? rateName : `${rateName} · ${words[`class_${seatClass}`]}`
}

function drawFoot(page: Sheet, data: TicketPdfData, ticket: TicketData, words: DocumentWords): void {
  page.decorate(document =>
    document
      .moveTo(margin, 530)
      .lineTo(pageSize.width - margin, 530)
      .lineWidth(0.75)
      .stroke(hairline),
  )
  const look = { width: inner, colour: faint }
  const fitted = (text: string, y: number, maxHeight: number) => {
    const size = page.fitting(text, [9.25, 8.5, 8, 7, 6], look, maxHeight)
    return page.write(text, { ...look, x: margin, y, size })
  }
  const first = fitted(`${words.showCode} ${words.conditions}`, 538, 34)
  fitted([ticket.cinemaName, ...data.cinemaAddressLines].join(' · '), 538 + first + 3, 18)
}

function label(page: Sheet, text: string, x: number, y: number, width: number): void {
  page.write(text, { x, y, width, size: 9.5, colour: faint })
}
