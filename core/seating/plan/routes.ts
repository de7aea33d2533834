import type { Mount } from '../../api/mount.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import type { Arrangement } from '../../venue/arrangement.ts'
import { arrangementById } from '../store.ts'
import { drawPlan, readPlan } from './contract.ts'
import { drawPlain } from './template.ts'

/** Drawn seat plans, on box and relay alike. */
export function planRoutes(mount: Mount): void {
  mount(readPlan, ({ params }, { tenant }) => {
    const arrangement = arrangementById(tenant.node.db, params.id)
    if (!arrangement) throw new Refusal('record_unknown')
    return { arrangement }
  })

  mount(drawPlan, async ({ params, body: { screenId, ...template } }, { tenant, actor }) => {
    const plan = drawPlain({ id: params.id, screenId }, template)
    await tenant.node.execute(actor, tx => draw(tx, plan))
    return { arrangement: plan }
  })
}

/**
 * Writes a plan down; the same one sent again is the same plan. Refuses `request_reused` for an id that another plan
 * has, and `set_at_relay` at a box for a screen of another cinema.
 */
function draw(tx: Tx, plan: Arrangement): void {
  const cinemaId = tx.catalogue.get('screen', plan.screenId)?.cinemaId
  if (tx.identity.role === 'box' && cinemaId && cinemaId !== tx.identity.cinemaId)
    throw new Refusal('set_at_relay')
  const known = arrangementById(tx.db, plan.id)
  if (!known) return void tx.append('exhibitor', 'arrangement.drawn', plan)
  const isSame =
    known.screenId === plan.screenId && JSON.stringify(known.seats) === JSON.stringify(plan.seats)
  if (!isSame) throw new Refusal('request_reused')
}
