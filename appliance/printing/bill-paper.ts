import { writeTicketCode } from '#core/admission/ticket-code.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { callNumber } from '#core/billing/call-number.ts'
import { linesToPrepare } from '#core/documents/bar-slip-load.ts'
import { together, vatTable } from '#core/documents/bill-sums.ts'
import { atCinema, receiptTexts, sellerOf } from '#core/documents/seller-load.ts'
import type { PaperDocument, ReceiptData, TicketData } from '#core/documents/paper.ts'
import { receiptDocument } from '#core/documents/receipt.ts'
import { slipLook } from '#core/documents/templates/look-load.ts'
import { ticketStubDocument } from '#core/documents/ticket-stub.ts'
import { trainingSlips } from '#core/documents/training-mark.ts'
import { voucherSlips } from './voucher-paper.ts'
import { inLocale, isLocale, type Locale } from '#core/i18n/locale.ts'
import { invoicesOfBill } from '#core/invoicing/store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import type { BillLine } from '#core/billing/bill.ts'
import { returnsOf } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { paymentsOf } from '#core/billing/payment-store.ts'
import { refreshmentPartsOf } from '#core/vouchers/part-store.ts'
import { leftOf } from '#core/vouchers/refreshments.ts'
import { voucherById } from '#core/vouchers/store.ts'
import { topUpsAmong } from '#core/vouchers/top-up.ts'
import { loadTicketFacts } from '#core/documents/ticket-load.ts'

/**
 * Everything that is printed for a recorded bill: its receipt, then a stub for each ticket and a slip for each voucher. A
 * reprint includes exchanges and leaves out tickets that ended.
 *
 * @param only the line of the one ticket that is wanted; null for all of them
 * @param isSale whether it comes of the sale by itself, and not since somebody asked for it
 */
export function billPaper(
  tenant: Tenant,
  bill: BillRow,
  copy: boolean,
  only: number | null = null,
  isSale = !copy,
): PaperDocument[] {
  const { db } = tenant.node
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const lines = linesNow(db, bill.id).filter(line => !line.exchanged)
  const exchanged = returnsOf(db, bill.id)
    .filter(made => made.kind === 'exchange')
    .flatMap(made => moneyOf(db, made))
  const payments = paymentsOf(db, bill.id)
  const isOnAccount = payments.some(({ method }) => method === 'invoice')
  const invoice = isOnAccount
    ? invoicesOfBill(db, bill.id).find(({ creditNumber }) => creditNumber === null)
    : undefined
  const receipt: ReceiptData = {
    ...sellerOf(tenant, bill),
    ...receiptTexts(tenant, bill, locale),
    billNumber: bill.number ?? '',
    at: atCinema(tenant, bill, bill.settledAt ?? bill.openedAt),
    cashierName: bill.employeeName ?? '',
    registerName: bill.device ?? '',
    lines: withValueLeft(tenant, together(lines), copy ? [] : lines),
    totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    roundingCents: payments.reduce((sum, { roundingCents }) => sum + roundingCents, 0),
    paidBy: payments
      .filter(payment => payment.status === 'paid')
      .map(payment => ({
        method: payment.method,
        ...nameOfMethod(tenant, payment, locale),
        cents: exchanged.reduce(
          (cents, part) => (part.paymentId === payment.id ? cents - part.cents : cents),
          payment.cents,
        ),
        ...(payment.tenderedCents === null ? {} : { tenderedCents: payment.tenderedCents }),
        ...(payment.changeCents === null ? {} : { changeCents: payment.changeCents }),
        ...(payment.tipCents ? { tipCents: payment.tipCents } : {}),
        ...(payment.voucherId === null ? {} : voucherPart(tenant, payment.voucherId, copy)),
        ...(payment.method === 'invoice' && invoice ? { invoiceNumber: invoice.number } : {}),
      })),
    vat: vatTable(lines),
    ...(linesToPrepare(tenant.node.catalogue, bill.cinemaId, lines).length
      ? { callNumber: callNumber(bill.number ?? '') }
      : {}),
    copy,
  }
  const look = slipLook(tenant.node.catalogue, bill.cinemaId, 'receipt', locale)
  const remaining = lines.filter(({ left, line }) => left > 0 && (only === null || line === only))
  return asTheyAre(
    tenant,
    [
      receiptDocument(receipt, locale, look?.blocks),
      ...stubsOf(tenant, bill, remaining, locale, copy),
      ...voucherSlips(tenant, bill, remaining, locale, { copy, isSale }),
    ],
    locale,
  )
}

/**
 * What a way to pay of the exhibitor's own is called. What a provider took is said as paid online, and what every till has
 * by its word.
 */
export function nameOfMethod(
  { node: { catalogue } }: Tenant,
  { method, methodId }: { method: string; methodId: string | null },
  locale: Locale,
): { name?: string } {
  const name = method === 'online' ? undefined : catalogue.get('payment_method', methodId ?? '')?.name
  return name ? { name: inLocale(name, locale) } : {}
}

/** What is on each card that was topped up; a copy is read later and leaves it out. */
function withValueLeft(
  { node: { db } }: Tenant,
  shown: ReceiptData['lines'],
  lines: readonly BillLine[],
): ReceiptData['lines'] {
  const left = new Map(
    topUpsAmong(lines).flatMap(({ voucherId, line }) => {
      const voucher = voucherById(db, voucherId)
      return voucher ? [[line.text, leftOf({ parts: refreshmentPartsOf(db, voucher) })] as const] : []
    }),
  )
  return shown.map(line => {
    const leftCents = left.get(line.text)
    return leftCents === undefined ? line : { ...line, leftCents }
  })
}

/** Which voucher paid by its value, and what is left of that; a copy is read later and leaves it out. */
function voucherPart({ node: { db } }: Tenant, voucherId: string, copy: boolean) {
  const voucher = voucherById(db, voucherId)
  const voucherEnd = voucherId.slice(-4).toUpperCase()
  if (!voucher || copy) return { voucherEnd }
  return { voucherEnd, leftCents: leftOf({ parts: refreshmentPartsOf(db, voucher) }) }
}

/** Slips say large what they are, where they are training. */
export function asTheyAre(tenant: Tenant, slips: PaperDocument[], locale: Locale): PaperDocument[] {
  return readsTraining(tenant.node.db) ? trainingSlips(slips, locale) : slips
}

/** A stub for each ticket among lines whose show is known here. */
export function stubsOf(
  tenant: Tenant,
  bill: BillRow,
  lines: readonly BillLine[],
  locale: Locale,
  copy: boolean,
): PaperDocument[] {
  const { cinemaName } = sellerOf(tenant, bill)
  const look = slipLook(tenant.node.catalogue, bill.cinemaId, 'ticket', locale)
  return lines
    .filter(line => line.kind === 'ticket')
    .flatMap((line): TicketData[] => {
      const facts = loadTicketFacts(tenant, line, locale)
      if (!facts) return []
      const code = writeTicketCode(facts.code, tenant.keys.own)
      return [{ ...facts.ticket, code, cinemaName, billNumber: bill.number ?? '', copy }]
    })
    .map(stub => ticketStubDocument(stub, locale, look))
}
