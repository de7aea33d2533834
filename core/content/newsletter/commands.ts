import type { Locale } from '../../i18n/locale.ts'
import type { Tx } from '../../journal/node.ts'
import { privatePart, type PrivateReading } from '../../journal/storage/private-store.ts'
import { Refusal } from '../../refusal.ts'
import { consentNow } from './consent.ts'
import type { SubscriberParts, SubscriptionAsked, WayOut } from './facts.ts'
import { confirmDays } from './link.ts'
import { mayBeAsked } from './may-ask.ts'
import {
  isSubscribed,
  staleSubscribers,
  subscriberById,
  subscribersOf,
  type SubscriberRow,
} from './subscriber-store.ts'

const dayMs = 86_400_000
/** How long it can be told why somebody who left had been written to. */
const endedDays = 30
const forgottenAtOnce = 200

const waits = ({ confirmedAt, endedAt }: SubscriberRow) => confirmedAt === null && endedAt === null

/** Whether an address is mailed now when somebody asks with it. */
export function wouldAsk(at: PrivateReading, email: string, nowMs: number): boolean {
  const before = subscribersOf(at, email)
  return mayBeAsked(
    before.map(row => ({ at: row.at, waits: waits(row) })),
    nowMs,
  )
}

/**
 * Notes that somebody asks for the newsletter; the mail with the link follows from that. Nothing where the address was
 * asked a short while ago.
 */
export function askToSubscribe(
  tx: Tx,
  parts: SubscriberParts,
  { locale, via }: { locale: Locale; via: SubscriptionAsked['via'] },
): void {
  if (!wouldAsk(tx, parts.email, tx.nowMs)) return
  tx.append(
    'exhibitor',
    'subscription.asked',
    { subscriberId: tx.id(), locale, via, wording: consentNow },
    parts,
  )
}

/** Notes a yes. An address that is subscribed already stays so once. Refuses `newsletter_link_over`. */
export function confirm(tx: Tx, subscriberId: string): void {
  const row = subscriberById(tx.db, subscriberId)
  const who = row && privatePart<SubscriberParts>(tx, row.privateDigest)
  if (!row || !who || row.endedAt !== null) throw new Refusal('newsletter_link_over')
  if (row.confirmedAt !== null || subscribersOf(tx, who.email).some(isSubscribed)) return
  tx.append('exhibitor', 'subscription.confirmed', { subscriberId })
}

/** Ends what is subscribed, or waits to be, with the same address. Refuses `newsletter_link_over` for nobody's link. */
export function leave(tx: Tx, subscriberId: string, how: 'page' | 'one_click'): void {
  const row = subscriberById(tx.db, subscriberId)
  if (!row) throw new Refusal('newsletter_link_over')
  const who = privatePart<SubscriberParts>(tx, row.privateDigest)
  const all = who ? subscribersOf(tx, who.email) : [row]
  for (const each of all) if (each.endedAt === null) end(tx, each, how, false)
}

/** Ends a subscription and forgets who it was. Refuses `not_found`. */
export function removeSubscriber(tx: Tx, subscriberId: string): void {
  const row = subscriberById(tx.db, subscriberId)
  if (!row || row.gone) throw new Refusal('not_found')
  end(tx, row, 'staff', true)
}

/** Forgets who never confirmed, and who left long ago, some at a time. Returns whether there may be more. */
export function forgetSubscribers(tx: Tx): boolean {
  const daysAgo = (days: number) => new Date(tx.nowMs - days * dayMs).toISOString()
  const stale = staleSubscribers(tx.db, {
    asked: daysAgo(confirmDays),
    ended: daysAgo(endedDays),
    limit: forgottenAtOnce,
  })
  for (const row of stale) end(tx, row, row.endedAt === null ? 'not_confirmed' : 'long_gone', true)
  return stale.length >= forgottenAtOnce
}

/** @param forgotten their private part goes with it, on every node */
export function end(tx: Tx, { id, privateDigest }: SubscriberRow, how: WayOut, forgotten: boolean): void {
  tx.append('exhibitor', 'subscription.ended', { subscriberId: id, how, forgotten })
  if (forgotten && privateDigest !== null)
    tx.append('exhibitor', 'person.erased', { digests: [privateDigest] })
}
