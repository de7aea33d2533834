import PDFDocument from 'pdfkit'
import type { TicketPdfData } from '#core/documents/paper.ts'
import { westernText } from '#core/documents/western.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { pageSize } from './sheet.ts'
import { drawTicket } from './ticket-page.ts'

/** The tickets of one bill as a tagged PDF, one A5 page for each: readable on a phone, printed two to an A4 sheet. */
export async function ticketPdf(data: TicketPdfData): Promise<Buffer> {
  const words = documentWords(data.locale)
  const movies = [...new Set(data.tickets.map(ticket => ticket.movieTitle))].join(', ')
  const document = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: data.locale,
    info: {
      Title: filled(words.pdfTitle, { movie: movies }),
      Author: westernText(data.tickets[0]?.cinemaName ?? ''),
      Creator: 'Foyer',
      Producer: 'Foyer',
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const whole = document.struct('Document')
  document.addStructure(whole)
  data.tickets.forEach((_, index) => {
    document.addPage()
    drawTicket(document, whole, data, index)
  })
  whole.end()
  document.end()
  return finished
}
