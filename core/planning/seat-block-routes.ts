import type { Mount } from '../api/mount.ts'
import type { Tenant } from '../api/tenant.ts'
import { blockSeatsOfScreen, freeSeatsOfScreen } from '../seating/blocked/commands.ts'
import { seatBlocksOf } from '../seating/blocked/store.ts'
import { arrangementById } from '../seating/store.ts'
import { comingShows } from './load.ts'
import { blockInEveryShow, freeInEveryShow, readSeatBlocks } from './seat-block-contract.ts'
import { comingShowView, planChangeRoutes, tellShows } from './plan-routes.ts'
import { screenUnknown } from './plan.ts'

/** The plan of a screen and its blocked seats, as they bear on its shows; on box and relay alike. */
export function screenSeatRoutes(mount: Mount): void {
  planChangeRoutes(mount)
  seatBlockRoutes(mount)
}

/** Seats that are kept from sale in every show of a screen. */
function seatBlockRoutes(mount: Mount): void {
  mount(readSeatBlocks, ({ params }, { tenant }) => blocksOf(tenant, params.id))

  mount(blockInEveryShow, async ({ params, body }, { tenant, actor, signedIn }) => {
    const { seats: seatIds, reason, note } = body
    const given = { screenId: params.id, seatIds, reason, note, employeeName: signedIn!.name }
    await tenant.node.execute(actor, tx => blockSeatsOfScreen(tx, given))
    tellShows(tenant, params.id, seatIds)
    return blocksOf(tenant, params.id)
  })

  mount(freeInEveryShow, async ({ params, body }, { tenant, actor, signedIn }) => {
    const given = { screenId: params.id, seatIds: body.seats, employeeName: signedIn!.name }
    await tenant.node.execute(actor, tx => freeSeatsOfScreen(tx, given))
    tellShows(tenant, params.id, body.seats)
    return blocksOf(tenant, params.id)
  })
}

function blocksOf(tenant: Tenant, screenId: string) {
  const { db, catalogue, runtime } = tenant.node
  const planId = catalogue.get('screen', screenId)?.arrangementId
  if (planId === undefined) throw screenUnknown()
  const blocked = seatBlocksOf(db, screenId)
  const gone = new Set(blocked.map(({ seatId }) => seatId))
  const usable = new Set(
    (arrangementById(db, planId)?.seats ?? []).flatMap(({ id }) => (gone.has(id) ? [] : id)),
  )
  const shows = blocked.length ? comingShows({ db, nowMs: runtime.now() }, screenId) : []
  return {
    blocked,
    shows: shows
      .map(show => ({ ...show, taken: show.taken.filter(({ seatId }) => gone.has(seatId)) }))
      .filter(({ taken }) => taken.length > 0)
      .map(show => comingShowView(tenant, show, usable)),
  }
}
