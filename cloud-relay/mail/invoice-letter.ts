import type { SendMailOptions } from 'nodemailer'
import type { Tenant } from '#core/api/tenant.ts'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { translator } from '#core/i18n/translate.ts'
import { invoiceById } from '#core/invoicing/store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { invoicePdfOf } from '../documents/invoice-pdf.ts'
import { page, paragraph, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { trainingMail } from './training-mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The mail with an invoice, and the credit note over it where there is one; undefined where its client has no address. */
export async function invoiceLetterOf(
  tenant: Tenant,
  invoiceId: string,
): Promise<SendMailOptions | undefined> {
  const { node } = tenant
  const row = invoiceById(node.db, invoiceId)
  const exhibitor = exhibitorOf(node.catalogue)
  const sender = senderOf(node.catalogue)
  if (!row?.issued.client.email || !exhibitor || !sender) return undefined
  const { client, dueDay, dueCents, totalCents } = row.issued
  const { locale } = client
  const t = translator(locale, { en, de, fr, nl }[locale])
  const { creditNumber } = row
  const number = creditNumber ?? row.number
  const subject = creditNumber
    ? t('credit_subject', { number, name: exhibitor.tradeName })
    : t('invoice_subject', { number, name: exhibitor.tradeName })
  const sum = formatCents(dueCents || totalCents, locale)
  const due = dueDay ? formatPlainDay(dueDay, locale, longDay) : ''
  const about = creditNumber
    ? t('credit_about', { invoice: row.number })
    : dueCents
      ? t('invoice_due', { sum, day: due })
      : t('invoice_paid', { sum })
  const paragraphs = [t('hello', { name: client.contact || client.name }), about]
  const letter: Letter = {
    ...sender,
    to: { name: client.contact || client.name, address: client.email },
    replyTo: exhibitor.email,
    subject,
    text: [...paragraphs, exhibitor.tradeName].join('\n\n'),
    html: page({ locale, subject, exhibitor }, paragraphs.map(paragraph)),
  }
  const papers = creditNumber ? (['credit', 'invoice'] as const) : (['invoice'] as const)
  const attachments = await Promise.all(
    papers.map(async what => ({
      filename: `${what === 'credit' ? number : row.number}.pdf`,
      content: await invoicePdfOf(tenant, row, what),
      contentType: 'application/pdf',
    })),
  )
  return { ...(readsTraining(node.db) ? trainingMail(letter, locale) : letter), attachments }
}
