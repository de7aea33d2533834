import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { agedBefore } from '../journal/storage/private-store.ts'
import type { Tx } from '../journal/node.ts'
import { noteSecurity } from '../access/security-log.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import { monthsKept } from './ageing-worker.ts'
import { countPerson, erasePerson, exportPerson } from './commands.ts'
import {
  countPersonalData,
  erasePersonalData,
  exportPersonalData,
  readAgeing,
  setAgeing,
} from './contract.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'

/** Export and erasure of personal data: only at the relay. */
export function personalDataRoutes(mount: Mount): void {
  mount(countPersonalData, ({ body }, context) =>
    countPerson(readingOf(context), body.about, context.signedIn!.cinemas),
  )

  mount(exportPersonalData, ({ body }, context) => {
    const found = exportPerson(readingOf(context), body.about, context.signedIn!.cinemas)
    note(context, 'data.exported', found.purchases.length)
    return found
  })

  mount(erasePersonalData, async ({ body }, context) => {
    const { tenant, actor, signedIn } = context
    const counts = await tenant.node.execute(actor, tx => erasePerson(tx, body.about, signedIn!.cinemas))
    note(context, 'data.erased', counts.purchases)
    return counts
  })

  mount(readAgeing, (_, { tenant }) => ageingOf(tenant.node))

  mount(setAgeing, async ({ body }, { tenant, actor, signedIn }) => {
    if (signedIn!.cinemas !== 'all') throw new Refusal('not_allowed')
    await tenant.node.execute(actor, tx => {
      const exhibitor = exhibitorOf(tx.catalogue)
      if (!exhibitor) throw new Refusal('not_found')
      changeEntry(tx, 'exhibitor', exhibitor.id, { personalDataMonths: body.months })
    })
    return ageingOf(tenant.node)
  })
}

function ageingOf(at: Pick<Tx, 'db' | 'catalogue'>) {
  return { months: monthsKept(at), before: agedBefore(at.db) || null }
}

function readingOf({ tenant }: Context) {
  const { db, keys, catalogue, runtime } = tenant.node
  return { db, keys, catalogue, nowMs: runtime.now() }
}

/** Logs which employee exported or erased how much, but never whose data. */
function note(
  { tenant, actor, request }: Context,
  event: 'data.exported' | 'data.erased',
  count: number,
): void {
  noteSecurity(tenant.node.runtime, event, {
    who: actor.who,
    address: request.ip,
    what: 'personal data',
    purchases: String(count),
  })
}
