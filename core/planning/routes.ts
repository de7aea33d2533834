import { Refusal } from '../refusal.ts'
import type { Context, Mount } from '../api/mount.ts'
import { drawPoster } from '../content/poster.ts'
import { worksIn } from '../access/employee.ts'
import { orderRefunds } from '../billing/refunds/commands.ts'
import { cancelSchedule, createSchedule, setPoster } from './commands.ts'
import { readConflicts, resolveConflict as resolveContract } from './conflict-contract.ts'
import { conflictViews } from './conflict-view-load.ts'
import {
  cancelSchedule as cancelContract,
  createSchedule as createContract,
  moveSchedule as moveContract,
  readProgramme,
  replanSchedule as replanContract,
  showSchedule,
} from './contract.ts'
import { setOwnMinutes as setOwnMinutesContract } from './own-minutes-contract.ts'
import { posterImage, setPoster as setPosterContract } from './poster-contract.ts'
import { moveSchedule, replanSchedule, setOwnMinutes } from './commands.ts'
import { resolveConflict } from './resolve-commands.ts'
import { restoreSchedule, withdrawSchedule } from './undo-commands.ts'
import { restoreSchedule as restoreContract, withdrawSchedule as withdrawContract } from './undo-contract.ts'
import { showOn } from './shown-on-commands.ts'
import { placeholderRoutes } from './placeholder-routes.ts'
import { programmeNow } from './kept-programme-load.ts'
import { movieView, scheduleView } from './view-load.ts'

/** The programme, on box and relay alike. */
export function programmeRoutes(mount: Mount): void {
  mount(readProgramme, ({ query }, { tenant }) => programmeNow(tenant, query))

  placeholderRoutes(mount)

  mount(createContract, async ({ body: { inPlaceOf, ...wanted } }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx => createSchedule(tx, wanted, { inPlaceOf }))
    return { schedule: scheduleView(tenant, row) }
  })

  mount(cancelContract, async ({ params, body }, { tenant, actor, signedIn }) => {
    const row = await tenant.node.execute(actor, tx => {
      const cancelled = cancelSchedule(tx, params.id)
      if (body.refund) orderRefunds(tx, params.id, signedIn!.name)
      return cancelled
    })
    return { schedule: scheduleView(tenant, row) }
  })

  mount(moveContract, async ({ params, body }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx => moveSchedule(tx, params.id, body))
    return { schedule: scheduleView(tenant, row) }
  })

  mount(setOwnMinutesContract, async ({ params, body }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx => setOwnMinutes(tx, params.id, body))
    return { schedule: scheduleView(tenant, row) }
  })

  mount(replanContract, async ({ params, body: { newId, screenId, day, time } }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx =>
      replanSchedule(tx, params.id, newId, { screenId, day, time }),
    )
    return { schedule: scheduleView(tenant, row) }
  })

  mount(showSchedule, async ({ params, body }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx => showOn(tx, params.id, body.shownOn))
    return { schedule: scheduleView(tenant, row) }
  })

  mount(withdrawContract, async ({ params }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => void withdrawSchedule(tx, params.id))
    return {}
  })

  mount(restoreContract, async ({ params, body }, { tenant, actor }) => {
    const row = await tenant.node.execute(actor, tx => restoreSchedule(tx, params.id, body.newId))
    return { schedule: scheduleView(tenant, row) }
  })

  mount(readConflicts, (_, context) => ({ conflicts: conflictsFor(context) }))

  mount(resolveContract, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    if (!conflictsFor(context).some(({ id }) => id === body.conflictId)) throw new Refusal('conflict_changed')
    await tenant.node.execute(actor, tx => resolveConflict(tx, body, signedIn?.permissions ?? []))
    return { conflicts: conflictsFor(context) }
  })

  mount(posterImage, ({ params }, { tenant, response }) => {
    const movie = tenant.node.catalogue.get('movie', params.id)
    if (!movie) throw new Refusal('movie_unknown')
    const drawn = drawPoster(movie)
    response.type('image/svg+xml').set('cache-control', 'public, max-age=3600')
    return drawn
  })

  mount(setPosterContract, async ({ params, body }, { tenant, actor }) => {
    const movie = await tenant.node.execute(actor, tx => setPoster(tx, params.id, body.hash))
    return { movie: movieView(tenant, movie) }
  })
}

/** Conflicts of the cinemas the employee works in, and those of entries all cinemas share. */
function conflictsFor({ tenant, signedIn }: Context) {
  return conflictViews(tenant).filter(({ subjects }) =>
    subjects.every(({ show }) => !show || worksIn(signedIn!.cinemas, show.cinemaId)),
  )
}
