import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import type { Db } from '../database/sql.ts'
import { releases, type Tx } from '../journal/node.ts'
import { onlineSaleEndsMs } from '../programme/schedule.ts'
import { scheduleById, schedulesBetween } from '../programme/store.ts'
import { ticketsSoldSince } from './store.ts'
import { changedSeats } from './changed-seats.ts'
import { grantSeats } from './commands.ts'
import { showSeats } from './load.ts'
import { nodeWorker, type Worker } from '../worker.ts'
import { freeSeats } from './seat-state.ts'
import { arrangementById } from './store.ts'
import type { SeatsTransferred } from './apply.ts'
import type { Owner } from './token.ts'
import {
  givingReasons,
  lookBackMs,
  seatsToGive,
  sharesOf,
  type Giving,
  type WaterMarks,
} from './allotment.ts'

/** How often the keeper looks. */
const everyMs = 5000
/**
 * Shows that start within this time are watched: a connection that breaks on Friday evening may be down until Monday.
 */
const aheadMs = 72 * 3_600_000
/** Shows that began this long ago may still be on sale. */
const behindMs = 6 * 3_600_000
/** Every show is checked this often; those whose seats changed, at the next look. */
const allEveryMs = 60_000
/**
 * After the other side handed over seats of a show by itself, this side returns none for so long: with clocks that
 * differ around the end of the online sale, the same seats would go to and fro.
 */
const quietMs = 10 * 60_000
/** Shows of one look; the others wait for the next, so that selling never waits for long. */
const showsPerLook = 20

/**
 * Makes sure that both sides could go on selling if the connection broke now: hands free seats of coming shows to the
 * other side as `allotment.ts` says, by facts of this node. Does nothing while disconnected.
 *
 * @param marks other low and full marks; only a simulator passes them, to see that its checks notice
 */
export function openAllotments(tenant: Tenant, marks?: WaterMarks) {
  const { node } = tenant
  const due = new Set<string>()
  let lookedAtAllMs = -Infinity
  /** When the other side last handed over seats of a show by itself. */
  const lastTransferMs = new Map<string, number>()
  const leave = node.subscribe(({ facts }) => {
    for (const scheduleId of changedSeats(facts).keys()) due.add(scheduleId)
    for (const { type, body } of facts) {
      if (type === 'schedule.created') due.add((body as { id: string }).id)
      if (type === 'seats.transferred') noteTransfer(body as SeatsTransferred)
    }
  })

  function noteTransfer({ to, requestId, tokens }: SeatsTransferred) {
    const byItself = (givingReasons as readonly string[]).includes(requestId)
    if (to === node.identity.role && byItself)
      for (const { scheduleId } of tokens) lastTransferMs.set(scheduleId, node.runtime.now())
  }

  const isQuiet = (scheduleId: string, nowMs: number) =>
    Math.abs(nowMs - (lastTransferMs.get(scheduleId) ?? -Infinity)) < (marks?.quietMs ?? quietMs)

  /** Looks at the shows that are due, at most some at a time; resolves with how many seats were handed over. */
  async function look(): Promise<number> {
    const nowMs = node.runtime.now()
    if (Math.abs(nowMs - lookedAtAllMs) >= allEveryMs) {
      lookedAtAllMs = nowMs
      for (const { id } of schedulesBetween(node.db, nowMs - behindMs, nowMs + aheadMs)) due.add(id)
    }
    const shows = [...due].slice(0, showsPerLook)
    for (const id of shows) due.delete(id)
    const wanting = shows.filter(id => !isQuiet(id, nowMs) && seatsToRebalance(tenant, node.db, id, marks))
    if (!wanting.length) return 0
    return node.execute(nodeActor('allotment'), tx => give(tenant, tx, wanting, marks))
  }

  return { look, close: leave }
}

/**
 * Keeps the allotments.
 *
 * @param marks only a simulator passes others
 */
export function keepAllotments(tenant: Tenant, marks?: WaterMarks): Worker {
  const sets = openAllotments(tenant, marks)
  return nodeWorker(tenant.node, {
    name: 'working sets',
    work: async () => void (await sets.look()),
    everyMs,
    firstMs: everyMs,
    retry: { firstMs: everyMs, longestMs: everyMs },
    logMessage: 'seats could not be handed over',
    // Changes are collected until the next look; none of them is urgent.
    wakeOn: () => sets.close,
  })
}

/** Decides again inside the transaction that hands seats over: baskets may have changed meanwhile. */
function give(tenant: Tenant, tx: Tx, shows: readonly string[], marks: WaterMarks | undefined): number {
  const to: Owner = tx.identity.role === 'box' ? 'relay' : 'box'
  let given = 0
  for (const scheduleId of shows) {
    const giving = seatsToRebalance(tenant, tx.db, scheduleId, marks)
    if (!giving) continue
    const seatIds = giving.seats.map(seat => seat.id)
    given += grantSeats(tx, { scheduleId, seatIds, to, requestId: giving.reason }).seatIds.length
  }
  return given
}

/**
 * What this side should hand over of a show now; nothing while disconnected from its cinema, and nothing from a node
 * that may have lost its own sales of it: a relay goes on with each cinema whose box has told everything.
 */
export function seatsToRebalance(
  { node, line }: Tenant,
  db: Db,
  scheduleId: string,
  marks?: WaterMarks,
): Giving | undefined {
  if (!releases(node) || node.nodeStatus.listens()) return undefined
  const known = scheduleById(db, scheduleId)
  if (!known || known.cancelled || !line.connected(known.cinemaId)) return undefined
  if (!node.nodeStatus.openFor(known.cinemaId)) return undefined
  // A show may be known while its seat plan, from another stream, is missing: the others go on.
  if (!arrangementById(db, known.arrangementId)) return undefined
  const me = node.identity.role
  const nowMs = node.runtime.now()
  if (nowMs < known.startMs - aheadMs || nowMs >= known.endMs) return undefined
  const { schedule, arrangement, seating } = showSeats(db, scheduleId, me, true, nowMs)
  const { mine, theirs } = freeSeats(seating)
  const soldLately = ticketsSoldSince(db, scheduleId, new Date(nowMs - lookBackMs).toISOString())
  const screen = node.catalogue.get('screen', schedule.screenId)
  return seatsToGive(
    {
      me,
      nowMs,
      onlineEndsMs: onlineSaleEndsMs(schedule),
      endMs: schedule.endMs,
      capacity: arrangement.seats.length,
      mine,
      theirs,
      soldLately: { box: soldLately.register, relay: soldLately.site },
      shares: sharesOf(screen, schedule),
    },
    marks,
  )
}
