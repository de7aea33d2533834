import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { Refusal } from '#core/refusal.ts'
import { billReceipt, billTickets, billVoucher } from '#core/sales/purchase-contract.ts'
import { readReceipt } from '#core/sales/tickets-contract.ts'
import { goodVouchersOf } from '../payments/purchased-voucher.ts'
import { billOfKey } from '../payments/result-routes.ts'
import { ticketsPdfOf } from './bill-pdf.ts'
import { hasTickets } from './good-tickets.ts'
import { pdfKeyOf, type PdfRenderer } from './pdf-renderer.ts'
import { hasReceipt, receiptPdfOf } from './receipt-pdf.ts'
import { vouchersPdfOf } from './voucher-pdf.ts'

/**
 * What a purchase is taken home as, for whoever has its access key: its tickets, its voucher, its receipt. And the receipt
 * of any bill for who may read bills.
 */
export function documentRoutes(
  mount: Mount,
  pdfs: PdfRenderer,
  publicUrlOf: (tenant: Tenant) => string,
): void {
  const pdf = (
    { tenant, response }: Pick<Context, 'tenant' | 'response'>,
    bill: BillRow,
    what: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> => {
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${[bill.number, what].filter(Boolean).join('-')}.pdf"`)
    return pdfs.pdf(pdfKeyOf(tenant, { id: `${bill.id} ${what}` }), tenant.node.runtime.now, make)
  }

  mount(billTickets, ({ params, query: { line } }, context) => {
    const { tenant } = context
    const bill = billOfKey(tenant, params.uuid)
    if (!hasTickets(tenant.node.db, bill, line)) throw new Refusal('bill_unknown')
    return pdf(context, bill, line === undefined ? '' : String(line), () => ticketsPdfOf(tenant, bill, line))
  })

  mount(billVoucher, ({ params, query: { place } }, context) => {
    const { tenant } = context
    const bill = billOfKey(tenant, params.uuid)
    const vouchers = goodVouchersOf(tenant, bill, place)
    if (!vouchers.length) throw new Refusal('bill_unknown')
    return pdf(context, bill, `voucher${place ?? ''}`, () =>
      vouchersPdfOf(tenant, bill, vouchers, publicUrlOf(tenant)),
    )
  })

  mount(billReceipt, ({ params }, context) => {
    const { tenant } = context
    const bill = paid(billOfKey(tenant, params.uuid))
    return pdf(context, bill, 'receipt', () => receiptPdfOf(tenant, bill))
  })

  mount(readReceipt, ({ params }, context) => {
    const bill = paid(billById(context.tenant.node.db, params.id))
    return pdf(context, bill, 'receipt', () => receiptPdfOf(context.tenant, bill))
  })
}

/** A bill that has a receipt. Refuses `bill_unknown`. */
function paid(bill: BillRow | undefined): BillRow {
  if (!bill || !hasReceipt(bill)) throw new Refusal('bill_unknown')
  return bill
}
