import type { SendMailOptions } from 'nodemailer'
import type { Tenant } from '#core/api/tenant.ts'
import { returnById } from '#core/billing/refunds/store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import { ticketsPdfOf } from '../documents/bill-pdf.ts'
import { hasTickets } from '../documents/good-tickets.ts'
import { billMailOf } from './bill-mail.ts'
import { giftLetterOf } from './gift-letter.ts'
import { giftOf } from './gift-store.ts'
import { isLocale } from '#core/i18n/locale.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { invoiceOf } from './invoice-store.ts'
import { invoiceLetterOf } from './invoice-letter.ts'
import { lateLetterOf } from './late-letter.ts'
import type { Letter } from './letter.ts'
import { ticketLetterOf } from './ticket-letter.ts'
import { trainingMail } from './training-mail.ts'
import { messageLetterOf } from './message-letter.ts'
import type { OwedLetter } from './letter-store.ts'
import { reminderLetterOf } from './reminder-letter.ts'
import { reservationLetterOf } from './reservation-letter.ts'
import { resetLetterOf } from './reset-letter.ts'
import { automationReportOf, holderLetterOf, staffLetterOf } from './automation-letter.ts'
import { announcementLetterOf, cancelledLetterOf, movedLetterOf } from './show-letter.ts'
import { returnLetterOf } from './return-letter.ts'
import { secondStepLetterOf } from './second-step-letter.ts'
import { vouchersPdfOf } from '../documents/voucher-pdf.ts'
import { voucherLetterOf } from './voucher-letter.ts'
import { subscriptionLetterOf } from './subscription-letter.ts'
import { twiceLetterOf } from './twice-letter.ts'
import { waitingAskedLetterOf, waitingOfferLetterOf } from './waiting-letter.ts'

/**
 * The mail to send, with its attachments; undefined when there is no recipient any more. Throws while the key to the
 * buyer's name has not arrived, and where there is nothing but a voucher that is still to be issued.
 */
export function writtenLetter(
  tenant: Tenant,
  { kind, about }: Pick<OwedLetter, 'kind' | 'about'>,
  publicUrl: string,
): Promise<SendMailOptions | undefined> {
  return writers[kind](tenant, about, publicUrl)
}

/** A letter about a purchase says what it is, where that was training. */
function asItIs(tenant: Tenant, bill: BillRow, letter: Letter | undefined): Letter | undefined {
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  return letter && readsTraining(tenant.node.db) ? trainingMail(letter, locale) : letter
}

type Writer = (tenant: Tenant, about: string, publicUrl: string) => Promise<SendMailOptions | undefined>

/** The message id of a mail is always the same: a mailbox that receives it twice may show it once. */
const messageId = (about: string, publicUrl: string) => `<${about}@${new URL(publicUrl).hostname}>`

const writers: Record<OwedLetter['kind'], Writer> = {
  async bill(tenant, about, publicUrl) {
    const mail = billMailOf(tenant, about)
    if (!mail) return undefined
    const { bill, again, vouchers, withTickets } = mail
    const voucher = await voucherLetterOf(tenant, bill, vouchers, publicUrl)
    const ticket = withTickets ? await ticketLetterOf(tenant, bill, publicUrl, vouchers) : undefined
    const written = ticket ?? voucher ?? (mail.isLate ? lateLetterOf(tenant, bill) : undefined)
    const letter = asItIs(tenant, bill, written)
    if (!letter) return undefined
    const name = withTickets ? '-voucher' : ''
    const pdfs = [
      ...(withTickets ? [await ticketsOf(tenant, bill)] : []),
      ...(voucher ? [pdfOf(bill, await vouchersPdfOf(tenant, bill, vouchers, publicUrl), name)] : []),
    ]
    const attachments = [...(letter.attachments ?? []), ...pdfs]
    const id = [bill.id, bill.status, ...(again ? [again] : [])].join('.')
    return { ...letter, attachments, messageId: messageId(id, publicUrl) }
  },
  async return(tenant, returnId, publicUrl) {
    const made = returnById(tenant.node.db, returnId)
    // A return that a recovery reversed is none any more.
    if (!made) return undefined
    const bill = billById(tenant.node.db, made.billId)
    // It went with a history that was not chosen.
    if (!bill) return undefined
    const letter = asItIs(tenant, bill, returnLetterOf(tenant, bill, made, publicUrl))
    if (!letter) return undefined
    const isNew = made.kind === 'exchange' && hasTickets(tenant.node.db, bill)
    const attachments = isNew ? [await ticketsOf(tenant, bill)] : []
    return { ...letter, attachments, messageId: messageId(`${bill.id}.return-${made.number}`, publicUrl) }
  },
  async twice(tenant, refundId, publicUrl) {
    const refund = refundById(tenant.node.db, refundId)
    const bill = refund && billById(tenant.node.db, refund.billId)
    const letter = bill && asItIs(tenant, bill, twiceLetterOf(tenant, bill, refund, publicUrl))
    return letter && { ...letter, messageId: messageId(refundId, publicUrl) }
  },
  async cancelled(tenant, about, publicUrl) {
    const letter = cancelledLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(`${about.replaceAll(' ', '.')}.cancelled`, publicUrl) }
  },
  async moved(tenant, about, publicUrl) {
    const letter = movedLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(about.replaceAll(' ', '.'), publicUrl) }
  },
  async reminder(tenant, about, publicUrl) {
    const letter = reminderLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(`${about.replaceAll(' ', '.')}.reminder`, publicUrl) }
  },
  async reservation(tenant, about, publicUrl) {
    const letter = reservationLetterOf(tenant, about)
    return letter && { ...letter, messageId: messageId(`${about}.reservation`, publicUrl) }
  },
  async message(tenant, about, publicUrl) {
    const letter = messageLetterOf(tenant, about, 'cinema')
    return letter && { ...letter, messageId: messageId(about, publicUrl) }
  },
  async message_copy(tenant, about, publicUrl) {
    const letter = messageLetterOf(tenant, about, 'copy')
    return letter && { ...letter, messageId: messageId(`${about}.copy`, publicUrl) }
  },
  async invoice(tenant, about, publicUrl) {
    const letter = await invoiceLetterOf(tenant, invoiceOf(about))
    return (
      letter && {
        ...letter,
        messageId: messageId(`${about.replaceAll(' ', '.')}.${tenant.node.runtime.now()}`, publicUrl),
      }
    )
  },
  async subscription(tenant, about, publicUrl) {
    const letter = subscriptionLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(`${about}.subscription`, publicUrl) }
  },
  async waiting_asked(tenant, about, publicUrl) {
    const letter = waitingAskedLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(`${about}.waiting`, publicUrl) }
  },
  async waiting_offer(tenant, about, publicUrl) {
    const letter = waitingOfferLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(`${about}.offer`, publicUrl) }
  },
  async announcement(tenant, about, publicUrl) {
    const [billId = ''] = about.split(' ')
    const bill = billById(tenant.node.db, billId)
    const letter = bill && asItIs(tenant, bill, announcementLetterOf(tenant, about, publicUrl))
    return letter && { ...letter, messageId: messageId(about.replaceAll(' ', '.'), publicUrl) }
  },
  async voucher_ending(tenant, about, publicUrl) {
    const letter = holderLetterOf(tenant, about)
    return letter && { ...letter, messageId: messageId(`${about}.voucher`, publicUrl) }
  },
  async voucher_gift(tenant, about, publicUrl) {
    const bill = billById(tenant.node.db, giftOf(about).billId)
    const letter = bill && asItIs(tenant, bill, await giftLetterOf(tenant, about, publicUrl))
    return letter && { ...letter, messageId: messageId(`${about.replaceAll(' ', '.')}.gift`, publicUrl) }
  },
  async automation_staff(tenant, about, publicUrl) {
    const letter = staffLetterOf(tenant, about, publicUrl)
    return letter && { ...letter, messageId: messageId(about.replaceAll(' ', '.'), publicUrl) }
  },
  async automation_report(tenant, about, publicUrl) {
    const letter = await automationReportOf(tenant, about)
    return letter && { ...letter, messageId: messageId(about.replaceAll(' ', '.'), publicUrl) }
  },
  async reset(tenant, about, publicUrl) {
    return resetLetterOf(tenant, about, publicUrl)
  },
  async second_step(tenant, about) {
    return secondStepLetterOf(tenant, about)
  },
}

async function ticketsOf(tenant: Tenant, bill: BillRow) {
  return pdfOf(bill, await ticketsPdfOf(tenant, bill))
}

const pdfOf = ({ number }: BillRow, content: Buffer, name = '') => ({
  filename: `${number}${name}.pdf`,
  content,
  contentType: 'application/pdf',
})
