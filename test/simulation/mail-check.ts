import type Database from 'better-sqlite3'
import type { Db } from '#core/database/sql.ts'
import { isPaid } from '#core/database/statuses.ts'
import { idSent } from '#core/billing/purchase.ts'
import { linesNow } from '#core/billing/line-store.ts'
import type { LineNow } from '#core/billing/refunds/returns.ts'
import { addedBy, returnsOf } from '#core/billing/refunds/store.ts'
import { billById, type BillRow } from '#core/billing/store.ts'
import type { Change } from '#core/journal/catalogue-facts.ts'
import type { ScheduleFields } from '#core/programme/schedule.ts'
import { scheduleById } from '#core/programme/store.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { hasTickets } from '#relay/documents/good-tickets.ts'
import { giftOf } from '#relay/mail/gift-store.ts'
import { cancelledLetterOf, movedLetterOf } from '#relay/mail/show-letter.ts'
import { canRead, openBoughtPlaces, placeOf } from './bought-places.ts'
import type { openDeliveryCheck } from './delivery-check.ts'
import type { Mailed, MailListeners } from './mail-server.ts'
import { mailboxOf } from './people.ts'
import type { Incarnation, Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Told } from './witness.ts'

/** The place of a show whose buyer was mailed last that it is cancelled. */
const cancelled = 'cancelled'
const publicUrl = 'https://small.example'

/**
 * Mails to visitors: tickets of what was paid, what became of a return, of a show that was cancelled or moved, and of money
 * that came too late or twice. All but those of money that came twice must leave, to whoever bought; no database that kept
 * that one left has it leave again; what the last one says of a show's place is true in the end, and whoever was mailed
 * none finds the show where they bought it. Gifts have a check of their own.
 */
export function openMailCheck(parts: {
  fail: Fail
  stats: Stats
  relay: () => Place
  gifts: ReturnType<typeof openDeliveryCheck>
  /** Whether no clock is so far off that what happened just now is a day old by it. */
  isTimeSure: boolean
}) {
  const { fail, stats, relay, gifts, isTimeSure } = parts
  const left = new Set<string>()
  /** What a database holds as sent, other than what came with a copy of it. */
  const kept = new WeakMap<Database.Database, Set<string>>()
  /** By bill and show, the place that its buyer was mailed last, or that it is cancelled. */
  const places = new Map<string, string>()
  /** By bill and show, whose buyer was mailed a place that is lost with both disks: no node knows that they were. */
  const misled = new Set<string>()
  const bought = openBoughtPlaces(relay)
  const keptHere = () => {
    const here = kept.get(relay().disk) ?? new Set<string>()
    kept.set(relay().disk, here)
    return here
  }

  function leaves(mail: Mailed): void {
    const name = nameOf(mail)
    count(stats, `mails: ${mail.kind}`)
    const isMoved = mail.kind === 'moved'
    const { show, place } = ofMove(mail.about)
    // Whoever was mailed another place since is mailed this one again, and once more where no answer to that is heard.
    const mayRepeat = isMoved && places.get(show) !== place
    if (keptHere().delete(name) && !mayRepeat) fail('mail', `${name} leaves again`)
    left.add(name)
    if (isMoved) places.set(show, place)
    if (mail.kind === 'cancelled') places.set(mail.about, cancelled)
    // A cancellation may go with a history, and the show be cancelled after all.
    if (isMoved) keptHere().delete(`cancelled ${show}`)
    const { tenant } = relay().incarnation!
    const billId = billOf(tenant, mail)
    // Whoever had left for another show, and comes back to this one, is mailed where it is by now.
    for (const [shown, place] of placesIn(tenant, billId, mail)) {
      if (!places.has(shown)) continue
      places.set(shown, place)
      // That it moved there may be owed already.
      keptHere().delete(`moved ${shown} ${place}`)
    }
    // Whoever may have read another place there is mailed the one before anew, when the show is back at it.
    for (const [shown, place] of placesLinkedIn(tenant, billId, mail))
      for (const name of keptHere())
        if (name.startsWith(`moved ${shown} `) && name !== `moved ${shown} ${place}`) keptHere().delete(name)
    const { email } = mailboxOf(idSent(billId))
    if (mail.to !== email) fail('mail', `${name} leaves for ${mail.to}, and ${email} bought it`)
    const ofShow = isMoved || mail.kind === 'cancelled'
    if (ofShow && !hadTickets(tenant.node.db, billId))
      fail('mail', `${name} leaves, and nothing was sold on it`)
  }

  /** Mails that should have left, and buyers who were mailed a place where their show is not. */
  function* unrest({ tenant, node: { db } }: Incarnation): Generator<string> {
    const mustLeave = function* (name: string) {
      if (!left.has(name)) yield `${name} did not leave`
    }
    for (const bill of boughtOnline(tenant)) {
      const { id, status } = bill
      const returns = returnsOf(db, id)
      if (status === 'settled' && hasTickets(db, bill)) yield* mustLeave(`bill ${id}`)
      if (status === 'refunded' && !returns.length) yield* mustLeave(`bill ${id}`)
      for (const made of returns)
        if (made.kind === 'exchange' || made.cents > 0) yield* mustLeave(`return ${made.id}`)
      for (const show of isPaid(status) ? cancelledOf(tenant, id) : [])
        if (cancelledLetterOf(tenant, `${id} ${show}`, publicUrl)) yield* mustLeave(`cancelled ${id} ${show}`)
    }
    for (const [about, place] of places) {
      const [billId = '', showId = ''] = about.split(' ')
      const now = placeOf(db, showId)
      const bill = billById(db, billId)
      if (now === place || !bill || !canRead(tenant, bill)) continue
      if (movedLetterOf(tenant, `${about} ${now}`, publicUrl))
        yield `${about} was mailed to be at ${place}, and is at ${now}`
    }
    yield* bought.unrest(tenant, about => places.has(about) || misled.has(about))
  }

  return {
    see: bought.see,
    hears: (incarnation: Incarnation): MailListeners => ({
      leaves(mail) {
        if (mail.kind !== 'voucher_gift') return leaves(mail)
        gifts.leaves(giftOf(mail.about), relay(), incarnation, incarnation.node.runtime.now())
      },
      isKept: mail => void keptHere().add(nameOf(mail)),
      isNotKept(mail) {
        if (mail.kind === 'voucher_gift') gifts.isNotNoted(giftOf(mail.about), incarnation)
      },
    }),
    /** Nobody can be mailed better who was mailed a move that is lost with both disks. */
    forget(gone: readonly Told[]): void {
      for (const { fact } of gone) {
        const { id, fields } = fact.body as Partial<Change<ScheduleFields>>
        const isCancelled = fact.type === 'schedule.cancelled'
        if (!isCancelled && (fact.type !== 'schedule.changed' || !fields?.place)) continue
        const lost = isCancelled ? cancelled : `${fields!.place!.startMs} ${fields!.place!.screenId}`
        for (const [show, place] of places) {
          if (place !== lost || !show.endsWith(` ${id}`)) continue
          places.delete(show)
          misled.add(show)
        }
      }
    },
    *unrest(isPlayed: boolean, incarnation: Incarnation): Generator<string> {
      yield* gifts.unrest(incarnation)
      if (isPlayed && isTimeSure) yield* unrest(incarnation)
    },
  }
}

const nameOf = ({ kind, about }: Mailed) => `${kind} ${about}`

/** Of a mail about a move: the bill and its show, and the place. */
function ofMove(about: string): { show: string; place: string } {
  const [billId = '', showId = '', startMs = '', screenId = ''] = about.split(' ')
  return { show: `${billId} ${showId}`, place: `${startMs} ${screenId}` }
}

/**
 * By bill and show, the places that a mail with tickets says: about an exchange, those of the tickets it put on the bill.
 */
function placesIn({ node: { db } }: Tenant, billId: string, { kind, about }: Mailed): [string, string][] {
  if (kind !== 'return' && kind !== 'bill') return []
  const added = kind === 'return' && new Set(addedBy(db, about))
  return placesOf(db, billId, ({ line, left }) => (added ? added.has(line) : left > 0))
}

/** By bill and show, the places on the tickets that are left: a mail about an exchange has them with it, one about money links to them. */
function placesLinkedIn({ node: { db } }: Tenant, billId: string, { kind }: Mailed): [string, string][] {
  return kind === 'return' ? placesOf(db, billId, ({ left }) => left > 0) : []
}

function placesOf(db: Db, billId: string, isMeant: (line: LineNow) => boolean): [string, string][] {
  const shows = linesNow(db, billId).flatMap(line =>
    line.scheduleId && isMeant(line) ? [line.scheduleId] : [],
  )
  // A show that went with a history is on no ticket.
  return shows.filter(id => scheduleById(db, id)).map(id => [`${billId} ${id}`, placeOf(db, id)])
}

/** The bill that a mail is about. */
function billOf({ node: { db } }: Tenant, { kind, about }: Mailed): string {
  const ofRow = (table: string) =>
    db.prepare(`SELECT bill_id FROM ${table} WHERE id = ?`).pluck().get(about) as string
  if (kind === 'return') return ofRow('returns')
  return kind === 'twice' ? ofRow('refunds') : about.split(' ')[0]!
}

/** Whether tickets of a purchase were ever its buyer's: it is numbered when it is paid, and has returns only after that. */
function hadTickets(db: Db, billId: string): boolean {
  const bill = billById(db, billId)
  return !bill || isPaid(bill.status) || bill.number !== null || returnsOf(db, billId).length > 0
}

/** Purchases on the website whose buyer can be written to. */
function boughtOnline(tenant: Tenant): BillRow[] {
  const { db } = tenant.node
  const ids = db.prepare("SELECT id FROM bills WHERE source = 'site' ORDER BY id").pluck().all() as string[]
  return ids.map(id => billById(db, id)!).filter(bill => bill.privateDigest && canRead(tenant, bill))
}

/** Shows on a bill that were cancelled. */
function cancelledOf({ node: { db } }: Tenant, billId: string): string[] {
  const shows = db.prepare(
    `SELECT DISTINCT l.schedule_id FROM bill_lines l JOIN schedule_cancellations c ON c.schedule_id = l.schedule_id
     WHERE l.bill_id = ? AND l.kind = 'ticket'`,
  )
  return shows.pluck().all(billId) as string[]
}
