import { sql } from 'kysely'
import type { AutomationRan } from '#core/automations/facts.ts'
import type { RefundDone } from '#core/billing/facts.ts'
import { prepared } from '#core/database/prepared.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { isRelayId, parseFact, partsOf, type Fact } from '#core/journal/fact.ts'
import type { Tx } from '#core/journal/node.ts'
import { hasUnreadable } from '#core/journal/storage/outdated.ts'
import { oweAnnouncements, oweMailsOfRun } from './announcement-store.ts'
import { forgottenMs, isRepeated, noteForgotten } from './forgotten-facts-store.ts'
import { oweAllGifts, oweGifts } from './gift-store.ts'
import { invoiceById } from '#core/invoicing/store.ts'
import { noteInvoiceSent, type MayOrder } from './invoice-store.ts'
import { hurryLetters, putLetter } from './letter-store.ts'
import { moveReminders, oweAllReminders, oweReminders, type RemindHours } from './reminder-store.ts'
import { moveReservationMails, oweAllReservationMails, oweReservationMail } from './reservation-store.ts'
import { noteShowsBefore, noteShow } from './show-owed-store.ts'
import type { Replanned } from './sold-place-store.ts'
import { cutUnread, keepUnread, keepUnsure, takeRead, takeSure, type FactAt } from './unread-facts-store.ts'
import { owedColumns, owedRow } from './owed-row.ts'
import { noteWithdrawn, oweWithdrawn } from './withdrawn-shows-store.ts'

const factsAfter = prepared((q, given: { position: number; limit: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('parked', join =>
      join.onRef('parked.origin_id', '=', 'facts.origin_id').onRef('parked.seq', '=', 'facts.seq'),
    )
    .select(['facts.position', 'facts.bytes', 'parked.seq as parkedSeq'])
    .where('facts.position', '>', given.position)
    .orderBy('facts.position')
    .limit(given.limit),
)
const newestFact = prepared(q => q.selectFrom('facts').select(({ fn }) => fn.max('position').as('position')))

/** A bill that was bought online and is settled, or refunded before it was: one mail. */
const oweBill = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(({ selectFrom }) =>
      selectFrom('bills')
        .select(owedRow('bill', sql.ref<string>('id')))
        .where('id', '=', given.id)
        .where('source', '=', 'site')
        .where('private_digest', 'is not', null)
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            eb('status', 'in', ['settled', 'refunded']),
            and([
              eb('status', '=', 'refunding'),
              not(
                exists(
                  selectFrom('refunds')
                    .select('refunds.id')
                    .whereRef('refunds.bill_id', '=', 'bills.id')
                    .where('refunds.status', 'in', ['refunding', 'failed']),
                ),
              ),
            ]),
          ]),
        ),
    ),
)
/** A refund or an exchange, by staff or by the buyer, of a bill that was bought online. */
const oweReturn = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(({ selectFrom }) =>
      selectFrom('returns')
        .innerJoin('bills', 'bills.id', 'returns.bill_id')
        .select(owedRow('return', sql.ref<string>('returns.id')))
        .where('returns.id', '=', given.id)
        .where('bills.source', '=', 'site')
        .where('bills.private_digest', 'is not', null)
        .where(({ or, eb }) =>
          or([
            eb('returns.kind', '=', 'exchange'),
            eb('returns.cents', '>', 0),
            // Turns came back instead of money; the buyer is confirmed what they did.
            eb('returns.reason', '=', 'returned'),
          ]),
        ),
    ),
)
/** A second payment, or one of an exchange that could not be made, that is refunded or about to be. */
const oweTwice = prepared((q, given: { id: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(({ selectFrom }) =>
      selectFrom('refunds')
        .innerJoin('bills', 'bills.id', 'refunds.bill_id')
        .select(owedRow('twice', sql.ref<string>('refunds.id')))
        .where('refunds.id', '=', given.id)
        .where('refunds.reason', 'in', ['paid_twice', 'exchange_over'])
        .where('refunds.status', 'in', ['accepted', 'refunded'])
        .where('bills.private_digest', 'is not', null),
    ),
)
/** Facts that may need a mail, or that help those that wait. */
export const telling = new Set([
  'invoice.issued',
  'invoice.sent',
  'message.received',
  'subscription.asked',
  'reservation.made',
  'waiting.asked',
  'waiting.offered',
  'automation.ran',
  'payment.settled',
  'voucher.addressed',
  'refund.accepted',
  'refund.done',
  'refund.made',
  'exchange.made',
  'schedule.cancelled',
  'schedule.changed',
  'settings.changed',
])

/** Facts that need a mail to whoever has bought, which needs the purchase to be known: of boxes, and runs of a rule. */
const toBuyers = new Set([
  'refund.made',
  'exchange.made',
  'schedule.cancelled',
  'schedule.changed',
  'automation.ran',
])

/** Facts to look at again once all can be read: where a show is may be read only then, which its buyer was not shown. */
const unsureOf = new Set([...toBuyers, 'payment.settled'])

/** How far the journal was read for mails, as a row of `settings`. */
const readKey = 'mails_read'
const factsPerStep = 500
/** A database that was rebuilt from the mirror sends mails of its last day again, as far as they are among so many facts. */
const forgottenFacts = 20_000

/**
 * Notes the mails for facts stored since the last time, one step of at most 500 facts; needs a transaction. Returns
 * whether it has read to the end. It never searches all of history. What this version cannot read yet is noted once it can.
 * What a relay that had lost it is handed back, by its box or its mirror, is not mailed again after a day; only what waits
 * for its own moment is owed.
 *
 * @param mayOrder mails of invoices beyond it are held
 * @param remindHours how long before a show its buyers are reminded in a cinema; 0 not at all
 * @param reservationHours how long before its end a reservation's guest is; 0 not at all
 */
export function noteOwed(
  { db, nowMs, identity }: Pick<Tx, 'db' | 'nowMs' | 'identity'>,
  mayOrder: MayOrder,
  remindHours: RemindHours = () => 0,
  reservationHours: RemindHours = () => 0,
): boolean {
  const from = readTo(db) ?? newest(db) - forgottenFacts
  const isNew = readTo(db) === undefined
  const forgotten = noteForgotten(db, { isNew, newest: newest(db), nowMs })
  if (isNew) {
    oweAllGifts(db)
    oweAllReservationMails(db, reservationHours)
    oweAllReminders(db, nowMs, remindHours)
  }
  const by: By = {
    nowMs,
    remindHours,
    reservationHours,
    mayOrder: id => mayOrder(id, nowMs),
  }
  const hasLeft = ({ position, fact }: FactAt) =>
    isRepeated(forgotten, position, fact.at) ||
    (isOfEarlier(identity, fact) && Date.parse(fact.at) < nowMs - forgottenMs)
  const note = (at: FactAt) =>
    telling.has(at.fact.type) &&
    (hasLeft(at) ? noteTimed : noteOne)(db, at.fact.type, at.fact.body as Owing & Replanned, by)
  oweWithdrawn(db, nowMs)
  takeRead(db).forEach(note)
  for (const { type, body } of takeSure(db)) noteToBuyers(db, type, body as Owing & Replanned)
  const rows = factsAfter.all(db, { position: from, limit: factsPerStep })
  if (!rows.length && !isNew) return true
  const unread: number[] = []
  const unsure: number[] = []
  const isUnsure = hasUnreadable(db)
  for (const { position, bytes, parkedSeq } of rows) {
    const at = { position, fact: parseFact(bytes) }
    // No table has its content yet.
    if (parkedSeq !== null) {
      unread.push(position)
      continue
    }
    note(at)
    if (isUnsure && unsureOf.has(at.fact.type) && !hasLeft(at)) unsure.push(position)
  }
  keepUnread(db, unread)
  keepUnsure(db, unsure)
  writeSetting(db, readKey, String(rows.at(-1)?.position ?? Math.max(from, 0)))
  return rows.length < factsPerStep
}

/** Streams were truncated: positions behind the journal's end will be used again. */
export function noteCut(db: Db): void {
  const read = readTo(db)
  if (read !== undefined && read > newest(db)) writeSetting(db, readKey, String(newest(db)))
  cutUnread(db, newest(db))
  noteWithdrawn(db)
}

function readTo(db: Db): number | undefined {
  const value = readSetting(db, readKey)
  return value === undefined ? undefined : Number(value)
}

const newest = (db: Db) => newestFact.first(db)?.position ?? 0

/** Whether a relay wrote it in an epoch that is over for this one: its mails left then, but where it was lost at once. */
function isOfEarlier({ nodeId, epoch }: Tx['identity'], { origin }: Pick<Fact, 'origin'>): boolean {
  const author = partsOf(origin)
  return isRelayId(author.nodeId) && (author.nodeId !== nodeId || author.epoch !== epoch)
}

type Owing = Partial<RefundDone> & { exchangeId?: string; messageId?: string; subscriberId?: string } & {
  invoiceId?: string
  waitingId?: string
  reservationId?: string
  offerId?: string
  cinemaId?: string
  mail?: boolean
}

type By = {
  nowMs: number
  mayOrder: (cinemaId: string) => boolean
  remindHours: RemindHours
  reservationHours: RemindHours
}

/** Notes what waits for a moment of its own, each of which says when that is and whether it left. */
function noteTimed(db: Db, type: string, body: Owing & Replanned, by: By): void {
  if (type === 'schedule.changed' && body.fields?.place) {
    moveReservationMails(db, body.id!, by.reservationHours)
    moveReminders(db, body.id!, by.remindHours)
  }
  if (type === 'reservation.made') oweReservationMail(db, body.reservationId!, by.reservationHours)
  if (type === 'payment.settled' || type === 'voucher.addressed') oweGifts(db, body.billId!)
  if (type === 'payment.settled') oweReminders(db, body.billId!, by.nowMs, by.remindHours)
}

/** What `unsureOf` names; noted twice, it owes no mail that has left. */
function noteToBuyers(db: Db, type: string, body: Owing & Replanned): void {
  if (type === 'payment.settled') return noteShowsBefore(db, body.billId!)
  if (type === 'refund.made') return void oweReturn.run(db, { id: body.refundId! })
  if (type === 'exchange.made') return void oweReturn.run(db, { id: body.exchangeId! })
  if (type === 'automation.ran') return oweAnnouncements(db, body as unknown as AutomationRan)
  noteShow(db, type, body)
}

function noteOne(db: Db, type: string, body: Owing & Replanned, by: By): void {
  noteTimed(db, type, body, by)
  // Another mail server may take what the one before did not.
  if (type === 'settings.changed') return hurryLetters(db)
  if (type === 'automation.ran') return oweMailsOfRun(db, body as unknown as AutomationRan)
  if (toBuyers.has(type)) return noteToBuyers(db, type, body)
  if (type === 'reservation.made' || type === 'voucher.addressed') return
  if (type === 'invoice.sent') return noteInvoiceSent(db, body.invoiceId!, by.nowMs)
  if (type === 'invoice.issued') {
    if (!body.mail || invoiceById(db, body.invoiceId!)?.sentAt) return
    const state = by.mayOrder(body.cinemaId!) ? 'waiting' : 'held'
    return putLetter(db, { kind: 'invoice', about: body.invoiceId!, nextMs: 0, state })
  }
  if (type === 'message.received') {
    for (const kind of ['message', 'message_copy'] as const)
      putLetter(db, { kind, about: body.messageId!, nextMs: 0 })
    return
  }
  if (type === 'subscription.asked')
    return putLetter(db, { kind: 'subscription', about: body.subscriberId!, nextMs: 0 })
  if (type === 'waiting.asked')
    return putLetter(db, { kind: 'waiting_asked', about: body.waitingId!, nextMs: 0 })
  if (type === 'waiting.offered')
    return putLetter(db, { kind: 'waiting_offer', about: body.offerId!, nextMs: 0 })
  oweBill.run(db, { id: body.billId! })
  if (type === 'payment.settled') noteShowsBefore(db, body.billId!)
  if (type === 'refund.accepted' || type === 'refund.done') oweTwice.run(db, { id: body.refundId! })
}
