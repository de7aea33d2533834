import type { SendMailOptions } from 'nodemailer'
import type { Tenant } from '#core/api/tenant.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import { hasTickets, ticketsPdfOf } from '../documents/bill-pdf.ts'
import { letterOf } from './letter.ts'
import type { OwedLetter } from './letter-store.ts'
import { resetLetterOf } from './reset-letter.ts'
import { returnLetterOf } from './return-letter.ts'
import { twiceLetterOf } from './twice-letter.ts'

/**
 * The mail to send, with its attachments; undefined when there is no recipient any more. Throws while the key to the
 * buyer's name has not arrived.
 */
export function writtenLetter(
  tenant: Tenant,
  { kind, about }: Pick<OwedLetter, 'kind' | 'about'>,
  publicUrl: string,
): Promise<SendMailOptions | undefined> {
  return writers[kind](tenant, about, publicUrl)
}

type Writer = (tenant: Tenant, about: string, publicUrl: string) => Promise<SendMailOptions | undefined>

/** The message id of a mail is always the same: a mailbox that receives it twice may show it once. */
const messageId = (about: string, publicUrl: string) => `<${about}@${new URL(publicUrl).hostname}>`

const writers: Record<OwedLetter['kind'], Writer> = {
  async bill(tenant, billId, publicUrl) {
    const bill = billById(tenant.node.db, billId)!
    const letter = letterOf(tenant, bill, publicUrl)
    if (!letter) return undefined
    const attachments = bill.status === 'settled' ? [await ticketsOf(tenant, bill)] : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.${bill.status}`, publicUrl) }
  },
  async return(tenant, returnId, publicUrl) {
    const made = returnById(tenant.node.db, returnId)
    // A return that a recovery reversed is none any more.
    if (!made) return undefined
    const bill = billById(tenant.node.db, made.billId)!
    const letter = returnLetterOf(tenant, bill, made, publicUrl)
    if (!letter) return undefined
    const isNew = made.kind === 'exchange' && hasTickets(tenant.node.db, bill)
    const attachments = isNew ? [await ticketsOf(tenant, bill)] : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.return-${made.number}`, publicUrl) }
  },
  async twice(tenant, refundId, publicUrl) {
    const refund = refundById(tenant.node.db, refundId)
    const letter =
      refund && twiceLetterOf(tenant, billById(tenant.node.db, refund.billId)!, refund, publicUrl)
    return letter && { ...letter, messageId: messageId(refundId, publicUrl) }
  },
  async reset(tenant, about, publicUrl) {
    return resetLetterOf(tenant, about, publicUrl)
  },
}

async function ticketsOf(tenant: Tenant, bill: BillRow) {
  return {
    filename: `${bill.number}.pdf`,
    content: await ticketsPdfOf(tenant, bill),
    contentType: 'application/pdf',
  }
}
