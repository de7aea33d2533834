import type { Tenant } from '#core/api/tenant.ts'
import { together, vatTable } from '#core/documents/bill-sums.ts'
import { atCinema, receiptTexts, sellerOf } from '#core/documents/seller-load.ts'
import type { PaperDocument, ReturnData } from '#core/documents/paper.ts'
import { returnDocument } from '#core/documents/return-slip.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { addedBy, backOf, type ReturnRow } from '#core/billing/refunds/store.ts'
import { moneyOf } from '#core/billing/refunds/money-store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { BillRow } from '#core/billing/store.ts'
import { paymentsOnTop } from '#core/billing/payment-store.ts'
import { asTheyAre, nameOfMethod, stubsOf } from './bill-paper.ts'

/** What is printed for a refund or an exchange: its slip, then a stub for each new ticket that is still valid. */
export function returnPaper(tenant: Tenant, bill: BillRow, made: ReturnRow, copy: boolean): PaperDocument[] {
  const { db } = tenant.node
  const locale = isLocale(made.locale) ? made.locale : 'en'
  const lines = linesNow(db, bill.id)
  const back = backOf(db, made.id).map(({ line, quantity, cents, vatCents }) => {
    const sold = lines.find(each => each.line === line)!
    const { inSet: _, ...rest } = sold
    return { ...rest, quantity, totalCents: cents, vatCents, discountCents: 0 }
  })
  const added = addedBy(db, made.id)
  const taken = lines.filter(({ line }) => added.includes(line))
  const sum = (of: readonly { totalCents: number }[]) =>
    of.reduce((cents, line) => cents + line.totalCents, 0)
  const paid = paymentsOnTop(db, made)
  const slip: ReturnData = {
    ...sellerOf(tenant, bill),
    ...receiptTexts(tenant, bill, locale),
    kind: made.kind,
    billNumber: `${bill.number ?? ''}/${made.number}`,
    at: atCinema(tenant, bill, made.at),
    cashierName: made.employeeName ?? '',
    registerName: made.device ?? '',
    back: together(back),
    taken: together(taken),
    totalCents: sum(taken) - sum(back),
    roundingCents: paid.length
      ? paid.reduce((cents, { roundingCents }) => cents + roundingCents, 0)
      : made.roundingCents && -made.roundingCents,
    returned: moneyOf(db, made).map(({ method, cents }) => ({
      method: method as ReturnData['returned'][number]['method'],
      cents,
    })),
    paidBy: paid.map(({ method, methodId, cents, tenderedCents, changeCents }) => ({
      method,
      ...nameOfMethod(tenant, { method, methodId }, locale),
      cents,
      ...(tenderedCents === null ? {} : { tenderedCents }),
      ...(changeCents === null ? {} : { changeCents }),
    })),
    copy,
    vat: vatTable([
      ...taken,
      ...back.map(line => ({ ...line, totalCents: -line.totalCents, vatCents: -line.vatCents })),
    ]),
  }
  const remaining = taken.filter(line => line.left > 0)
  return asTheyAre(
    tenant,
    [returnDocument(slip, locale), ...stubsOf(tenant, bill, remaining, locale, copy)],
    locale,
  )
}
