import type { Mount } from '../../api/mount.ts'
import { Refusal } from '../../refusal.ts'
import { arrangementById, arrangementsOf } from '../store.ts'
import { drawArrangement, idsOf } from './commands.ts'
import { drawPlan, readPlan } from './contract.ts'
import { drawPlain } from './template.ts'

/** Drawn seat plans, on box and relay alike. */
export function planRoutes(mount: Mount): void {
  mount(readPlan, ({ params }, { tenant }) => {
    const arrangement = arrangementById(tenant.node.db, params.id)
    if (!arrangement) throw new Refusal('record_unknown')
    const here = new Set(idsOf(arrangement))
    const former = arrangementsOf(tenant.node.db, arrangement.screenId).flatMap(idsOf)
    return { arrangement, formerIds: [...new Set(former)].filter(id => !here.has(id)) }
  })

  mount(drawPlan, async ({ params, body: { screenId, ...template } }, { tenant, actor }) => {
    const plan = drawPlain({ id: params.id, screenId }, template)
    await tenant.node.execute(actor, tx => drawArrangement(tx, plan))
    return { arrangement: plan }
  })
}
