import type { Db } from '../database/sql.ts'
import { nodeActor, partsOf, type Fact } from '../journal/fact.ts'
import { releases, type Node, type Tx } from '../journal/node.ts'
import { scheduleById, schedulesReadyAfter } from '../programme/store.ts'
import { nodeWorker, onNews, type Worker } from '../worker.ts'
import {
  mayLackSeats,
  seatlessTickets,
  showsEverSold,
  streamsShortOfEnd,
  type SeatlessTicket,
} from './displaced-store.ts'

const actor = nodeActor('recovery')
/** What the other side moved meanwhile may be heard of later. */
const everyMs = 60_000
/** Until it looks again where this node may still learn something. */
const againMs = 5000
/** A show of last night: its guests may come and ask for their money. */
const behindMs = 86_400_000
const atOnce = 100

/**
 * Puts whoever has paid on this side, and whose seat is somebody else's, on the list of guests without their seat: after a
 * person has chosen between two histories, and after two facts moved one seat in emergency mode. A sale stands in the stream of
 * who sold it, what became of its seat or its show may stand in another one, and each has an end of its own: a box that was
 * set back sells a seat which it had given away, and no two facts bear one version. Found in the tables, since no fact tells
 * of it. Shows that are gone are looked for among all that tickets were ever sold for: at a start, after a choice, and until
 * nobody is left to be listed.
 */
export function keepDisplaced(node: Node): Worker {
  let mayBeGone = true

  function note({ type }: Fact): boolean {
    if (type !== 'epoch.opened') return false
    return (mayBeGone = true)
  }

  async function work(): Promise<number | void> {
    if (!mayLackSeats(node.db)) return
    if (!knowsAll(node)) return againMs
    const looked = mayBeGone
    mayBeGone = false
    if (!seatless(node, node.runtime.now(), looked).length) return
    mayBeGone = looked
    await node.execute(actor, tx => tellDisplaced(tx, node, looked))
  }

  return nodeWorker(node, {
    name: 'displaced guests',
    work,
    everyMs,
    firstMs: againMs,
    logMessage: 'guests without their seat could not be listed',
    wakeOn: onNews(node, note),
  })
}

/** The rest of a history that was chosen comes first. A relay goes on with each cinema whose box has told everything. */
function knowsAll(node: Node): boolean {
  const { db, identity, nodeStatus } = node
  const { cinemaId } = identity
  if (!releases(node) || nodeStatus.emergencyMode()) return false
  if (cinemaId !== undefined && !nodeStatus.openFor(cinemaId)) return false
  const isOurs = (origin: string) =>
    cinemaId === undefined || ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope)
  return !streamsShortOfEnd(db).some(isOurs)
}

/** Writes down the guests of this side whose seats are not theirs. */
function tellDisplaced(tx: Tx, { nodeStatus }: Pick<Node, 'nodeStatus'>, goneToo: boolean): void {
  const mine = seatless(tx, tx.nowMs, goneToo).filter(({ cinemaId }) => nodeStatus.openFor(cinemaId))
  const bills = [...Map.groupBy(mine, ({ billId }) => billId)].slice(0, atOnce)
  for (const [billId, tickets] of bills) {
    const { cinemaId } = tickets[0]!
    const seats = tickets.map(({ scheduleId, seatId }) => ({ scheduleId, seatId }))
    tx.append(`cinema:${cinemaId}`, 'guests.displaced', { billId, cinemaId, owner: tx.identity.role, seats })
  }
}

type Seatless = SeatlessTicket & { scheduleId: string }

/** Tickets of this side for shows to come, and for shows that are gone, whose seats are not theirs. */
function seatless(
  { db, identity }: Pick<Node, 'db' | 'identity'>,
  nowMs: number,
  goneToo: boolean,
): Seatless[] {
  return [...showsToLookAt(db, nowMs, goneToo)].flatMap(({ scheduleId, isGone }) =>
    seatlessTickets(db, { scheduleId, isGone, owner: identity.role })
      .filter(({ cinemaId }) => identity.role === 'relay' || cinemaId === identity.cinemaId)
      .map(ticket => ({ ...ticket, scheduleId })),
  )
}

function* showsToLookAt(
  db: Db,
  nowMs: number,
  goneToo: boolean,
): Generator<{ scheduleId: string; isGone: boolean }> {
  for (const { id } of schedulesReadyAfter(db, nowMs - behindMs)) yield { scheduleId: id, isGone: false }
  if (!goneToo) return
  for (const scheduleId of showsEverSold(db))
    if (!scheduleById(db, scheduleId)) yield { scheduleId, isGone: true }
}
