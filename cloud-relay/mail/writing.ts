import type { SendMailOptions } from 'nodemailer'
import type { House } from '#core/api/house.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById, refundById, type BillRow } from '#core/billing/store.ts'
import { hasTickets, ticketsPdfOf } from '../documents/bill-pdf.ts'
import { letterOf } from './letter.ts'
import type { OwedLetter } from './outbox.ts'
import { returnLetterOf } from './return-letter.ts'
import { twiceLetterOf } from './twice-letter.ts'

/**
 * The mail that is owed, with its attachments; undefined when nobody is to be told any more. Throws while the key to the
 * buyer's name is still to come.
 */
export function writtenLetter(
  house: House,
  { kind, about }: Pick<OwedLetter, 'kind' | 'about'>,
  publicUrl: string,
): Promise<SendMailOptions | undefined> {
  return writers[kind](house, about, publicUrl)
}

type Writer = (house: House, about: string, publicUrl: string) => Promise<SendMailOptions | undefined>

/** The name of a mail is always the same: a mailbox that is sent it twice may show it once. */
const messageId = (about: string, publicUrl: string) => `<${about}@${new URL(publicUrl).hostname}>`

const writers: Record<OwedLetter['kind'], Writer> = {
  async bill(house, billId, publicUrl) {
    const bill = billById(house.node.db, billId)!
    const letter = letterOf(house, bill, publicUrl)
    if (!letter) return undefined
    const attachments = bill.status === 'settled' ? [await ticketsOf(house, bill)] : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.${bill.status}`, publicUrl) }
  },
  async return(house, returnId, publicUrl) {
    const made = returnById(house.node.db, returnId)
    // What was taken back in a recovery is no return any more.
    if (!made) return undefined
    const bill = billById(house.node.db, made.billId)!
    const letter = returnLetterOf(house, bill, made, publicUrl)
    if (!letter) return undefined
    const isNew = made.kind === 'exchange' && hasTickets(house.node.db, bill)
    const attachments = isNew ? [await ticketsOf(house, bill)] : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.return-${made.number}`, publicUrl) }
  },
  async twice(house, refundId, publicUrl) {
    const refund = refundById(house.node.db, refundId)
    const letter = refund && twiceLetterOf(house, billById(house.node.db, refund.billId)!, refund, publicUrl)
    return letter && { ...letter, messageId: messageId(refundId, publicUrl) }
  },
}

async function ticketsOf(house: House, bill: BillRow) {
  return {
    filename: `${bill.number}.pdf`,
    content: await ticketsPdfOf(house, bill),
    contentType: 'application/pdf',
  }
}
