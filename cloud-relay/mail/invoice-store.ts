import { sql } from 'kysely'
import { openAllowance } from '#core/api/allowance.ts'
import { prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import type { InvoiceRow } from '#core/invoicing/store.ts'
import { Refusal } from '#core/refusal.ts'
import { keptLetter, markLetter, putLetter } from './letter-store.ts'

/**
 * Mails of new invoices that one cinema orders in a day. Its box names the recipient and a line of the text, and could
 * be in a thief's hands.
 */
export const orderedADay = 100
/** Between two mails with the same paper. */
const betweenMs = 5 * 60_000

/** Whether a cinema may order one more mail now, counting it. */
export type MayOrder = (cinemaId: string, nowMs: number) => boolean

export const openOrders = (): MayOrder => openAllowance({ most: orderedADay, perMs: 24 * 3_600_000 })

const held = prepared(q =>
  q
    .selectFrom('letters')
    .innerJoin('invoices', 'invoices.id', 'letters.about')
    .select(({ fn }) => ['invoices.cinema_id as cinemaId', fn.countAll<number>().as('count')])
    .where('letters.state', '=', 'held')
    // Not by the index that begins with the cinema: it would be read from end to end.
    .groupBy(sql`+invoices.cinema_id`),
)

/** How many mails with invoices each cinema ordered beyond its measure, which nobody has sent since. */
export function heldMails(db: Db): { cinemaId: string; count: number }[] {
  return held.all(db)
}

/** What the mail with an invoice is about: the credit note over it is mailed with another. */
export const aboutInvoice = ({ id, creditNumber }: Pick<InvoiceRow, 'id' | 'creditNumber'>): string =>
  creditNumber === null ? id : `${id} credit`

/** The invoice a mail is about. */
export const invoiceOf = (about: string): string => about.split(' ')[0]!

/** Owes a client the mail with their paper, once more or first. Refuses `mail_sent_lately` within five minutes. */
export function oweInvoice(db: Db, invoice: Pick<InvoiceRow, 'id' | 'creditNumber'>, nowMs: number): void {
  const about = aboutInvoice(invoice)
  const before = keptLetter(db, 'invoice', about)
  if (before?.state === 'waiting') return
  if (before?.state === 'sent' && nowMs - before.nextMs < betweenMs) throw new Refusal('mail_sent_lately')
  putLetter(db, { kind: 'invoice', about, nextMs: nowMs })
}

/** A mail that has left is owed no more: a relay that lost which mails did may hear of the invoice first. */
export function noteInvoiceSent(db: Db, invoiceId: string, nowMs: number): void {
  if (keptLetter(db, 'invoice', invoiceId)?.state !== 'waiting') return
  markLetter(db, { kind: 'invoice', about: invoiceId, state: 'sent', tries: 0, nextMs: nowMs })
}
