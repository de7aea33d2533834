import { Refusal } from '../../refusal.ts'
import type { House } from '../../api/house.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { worksWhere } from '../../access/scope.ts'
import type { WorkEntry } from './contract.ts'
import { askAboutEntry, clearEntry, readWorklist, refundEntry, retryEntry } from './contract.ts'
import { clearEntry as clear, entryNow, refundUnfulfilled, retryRefund } from './commands.ts'
import { unheardCinemas } from '../../journal/unheard.ts'
import { homeOf } from '../load.ts'
import { billById } from '../../billing/store.ts'
import { stuckNow } from './store.ts'
import { waiting, worklistOf, type Waits } from './worklist.ts'

/** Who talks to the provider, where somebody does. */
export type ProviderDesk = {
  /** Asks about a payment or sends a refund now. Refuses `provider_silent`. */
  ask(entry: WorkEntry): Promise<void>
  comparing(): boolean
  /** What the money of a purchase waits for after a repair; null when it moves. */
  waits(cinemaId: string | null): Waits
}

/** The list of stuck money, as a box shows it too; only the relay, which owns the purchases, can act on it. */
export function worklistRoutes(mount: Mount, deskOf?: (house: House) => ProviderDesk): void {
  const entriesOf = ({ house, signedIn }: Pick<Context, 'house' | 'signedIn'>) => {
    const { world, db } = house.node
    const mine = worklistOf(stuckNow(db), world.now()).filter(({ id }) =>
      worksWhere(house.node, signedIn!.cinemas, { entry: id }),
    )
    return mine.map(entry => {
      const home = billById(db, entry.billId) ? homeOf(db, entry.billId) : entry.cinemaId
      return waiting(entry, home, deskOf?.(house).waits(home) ?? null)
    })
  }

  mount(readWorklist, (_, { house, signedIn }) => ({
    entries: entriesOf({ house, signedIn }),
    canAct: deskOf !== undefined,
    comparing: deskOf?.(house).comparing() ?? false,
    unheard: unheardCinemas(house.node),
    now: new Date(house.node.world.now()).toISOString(),
  }))
  if (!deskOf) return

  mount(askAboutEntry, async ({ params }, { house, signedIn }) => {
    const { db, world } = house.node
    await deskOf(house).ask(entryNow({ db, nowMs: world.now() }, params.id))
    return { entries: entriesOf({ house, signedIn }) }
  })

  mount(refundEntry, async ({ params }, { house, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    await house.node.execute(actor, tx => refundUnfulfilled(tx, params.id, { employeeId, name }))
    return { entries: entriesOf({ house, signedIn }) }
  })

  mount(retryEntry, async ({ params }, { house, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    const { db, world } = house.node
    const entry = entryNow({ db, nowMs: world.now() }, params.id)
    await house.node.execute(actor, tx => retryRefund(tx, params.id, { employeeId, name }))
    // Whatever the provider answers: it is ordered from here on, and asked for until it is heard.
    await deskOf(house)
      .ask(entry)
      .catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause
      })
    return { entries: entriesOf({ house, signedIn }) }
  })

  mount(clearEntry, async ({ params, body }, { house, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    await house.node.execute(actor, tx => clear(tx, params.id, { employeeId, name, reason: body.reason }))
    return { entries: entriesOf({ house, signedIn }) }
  })
}
