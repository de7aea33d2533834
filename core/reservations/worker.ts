import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { nodeWorker, onFacts, type Worker } from '../worker.ts'
import { scheduleById } from '../programme/store.ts'
import { endReservations, releaseOverdue } from '../seating/reserved/commands.ts'
import { reservedSeatsOf, showsWithReserved } from '../seating/reserved/store.ts'
import type { Owner } from '../seating/token.ts'
import { overAtMs } from '../seating/reserved/over.ts'
import { eventsOfReservation } from './store.ts'

const everyMs = 5000
/** Shows that one transaction looks after. */
const showsAtOnce = 20

/**
 * Ends reservations whose time is over, those of cancelled shows, and those whose end the other side asked for: as far
 * as this node owns their seats, also while it is cut off. Tells open pages that the seats are free again.
 */
export function keepReservations(tenant: Tenant): Worker {
  const { node } = tenant
  // Facts of before the start are looked at once, later ones when they come.
  let someAsked = true

  async function work() {
    const looked = someAsked
    someAsked = false
    try {
      const due = showsWithReserved(node.db).filter(
        id => looked || isDue(node.db, id, node.identity.role, node.runtime.now()),
      )
      for (let from = 0; from < due.length; from += showsAtOnce)
        await endIn(due.slice(from, from + showsAtOnce))
      // A guest was paying: what was asked for is looked at again, until it is done or they have paid.
      someAsked ||= looked && due.some(id => hasAsked(node.db, id, node.identity.role))
    } catch (cause) {
      someAsked ||= looked
      throw cause
    }
  }

  async function endIn(shows: readonly string[]) {
    const freed = await node.execute(nodeActor('reservations'), tx =>
      shows.filter(id => endDue(tx, id).length > 0),
    )
    for (const id of freed) tenant.emitSeats(id, [])
  }

  return nodeWorker(node, {
    name: 'reservations',
    work,
    everyMs,
    firstMs: everyMs,
    retry: { firstMs: everyMs, longestMs: 60_000 },
    logMessage: 'reservations that are over could not be ended',
    wakeOn: wake =>
      onFacts(
        node,
        new Set(['reservation.cancel_asked']),
      )(() => {
        someAsked = true
        void wake()
      }),
  })
}

/** Whether a reservation of the show that is this node's is over by now, or the show is cancelled. */
function isDue(db: Tx['db'], scheduleId: string, me: Owner, nowMs: number): boolean {
  const schedule = scheduleById(db, scheduleId)
  if (!schedule) return false
  return reservedSeatsOf(db, scheduleId).some(
    ({ owner, minutesBefore }) =>
      owner === me && (schedule.cancelled || nowMs >= overAtMs(schedule.startMs, minutesBefore)),
  )
}

/** Whether the end of a reservation of the show that is this node's is asked for. */
function hasAsked(db: Tx['db'], scheduleId: string, me: Owner): boolean {
  return reservedSeatsOf(db, scheduleId).some(
    ({ owner, reservationId }) => owner === me && isAskedToEnd(db, reservationId),
  )
}

function isAskedToEnd(db: Tx['db'], reservationId: string): boolean {
  return eventsOfReservation(db, reservationId).some(({ kind }) => kind === 'cancel_asked')
}

/**
 * Ends what is due of one show.
 *
 * @returns the seats that are free again
 */
export function endDue(tx: Tx, scheduleId: string): string[] {
  if (scheduleById(tx.db, scheduleId)?.cancelled)
    return endReservations(tx, scheduleId, {
      kind: 'reservation.cancelled',
      reason: 'show_cancelled',
      employeeName: '',
      which: () => true,
    })
  const asked = endReservations(tx, scheduleId, {
    kind: 'reservation.cancelled',
    reason: 'given_back',
    employeeName: '',
    which: ({ reservationId }) => isAskedToEnd(tx.db, reservationId),
  })
  return [...asked, ...releaseOverdue(tx, scheduleId)]
}
