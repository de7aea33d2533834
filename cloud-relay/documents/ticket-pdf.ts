import type { TicketPdfData } from '#core/documents/paper.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { pageSize } from './sheet.ts'
import { taggedPdf } from './tagged-pdf.ts'
import { drawTerms } from './terms-page.ts'
import { drawTicket } from './ticket-page.ts'

/**
 * The tickets of one bill as a tagged PDF, one A5 page for each: readable on a phone, printed two to an A4 sheet. The
 * exhibitor's conditions follow.
 */
export async function ticketPdf(data: TicketPdfData): Promise<Buffer> {
  const words = documentWords(data.locale)
  const movies = [...new Set(data.tickets.map(ticket => ticket.movieTitle))].join(', ')
  return taggedPdf(
    {
      size: pageSize,
      title: filled(words.pdfTitle, { movie: movies }),
      author: data.tickets[0]?.cinemaName ?? '',
      locale: data.locale,
    },
    (document, whole) => {
      data.tickets.forEach((_, index) => {
        document.addPage()
        drawTicket(document, whole, data, index)
      })
      drawTerms(document, whole, data.terms ?? [], data.locale)
    },
  )
}
