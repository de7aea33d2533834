import { Refusal } from '../../refusal.ts'
import type { Tenant } from '../../api/tenant.ts'
import type { Context, Mount } from '../../api/mount.ts'
import { worksWhere } from '../../access/scope.ts'
import type { WorkEntry } from './contract.ts'
import { askAboutEntry, clearEntry, readWorklist, refundEntry, retryEntry } from './contract.ts'
import { clearEntry as clear, entryNow, refundUnfulfilled, retryRefund } from './commands.ts'
import { unsyncedCinemas } from '../../journal/unsynced.ts'
import { responsibleCinemaOf } from '../load.ts'
import { billById } from '../../billing/store.ts'
import { stuckNow } from './store.ts'
import { waiting, worklistOf, type Waits } from './worklist.ts'

/** The actions at the provider, where it is connected. */
export type ProviderActions = {
  /** Asks about a payment or sends a refund now. Refuses `provider_silent`. */
  ask(entry: WorkEntry): Promise<void>
  comparing(): boolean
  /** What money of a purchase at an account waits for after a repair; null when it does not wait. */
  waits(cinemaId: string | null, account: string | null): Waits
}

/** The list of stuck money, as a box shows it too; only the relay, which owns the purchases, can act on it. */
export function worklistRoutes(mount: Mount, providerActionsOf?: (tenant: Tenant) => ProviderActions): void {
  const entriesOf = ({ tenant, signedIn }: Pick<Context, 'tenant' | 'signedIn'>) => {
    const { runtime, db } = tenant.node
    const mine = worklistOf(stuckNow(db), runtime.now()).filter(({ id }) =>
      worksWhere(tenant.node, signedIn!.cinemas, { entry: id }),
    )
    return mine.map(entry => {
      const home = billById(db, entry.billId) ? responsibleCinemaOf(db, entry.billId) : entry.cinemaId
      return waiting(entry, home, providerActionsOf?.(tenant).waits(home, entry.account) ?? null)
    })
  }

  mount(readWorklist, (_, { tenant, signedIn }) => ({
    entries: entriesOf({ tenant, signedIn }),
    methods: methodNames(tenant),
    canAct: providerActionsOf !== undefined,
    comparing: providerActionsOf?.(tenant).comparing() ?? false,
    unsynced: unsyncedCinemas(tenant.node),
    now: new Date(tenant.node.runtime.now()).toISOString(),
  }))
  if (!providerActionsOf) return

  mount(askAboutEntry, async ({ params }, { tenant, signedIn }) => {
    const { db, runtime } = tenant.node
    await providerActionsOf(tenant).ask(entryNow({ db, nowMs: runtime.now() }, params.id))
    return { entries: entriesOf({ tenant, signedIn }) }
  })

  mount(refundEntry, async ({ params }, { tenant, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    await tenant.node.execute(actor, tx => refundUnfulfilled(tx, params.id, { employeeId, name }))
    return { entries: entriesOf({ tenant, signedIn }) }
  })

  mount(retryEntry, async ({ params }, { tenant, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    const { db, runtime } = tenant.node
    const entry = entryNow({ db, nowMs: runtime.now() }, params.id)
    await tenant.node.execute(actor, tx => retryRefund(tx, params.id, { employeeId, name }))
    // Whatever the provider answers: from here on the order is sent, and retried until the provider has answered.
    await providerActionsOf(tenant)
      .ask(entry)
      .catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) throw cause
      })
    return { entries: entriesOf({ tenant, signedIn }) }
  })

  mount(clearEntry, async ({ params, body }, { tenant, actor, signedIn }) => {
    const { employeeId, name } = signedIn!
    await tenant.node.execute(actor, tx => clear(tx, params.id, { employeeId, name, reason: body.reason }))
    return { entries: entriesOf({ tenant, signedIn }) }
  })
}

function methodNames({ node }: Tenant) {
  return Object.fromEntries(node.catalogue.all('payment_method').map(({ id, name }) => [id, name]))
}
