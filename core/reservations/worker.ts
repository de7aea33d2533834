import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { nodeWorker, onFacts, type Worker } from '../worker.ts'
import { scheduleById } from '../programme/store.ts'
import { isDrawn } from '../seating/load.ts'
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
  async function work() {
    const { db, identity, runtime } = node
    const due = showsWithReserved(db).filter(id => isDue(db, id, identity.role, runtime.now()))
    for (let from = 0; from < due.length; from += showsAtOnce)
      await endIn(due.slice(from, from + showsAtOnce))
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
    wakeOn: onFacts(node, new Set(['reservation.cancel_asked'])),
  })
}

/**
 * Whether a reservation of the show that is this node's is over by now, its end asked for, or the show cancelled. Asked of
 * the tables each time: what was asked for may wait for a guest who is paying, and be heard of before the reservation
 * itself, where a box has forgotten that.
 */
function isDue(db: Tx['db'], scheduleId: string, me: Owner, nowMs: number): boolean {
  const schedule = scheduleById(db, scheduleId)
  // It has no seats to free, and must not keep other shows waiting.
  if (!schedule || !isDrawn(db, scheduleId)) return false
  const mine = reservedSeatsOf(db, scheduleId).filter(({ owner }) => owner === me)
  const isOver = mine.some(({ minutesBefore }) => nowMs >= overAtMs(schedule.startMs, minutesBefore))
  if (isOver || (schedule.cancelled && mine.length)) return true
  return [...new Set(mine.map(({ reservationId }) => reservationId))].some(id => isAskedToEnd(db, id))
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
