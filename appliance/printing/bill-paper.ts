import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { House } from '#core/api/house.ts'
import type { PaperDocument, ReceiptData, TicketData } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { vatWithin } from '#core/pricing/vat.ts'
import type { Cinema, Exhibitor } from '#core/programme/cinema.ts'
import { isoIn } from '#core/programme/day.ts'
import type { BillLine } from '#core/sales/bill.ts'
import { linesOf, paymentsOf, type BillRow } from '#core/sales/store.ts'
import { ticketFacts } from '#core/documents/ticket-facts.ts'

/** Everything a recorded bill puts on paper: its receipt, then a stub for each ticket. */
export function billPaper(house: House, bill: BillRow, copy: boolean): PaperDocument[] {
  const { catalogue, db } = house.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const cinema = catalogue.get<Cinema>('cinema', bill.cinemaId)!
  const lines = linesOf(db, bill.id)
  const receipt: ReceiptData = {
    cinemaName: cinema.name,
    addressLines: [cinema.address1, `${cinema.zip} ${cinema.city}`],
    vatNumber: catalogue.all<Exhibitor>('exhibitor')[0]?.vatNumber ?? '',
    billNumber: bill.number ?? '',
    at: isoIn(Date.parse(bill.settledAt ?? bill.openedAt), cinema.timezone),
    cashierName: bill.employeeName ?? '',
    registerName: bill.device ?? '',
    lines: together(lines),
    totalCents: bill.totalCents,
    roundingCents: paymentsOf(db, bill.id)[0]?.roundingCents ?? 0,
    paidBy: paymentsOf(db, bill.id).map(payment => ({
      method: payment.method,
      cents: payment.cents,
      ...(payment.tenderedCents === null ? {} : { tenderedCents: payment.tenderedCents }),
      ...(payment.changeCents === null ? {} : { changeCents: payment.changeCents }),
    })),
    vat: vatTable(lines),
    copy,
  }
  const stubs = lines
    .filter(line => line.kind === 'ticket')
    .map((line): TicketData => {
      const facts = ticketFacts(house, line, locale)
      const code = writeTicketCode({ ...facts.code, nodeId: house.node.identity.nodeId }, house.keys.own)
      return { ...facts.ticket, code, cinemaName: cinema.name, billNumber: bill.number ?? '', copy }
    })
  return [receiptDocument(receipt, locale), ...stubs.map(stub => ticketStubDocument(stub, locale))]
}

/** Equal tickets and products as one line, as people count them. */
function together(lines: readonly BillLine[]): ReceiptData['lines'] {
  const merged = new Map<string, ReceiptData['lines'][number]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.text} ${line.unitCents} ${line.vatRate}`
    const known = merged.get(key)
    merged.set(key, {
      text: line.text,
      quantity: (known?.quantity ?? 0) + line.quantity,
      unitCents: line.unitCents,
      totalCents: (known?.totalCents ?? 0) + line.totalCents,
      vatRate: line.vatRate,
    })
  }
  return [...merged.values()]
}

function vatTable(lines: readonly BillLine[]): ReceiptData['vat'] {
  const byRate = new Map<number, number>()
  for (const line of lines) byRate.set(line.vatRate, (byRate.get(line.vatRate) ?? 0) + line.totalCents)
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, cents]) => ({
      rate,
      vatCents: vatWithin(cents, rate),
      baseCents: cents - vatWithin(cents, rate),
    }))
}
