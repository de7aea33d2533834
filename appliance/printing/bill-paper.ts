import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { PaperDocument, ReceiptData, TicketData } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { isoIn } from '#core/programme/day.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'

/**
 * Everything that is printed for a recorded bill: its receipt, then a stub for each ticket. A reprint includes
 * exchanges and leaves out tickets that ended.
 */
export function billPaper(tenant: Tenant, bill: BillRow, copy: boolean): PaperDocument[] {
  const { db } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const lines = linesNow(db, bill.id).filter(line => !line.exchanged)
  const exchanged = returnsOf(db, bill.id)
    .filter(made => made.kind === 'exchange')
    .flatMap(made => moneyOf(db, made))
  const receipt: ReceiptData = {
    ...sellerOf(tenant, bill),
    billNumber: bill.number ?? '',
    at: atCinema(tenant, bill, bill.settledAt ?? bill.openedAt),
    cashierName: bill.employeeName ?? '',
    registerName: bill.device ?? '',
    lines: together(lines),
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    roundingCents: paymentsOf(db, bill.id).reduce((sum, { roundingCents }) => sum + roundingCents, 0),
    paidBy: paymentsOf(db, bill.id)
      .filter(payment => payment.status === 'paid')
      .map(payment => ({
        method: payment.method,
        cents: exchanged.reduce(
          (cents, part) => (part.paymentId === payment.id ? cents - part.cents : cents),
          payment.cents,
        ),
        ...(payment.tenderedCents === null ? {} : { tenderedCents: payment.tenderedCents }),
        ...(payment.changeCents === null ? {} : { changeCents: payment.changeCents }),
      })),
    vat: vatTable(lines),
    copy,
  }
  const remaining = lines.filter(line => line.left > 0)
  return [receiptDocument(receipt, locale), ...stubsOf(tenant, bill, remaining, locale, copy)]
}

/** A stub for each ticket among lines. */
export function stubsOf(
  tenant: Tenant,
  bill: BillRow,
  lines: readonly BillLine[],
  locale: Locale,
  copy: boolean,
): PaperDocument[] {
  const { cinemaName } = sellerOf(tenant, bill)
  return lines
    .filter(line => line.kind === 'ticket')
    .map((line): TicketData => {
      const facts = loadTicketFacts(tenant, line, locale)
      const code = writeTicketCode(facts.code, tenant.keys.own)
      return { ...facts.ticket, code, cinemaName, billNumber: bill.number ?? '', copy }
    })
    .map(stub => ticketStubDocument(stub, locale))
}

/** The seller's data that tax law requires on every slip. */
export function sellerOf({ node: { catalogue } }: Tenant, bill: BillRow) {
  const cinema = catalogue.get('cinema', bill.cinemaId)!
  return {
    cinemaName: cinema.name,
    addressLines: [cinema.address1, `${cinema.zip} ${cinema.city}`],
    vatNumber: exhibitorOf(catalogue)?.vatNumber ?? '',
  }
}

export function atCinema({ node: { catalogue } }: Tenant, bill: BillRow, at: string): string {
  return isoIn(Date.parse(at), catalogue.get('cinema', bill.cinemaId)!.timezone)
}

/** Equal tickets and products as one line. */
export function together(lines: readonly BillLine[]): ReceiptData['lines'] {
  const merged = new Map<string, ReceiptData['lines'][number]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.text} ${line.unitCents} ${line.vatRate}`
    const known = merged.get(key)
    merged.set(key, {
      text: line.text,
      quantity: (known?.quantity ?? 0) + line.quantity,
      unitCents: line.unitCents,
      totalCents: (known?.totalCents ?? 0) + line.totalCents,
      discountCents: (known?.discountCents ?? 0) + (line.discountCents ?? 0),
      vatRate: line.vatRate,
    })
  }
  return [...merged.values()]
}

/** VAT within the lines, by rate, as it was rounded when they were sold; negative for returned lines. */
export function vatTable(
  lines: readonly Pick<BillLine, 'vatRate' | 'vatCents' | 'totalCents'>[],
): ReceiptData['vat'] {
  const byRate = new Map<number, { vatCents: number; baseCents: number }>()
  for (const { vatRate, vatCents, totalCents } of lines) {
    const known = byRate.get(vatRate) ?? { vatCents: 0, baseCents: 0 }
    byRate.set(vatRate, {
      vatCents: known.vatCents + vatCents,
      baseCents: known.baseCents + totalCents - vatCents,
    })
  }
  return [...byRate].sort(([a], [b]) => a - b).map(([rate, sums]) => ({ rate, ...sums }))
}
