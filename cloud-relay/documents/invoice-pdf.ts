import { discountNotes } from '#core/documents/receipt.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { vatTable } from '#core/documents/bill-sums.ts'
import { amountText, dateText, dayText, filled } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { InvoiceClient, InvoiceLine } from '#core/invoicing/facts.ts'
import type { InvoiceRow } from '#core/invoicing/store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { Letterhead, LetterheadLine } from './letterhead.ts'
import { letterheadPdf } from './letterhead-pdf.ts'
import { paperLogo } from './paper-logo.ts'

/** What a client is sent: the invoice as it was made, or the credit note over it. */
export type InvoicePaper = 'invoice' | 'credit'

/** An invoice, or the credit note over it, as a PDF in the client's language: made of its fact alone. */
export async function invoicePdfOf(tenant: Tenant, row: InvoiceRow, what: InvoicePaper): Promise<Buffer> {
  return letterheadPdf({ ...invoicePaperOf(tenant, row, what), logo: await paperLogo(tenant) })
}

/** What that PDF says. */
export function invoicePaperOf(tenant: Tenant, row: InvoiceRow, what: InvoicePaper): Letterhead {
  const { catalogue, db } = tenant.node
  const { issued } = row
  const { locale } = issued.client
  const words = documentWords(locale)
  const zone = catalogue.get('cinema', row.cinemaId)?.timezone ?? 'UTC'
  const sign = what === 'credit' ? -1 : 1
  const dayOf = (day: string) => dayText(`${day}T12:00:00Z`, locale, 'UTC')
  const lines = issued.bills.flatMap(bill => bill.lines.map(line => signed(line, sign)))
  const number = what === 'credit' ? (row.creditNumber ?? '') : row.number
  const { seller } = issued
  return {
    locale,
    accentHue: exhibitorOf(catalogue)?.accentHue ?? 75,
    training: readsTraining(db),
    title: filled(what === 'credit' ? words.creditTitle : words.invoiceTitle, { number }),
    sellerName: seller.name,
    sellerLines: [...seller.lines, `${words.vatNumber} ${seller.vatNumber}`, ...(issued.headLines ?? [])],
    buyerLines: addressOf(issued.client, words),
    facts:
      what === 'credit'
        ? [
            [words.invoiceDate, dayOf(row.creditDay ?? issued.day)],
            [words.creditFor, `${row.number}, ${dayOf(issued.day)}`],
            [words.creditReason, row.creditReason ?? ''],
          ]
        : [
            [words.invoiceDate, dayOf(issued.day)],
            ...(issued.dueDay ? [[words.payBy, dayOf(issued.dueDay)] as const] : []),
          ],
    groups: issued.bills.map(bill => ({
      title: `${filled(words.receiptNumber, { number: bill.number })}, ${dateText(bill.soldAt, locale, zone)}`,
      lines: bill.lines.map(line => lineOf(signed(line, sign), locale, words)),
    })),
    sums: [
      { text: words.total, cents: sign * issued.totalCents, strong: true },
      ...(what === 'credit'
        ? []
        : [
            { text: words.alreadyPaid, cents: issued.totalCents - issued.dueCents },
            { text: words.stillToPay, cents: issued.dueCents, strong: true },
          ]),
    ],
    vat: [{ title: words.vat, rates: vatTable(lines) }],
    // How to pay says nothing of what is taken back.
    notes: [...(issued.note ? [issued.note] : []), ...((what === 'invoice' && issued.footLines) || [])],
  }
}

const signed = (line: InvoiceLine, sign: 1 | -1): InvoiceLine =>
  sign === 1
    ? line
    : { ...line, quantity: -line.quantity, vatCents: -line.vatCents, totalCents: -line.totalCents }

function lineOf(line: InvoiceLine, locale: Locale, words: DocumentWords): LetterheadLine {
  const { text, quantity, unitCents, vatRate, totalCents, vatCents } = line
  const net = filled(words.netOf, { sum: amountText(totalCents - vatCents, locale) })
  const notes = [net, ...discountNotes(line, words), line.vatLater ? words.vatLater : '']
  return { text, quantity, unitCents, vatRate, totalCents, note: notes.filter(Boolean).join(' · ') }
}

function addressOf(client: InvoiceClient, words: DocumentWords): string[] {
  const { name, contact, address, zip, city, country, vatNumber, locale } = client
  return [
    name,
    contact,
    address,
    `${zip} ${city}`,
    new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
    vatNumber ? `${words.vatNumber} ${vatNumber}` : '',
  ].filter(Boolean)
}
