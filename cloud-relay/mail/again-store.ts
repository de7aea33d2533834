import type { Db } from '#core/database/sql.ts'
import { Refusal } from '#core/refusal.ts'
import { keptLetter, markLetter, putLetter } from './letter-store.ts'

/** Between two mails with the same tickets, so that nobody floods a mailbox with somebody's purchase. */
const betweenMs = 5 * 60_000
/** How often the tickets of a purchase are sent on request, beside the first mail. */
const againMost = 5

/** Between two mails with the same tickets by employees, who may have to correct an address at once. */
const byStaffMs = 60_000
const byStaffMost = 20

/**
 * Notes that an employee mails the tickets of a bill, before they are mailed: the mail itself waits in no row, since it may
 * go to another address than the buyer's. Returns what it is about. Refuses `tickets_sent_just_now` within a minute and `tickets_sent_enough`
 * after twenty times.
 */
export function noteTicketsByStaff(db: Db, billId: string, nowMs: number): string {
  const abouts = Array.from({ length: byStaffMost }, (_, index) => `${billId} staff-${index + 1}`)
  const letters = abouts.map(about => keptLetter(db, 'bill', about))
  if (letters.some(letter => letter && nowMs - letter.nextMs < byStaffMs))
    throw new Refusal('tickets_sent_just_now')
  const about = abouts.find((_, index) => !letters[index])
  if (about === undefined) throw new Refusal('tickets_sent_enough')
  putLetter(db, { kind: 'bill', about, nextMs: nowMs })
  markLetter(db, { kind: 'bill', about, tries: 0, state: 'sent', nextMs: nowMs })
  return about
}

/**
 * Owes the buyer of a paid bill the mail with the tickets once more; does nothing while one is on its way. Refuses
 * `mail_sent_lately` within five minutes and `mail_sent_enough` after five times.
 */
export function oweTicketsAgain(db: Db, billId: string, nowMs: number): void {
  const abouts = [billId, ...Array.from({ length: againMost }, (_, index) => `${billId} again-${index + 1}`)]
  const letters = abouts.map(about => keptLetter(db, 'bill', about))
  if (letters.some(letter => letter?.state === 'waiting')) return
  if (letters.some(letter => letter && nowMs - letter.nextMs < betweenMs))
    throw new Refusal('mail_sent_lately')
  const about = abouts.find((_, index) => index > 0 && !letters[index])
  if (about === undefined) throw new Refusal('mail_sent_enough')
  putLetter(db, { kind: 'bill', about, nextMs: nowMs })
}
