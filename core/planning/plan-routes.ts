import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { billById } from '../billing/store.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { seatsNow } from '../seating/load.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import { seatEver } from '../seating/plan/store.ts'
import { arrangementById } from '../seating/store.ts'
import { firstShowFor, lostSeats, type ComingShow } from './change-plan.ts'
import { comingShows } from './load.ts'
import { publishPlan as publish } from './plan-commands.ts'
import { publishPlan, readPlanShows, type ComingShowView } from './plan-contract.ts'
import { screenUnknown } from './plan.ts'

/** Giving a screen another seat plan. */
export function planChangeRoutes(mount: Mount): void {
  mount(readPlanShows, ({ params, body }, { tenant }) => {
    const { db, catalogue, runtime } = tenant.node
    if (!catalogue.get('screen', params.id)) throw screenUnknown()
    const ids = new Set(body.seatIds)
    const shows = comingShows({ db, nowMs: runtime.now() }, params.id)
    return { shows: shows.map(show => comingShowView(tenant, show, ids)), first: firstShowFor(shows, ids) }
  })

  mount(publishPlan, async ({ params, body }, { tenant, actor }) => {
    const drawn = { id: body.planId, screenId: params.id, ...body.plan }
    const asked = { drawn, from: body.from, since: body.since }
    const heldThere = await gatherSeats(tenant, asked)
    const arrangement = await tenant.node.execute(actor, tx => publish(tx, asked, heldThere))
    tellShows(tenant, params.id, [])
    return { arrangement }
  })
}

/**
 * Asks the other side for the seats that shows would lose: what it gives nobody can have there, and what it keeps is in
 * somebody's basket. Cut off nothing is asked; a seat sold there at that moment stays sold, and is a conflict to decide.
 *
 * @returns of each show the seats that were not given
 */
export async function gatherSeats(
  { node, line }: Tenant,
  { drawn, since }: { drawn: { screenId: string; seats: readonly { id: string }[] }; since: string | null },
): Promise<Map<string, string[]>> {
  const kept = new Map<string, string[]>()
  const next = new Set(drawn.seats.map(({ id }) => id))
  const me = node.identity.role
  const shows = comingShows({ db: node.db, nowMs: node.runtime.now() }, drawn.screenId)
  const at = since === null ? -1 : shows.findIndex(({ id }) => id === since)
  for (const { id, cinemaId, arrangementId, freeSeating } of at < 0 ? [] : shows.slice(at)) {
    if (freeSeating || !line.connected(cinemaId)) continue
    const gone = (arrangementById(node.db, arrangementId)?.seats ?? []).filter(seat => !next.has(seat.id))
    const ids = gone.map(seat => seat.id)
    if (!ids.length) continue
    const { seating } = seatsNow(node.db, id, ids, me, true, node.runtime.now())
    const theirs = ids.filter(
      seat => tokenOf(seating, seat).owner !== me && seatStateOf(seating, seat) === 'free',
    )
    const given = theirs.length ? await line.requestSeats(cinemaId, id, theirs) : []
    // The line may have been cut meanwhile: then nothing is known of what was not given.
    const refused = theirs.filter(seat => !given.includes(seat))
    if (refused.length && line.connected(cinemaId)) kept.set(id, refused)
  }
  return kept
}

/** A coming show with the seats that its guests have and that are not among these. */
export function comingShowView(
  { node }: Tenant,
  show: ComingShow,
  next: ReadonlySet<string>,
): ComingShowView {
  const { catalogue, db } = node
  const row = scheduleById(db, show.id)!
  const zone = catalogue.get('cinema', show.cinemaId)?.timezone ?? 'UTC'
  return {
    id: show.id,
    movie: catalogue.get('movie', row.movieId)?.title ?? '',
    start: isoIn(show.startMs, zone),
    day: businessDayAt(catalogue, show.cinemaId, show.startMs),
    taken: show.taken.length,
    lost: lostSeats(show, next).map(({ seatId, state, billId }) => {
      const seat = seatEver(db, show.arrangementId, seatId)
      const bill = billId === null ? undefined : billById(db, billId)
      return {
        seatId,
        state,
        row: seat?.row ?? '',
        number: seat?.number ?? 0,
        bill: bill ? { id: bill.id, number: bill.number ?? '' } : null,
      }
    }),
  }
}

/** Plans of more shows than these are not open anywhere. */
const showsAnnounced = 40

/** Pages on which a seat plan of the screen is open read it again. */
export function tellShows(tenant: Tenant, screenId: string, seats: readonly string[]): void {
  const shows = comingShows({ db: tenant.node.db, nowMs: tenant.node.runtime.now() }, screenId)
  for (const { id } of shows.slice(0, showsAnnounced)) tenant.emitSeats(id, seats)
}
