import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { requireInvoice } from '#core/invoicing/invoice.ts'
import { mailInvoice, readCreditPdf, readInvoicePdf } from '#core/invoicing/paper-contract.ts'
import { invoiceById } from '#core/invoicing/store.ts'
import { Refusal } from '#core/refusal.ts'
import { oweInvoice } from '../mail/invoice-store.ts'
import type { Post } from '../mail/post.ts'
import { invoicePdfOf, type InvoicePaper } from './invoice-pdf.ts'
import { pdfKeyOf, type PdfRenderer } from './pdf-renderer.ts'

/** Invoices and credit notes as PDF and by mail, which only the relay makes and sends. */
export function invoicePaperRoutes(mount: Mount, pdfs: PdfRenderer, postOf: (tenant: Tenant) => Post): void {
  const pdf = ({ tenant, response }: Context, id: string, what: InvoicePaper) => {
    const row = requireInvoice(invoiceById(tenant.node.db, id))
    const number = what === 'credit' ? row.creditNumber : row.number
    if (number === null) throw new Refusal('invoice_unknown')
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${number}.pdf"`)
    const key = pdfKeyOf(tenant, { id: `${id} ${what}` })
    return pdfs.pdf(key, tenant.node.runtime.now, () => invoicePdfOf(tenant, row, what))
  }
  mount(readInvoicePdf, ({ params }, context) => pdf(context, params.id, 'invoice'))
  mount(readCreditPdf, ({ params }, context) => pdf(context, params.id, 'credit'))

  mount(mailInvoice, async ({ params }, { tenant, actor }) => {
    const invoice = requireInvoice(invoiceById(tenant.node.db, params.id))
    const { email } = invoice.issued.client
    if (!email) throw new Refusal('client_without_mail')
    if (!postOf(tenant).server()) throw new Refusal('mail_not_set_up')
    await tenant.node.execute(actor, tx => oweInvoice(tx.db, invoice, tx.nowMs))
    return { to: email }
  })
}
