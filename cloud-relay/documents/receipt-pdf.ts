import { discountNotes } from '#core/documents/receipt.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { moneyBackOf } from '#core/billing/refunds/money-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { together, vatTable } from '#core/documents/bill-sums.ts'
import { sellerOf } from '#core/documents/seller-load.ts'
import { dayText, filled, timeText } from '#core/documents/wording.ts'
import { documentWords, type DocumentWords } from '#core/i18n/documents/words.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import type { Letterhead, LetterheadLine } from './letterhead.ts'
import { letterheadPdf } from './letterhead-pdf.ts'
import { paperLogo } from './paper-logo.ts'

/** Whether a bill was paid, so that it has a receipt: also when all of it went back since. */
export function hasReceipt(bill: BillRow): boolean {
  return bill.number !== null
}

/**
 * The receipt of a paid bill in its buyer's language. It names nobody: a receipt that names its buyer is an invoice. What
 * went back later stands below what was sold, each as far as it is.
 */
export async function receiptPdfOf(tenant: Tenant, bill: BillRow): Promise<Buffer> {
  return letterheadPdf({ ...receiptOf(tenant, bill), logo: await paperLogo(tenant) })
}

/** What that receipt says. */
export function receiptOf(tenant: Tenant, bill: BillRow): Letterhead {
  const { catalogue, db } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const words = documentWords(locale)
  const zone = catalogue.get('cinema', bill.cinemaId)!.timezone
  const lines = linesNow(db, bill.id).filter(line => !line.exchanged)
  const at = bill.settledAt ?? bill.openedAt
  const left = lines.map(({ vatRate, leftVatCents, leftCents }) => ({
    vatRate,
    vatCents: leftVatCents,
    totalCents: leftCents,
  }))
  const someBack = lines.some(line => line.left < line.quantity || line.leftCents < line.totalCents)
  return {
    locale,
    accentHue: exhibitorOf(catalogue)?.accentHue ?? 75,
    training: readsTraining(db),
    title: filled(words.receiptNumber, { number: bill.number ?? '' }),
    ...sellerHead(tenant, bill, words),
    buyerLines: [],
    facts: [[words.receiptDate, `${dayText(at, locale, zone)}, ${timeText(at, locale, zone)}`]],
    groups: [{ title: '', lines: goodsOf(lines, words) }],
    sums: sumsOf(tenant, bill, lines, words, day => dayText(day, locale, zone)),
    vat: [
      { title: words.vat, rates: vatTable(lines) },
      ...(someBack ? [{ title: words.vatAfterRefunds, rates: vatTable(left) }] : []),
    ],
    notes: [],
  }
}

/** The seller as tax law wants it named: the company by its trade name, the cinema's address, and the VAT number. */
export function sellerHead(tenant: Tenant, bill: Pick<BillRow, 'cinemaId'>, words: DocumentWords) {
  const { cinemaName, addressLines, vatNumber, legalText } = sellerOf(tenant, bill)
  const company = exhibitorOf(tenant.node.catalogue)?.tradeName ?? cinemaName
  return {
    sellerName: company,
    sellerLines: [
      ...(cinemaName === company ? [] : [cinemaName]),
      ...addressLines,
      ...(vatNumber ? [`${words.vatNumber} ${vatNumber}`] : []),
      ...(legalText ? [legalText] : []),
    ],
  }
}

/** Equal lines as one; those of a voucher's value say when its VAT is due. */
export function goodsOf(lines: readonly LineNow[], words: DocumentWords): LetterheadLine[] {
  const kinds = [
    { of: lines.filter(line => line.voucherPart === undefined), note: '' },
    { of: lines.filter(line => line.voucherPart !== undefined), note: words.vatLater },
  ]
  return kinds.flatMap(({ of, note }) =>
    together(of).map(line => {
      const notes = [note, ...discountNotes(line, words)].filter(Boolean)
      return { ...line, ...(notes.length ? { note: notes.join(' · ') } : {}) }
    }),
  )
}

function sumsOf(
  { node: { db } }: Tenant,
  bill: BillRow,
  lines: readonly LineNow[],
  words: DocumentWords,
  dayOf: (at: string) => string,
): Letterhead['sums'] {
  const payments = paymentsOf(db, bill.id).filter(payment => payment.status === 'paid')
  const money = moneyBackOf(db, bill.id).filter(({ paymentStatus }) => paymentStatus === 'paid')
  const rounding = payments.reduce((sum, { roundingCents }) => sum + roundingCents, 0)
  const backWords = { refunded: words.refundedOn, failed: words.refundWaits }
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  const back = money.reduce((sum, { cents }) => sum + cents, 0)
  return [
    { text: words.total, cents: lines.reduce((sum, line) => sum + line.totalCents, 0), strong: true },
    ...(rounding ? [{ text: words.rounding, cents: rounding }] : []),
    ...payments
      .filter(({ cents }) => cents !== 0)
      .map(({ method, cents }) => ({ text: words[`method_${method}`], cents })),
    ...money.map(({ status, at, cents }) => ({
      text: filled(status === 'refunded' || status === 'failed' ? backWords[status] : words.refundUnderWay, {
        day: dayOf(at),
      }),
      cents: -cents,
    })),
    ...(money.length ? [{ text: words.afterRefunds, cents: paid - back, strong: true }] : []),
  ]
}
