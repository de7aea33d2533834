import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { filled } from '#core/documents/wording.ts'
import { documentWords } from '#core/i18n/documents/words.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { goodTickets } from './good-tickets.ts'
import { paperLogo } from './paper-logo.ts'
import { snacksText } from './snacks-text.ts'
import { termsOf } from './terms-page.ts'
import { ticketPdf } from './ticket-pdf.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/**
 * The PDF with all valid tickets of a bill, in the buyer's language.
 *
 * @param only the one of this line, to be sent on
 */
export async function ticketsPdfOf(tenant: Tenant, bill: BillRow, only?: number): Promise<Buffer> {
  const { catalogue, db } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const cinema = catalogue.get('cinema', bill.cinemaId)!
  // A ticket that is sent on has nothing of the rest of its order.
  const snacks = only === undefined ? snacksText(linesNow(db, bill.id)) : ''
  const collect = snacks ? filled(documentWords(locale).snacksAtCounter, { snacks }) : ''
  const tickets = goodTickets(db, bill, only).map(line => {
    const { ticket, code } = loadTicketFacts(tenant, line, locale)!
    const notice = [ticket.notice, collect].filter(Boolean).join(' ')
    return {
      ...ticket,
      ...(notice ? { notice } : {}),
      cinemaName: cinema.name,
      billNumber: bill.number ?? '',
      code: writeTicketCode(code, tenant.keys.own),
    }
  })
  return ticketPdf({
    tickets,
    cinemaAddressLines: [cinema.address1, `${cinema.zip} ${cinema.city}`],
    buyerName: privatePart<{ name: string }>(tenant.node, bill.privateDigest)?.name ?? '',
    locale,
    timeZone: cinema.timezone,
    accentHue: exhibitorOf(catalogue)?.accentHue ?? 75,
    training: readsTraining(db),
    logo: await paperLogo(tenant),
    terms: termsOf(tenant, 'ticket-conditions', locale),
  })
}
