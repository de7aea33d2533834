import { noteSecurity } from '#core/access/security-log.ts'
import type { Context, Mount } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { Refusal } from '#core/refusal.ts'
import { readTickets, sendTickets } from '#core/sales/tickets-contract.ts'
import { ticketsPdfOf } from '../documents/bill-pdf.ts'
import { hasTickets } from '../documents/good-tickets.ts'
import { pdfKeyOf, type PdfRenderer } from '../documents/pdf-renderer.ts'
import { noteTicketsByStaff } from './again-store.ts'
import type { Post } from './post.ts'
import { sendNow } from './send-now.ts'
import { writtenLetter } from './writing.ts'

/**
 * The tickets of a website order for employees: as a PDF, and by mail to the buyer or, by a manager, to another address.
 * Who did is in the security log. The answer waits for the mail server, so that nobody says "sent" of what was not.
 */
export function staffTicketRoutes(
  mount: Mount,
  pdfs: PdfRenderer,
  of: { post: (tenant: Tenant) => Post; publicUrl: (tenant: Tenant) => string },
): void {
  mount(readTickets, ({ params }, context) => {
    const { tenant, response } = context
    const bill = orderWithTickets(tenant, params.id)
    response
      .type('application/pdf')
      .set('cache-control', 'no-store')
      .set('content-disposition', `inline; filename="${bill.number}.pdf"`)
    note(context, 'tickets.opened', { bill: bill.id })
    return pdfs.pdf(pdfKeyOf(tenant, bill), tenant.node.runtime.now, () => ticketsPdfOf(tenant, bill))
  })

  mount(sendTickets, async ({ params, body }, context) => {
    const { tenant, actor, signedIn } = context
    const { node } = tenant
    const bill = orderWithTickets(tenant, params.id)
    const buyer = privatePart<{ email: string }>(node, bill.privateDigest)?.email
    if (buyer === undefined) throw new Refusal('bill_unknown')
    const another = body.to !== undefined && body.to.toLowerCase() !== buyer.toLowerCase()
    if (another && !signedIn!.permissions.includes('refund_used')) throw new Refusal('not_allowed')
    const post = of.post(tenant)
    if (!post.server()) throw new Refusal('mail_not_set_up')
    const about = await node.execute(actor, tx => noteTicketsByStaff(tx.db, bill.id, tx.nowMs))
    note(context, 'tickets.sent_again', { bill: bill.id, to: another ? 'another address' : 'the buyer' })
    const to = another ? body.to! : buyer
    const letter = await writtenLetter(tenant, { kind: 'bill', about }, of.publicUrl(tenant))
    if (!letter) throw new Refusal('bill_unknown')
    await sendNow(post, another ? { ...letter, to: { name: '', address: to } } : letter)
    return { to }
  })
}

/** A paid order of the website whose tickets are good. Refuses `bill_unknown`. */
function orderWithTickets(tenant: Tenant, id: string): BillRow {
  const bill = billById(tenant.node.db, id)
  if (bill?.source !== 'site' || !hasTickets(tenant.node.db, bill)) throw new Refusal('bill_unknown')
  return bill
}

function note(
  { tenant, actor, request }: Context,
  event: 'tickets.sent_again' | 'tickets.opened',
  about: Record<string, string>,
): void {
  noteSecurity(tenant.node.runtime, event, { who: actor.who, address: request.ip, ...about })
}
