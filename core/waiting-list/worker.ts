import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { Refusal } from '../refusal.ts'
import { isConnected, proposalOfBothSides } from '../seating/gather-commands.ts'
import { isDrawn } from '../seating/load.ts'
import { nextHoldEnd } from '../seating/visitors/offered-store.ts'
import { nodeWorker, onFacts, type Worker } from '../worker.ts'
import { endDueGuests, offerSeats } from './commands.ts'
import { dueIn, nextOffer } from './load.ts'
import { showsAskedFor } from './store.ts'

const everyMs = 15_000
/** Offers of one show in one pass; what is left comes with the next. */
const offersAtOnce = 20

const actor = nodeActor('waiting list')

/** Facts after which seats may be free, or somebody is in line. Seats of baskets that are over come without one. */
const telling = new Set([
  'waiting.confirmed',
  'waiting.ended',
  'waiting.withdrawn',
  'refund.made',
  'exchange.made',
  'payment.closed',
  'payment.settled',
  'seats.unblocked',
  'seats.transferred',
  'reservation.changed',
  'reservation.cancelled',
  'reservation.expired',
  'schedule.changed',
  'schedule.cancelled',
  'settings.changed',
])

/**
 * Offers seats that come free to whoever is next in line, and ends what is over: only at the relay, which has the website
 * and the mail. It looks whenever something may have become free, and when a visitor's basket is over.
 */
export function keepWaitingLists(tenant: Tenant): Worker {
  const { node } = tenant

  async function work(ending: AbortSignal): Promise<number> {
    const shows = showsAskedFor(node.db)
    for (const id of shows) if (!ending.aborted) await lookAfter(id, ending)
    const nowMs = node.runtime.now()
    const ends = shows.flatMap(id => nextHoldEnd(node.db, id, nowMs) ?? [])
    return Math.min(everyMs, ...ends.map(endMs => Math.max(1, endMs - nowMs + 1)))
  }

  async function lookAfter(scheduleId: string, ending: AbortSignal): Promise<void> {
    if (!(await endDue(scheduleId))) return
    for (let nth = 0; nth < offersAtOnce && !ending.aborted; nth++) if (!(await offerOne(scheduleId))) return
  }

  /** Returns whether it could be written: a cinema whose box is waited for keeps no other one's guests waiting. */
  async function endDue(scheduleId: string): Promise<boolean> {
    try {
      while (dueIn({ db: node.db, nowMs: node.runtime.now() }, scheduleId).length)
        if (!(await node.execute(actor, tx => endDueGuests(tx, scheduleId)))) break
      return true
    } catch (cause) {
      if (cause instanceof Refusal) return false
      throw cause
    }
  }

  /** Returns whether something was offered, so that there may be more. */
  async function offerOne(scheduleId: string): Promise<boolean> {
    const { db, catalogue, identity, runtime } = node
    const connected = isConnected(tenant, scheduleId)
    if (!isDrawn(db, scheduleId)) return false
    if (!nextOffer({ db, catalogue, identity, nowMs: runtime.now() }, scheduleId, { connected })) return false
    try {
      const offered = await proposalOfBothSides(tenant, scheduleId, (refused, ownOnly) =>
        node.execute(actor, tx => offerSeats(tx, scheduleId, { connected, heldThere: refused, ownOnly })),
      )
      return offered !== undefined
    } catch (cause) {
      // What looked free was somebody else's by then, or stays with the register; the next pass looks again.
      if (cause instanceof Refusal) return false
      throw cause
    }
  }

  return nodeWorker(node, {
    name: 'waiting list',
    work,
    everyMs,
    firstMs: 1000,
    wakeOn: onFacts(node, telling),
    retry: { firstMs: everyMs, longestMs: 60_000 },
    logMessage: 'seats that came free could not be offered',
  })
}
