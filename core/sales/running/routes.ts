import type { Mount } from '../../api/mount.ts'
import { noteSecurity } from '../../access/security-log.ts'
import { clerkOf, tellTills } from '../parked/routes.ts'
import * as commands from './commands.ts'
import { keepRunning, readRunning, takeOverBasket } from './contract.ts'

/** What registers have in front of them, for the one that goes on when another has died: on the box alone. */
export function runningRoutes(mount: Mount): void {
  mount(readRunning, (_, { tenant, actor }) => {
    const { db, catalogue, runtime } = tenant.node
    const on = new Set(tenant.live.devices().map(({ uid }) => uid))
    const now = { db, catalogue, nowMs: runtime.now(), actor }
    return { running: commands.listRunning(now, device => on.has(device)) }
  })

  mount(keepRunning, async ({ body }, context) => {
    const { tenant, actor } = context
    await tenant.node.execute(actor, tx => commands.keepRunning(tx, body.running, clerkOf(context)))
    return {}
  })

  mount(takeOverBasket, async ({ params, body }, context) => {
    const { tenant, actor, request } = context
    const running = await tenant.node.execute(actor, tx =>
      commands.takeOver(tx, params.id, body.from, clerkOf(context)),
    )
    noteSecurity(tenant.node.runtime, 'basket.taken_over', {
      who: actor.who,
      address: request.ip,
      what: `${params.id} from ${body.from}`,
    })
    tellTills(context)
    return { running }
  })
}
