import type { Mount } from '../../api/mount.ts'
import type { Tx } from '../../journal/node.ts'
import { Refusal } from '../../refusal.ts'
import type { Arrangement } from '../../venue/arrangement.ts'
import { arrangementById, arrangementsOf } from '../store.ts'
import { planFaults } from './check.ts'
import { drawPlan, readPlan, savePlan } from './contract.ts'
import { planOf } from './plan.ts'
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

  mount(savePlan, async ({ params, body }, { tenant, actor }) => {
    const plan = { id: params.id, screenId: body.screenId, ...body.plan }
    await tenant.node.execute(actor, tx => {
      requirePlan(tx, plan, body.from)
      draw(tx, plan)
    })
    return { arrangement: plan }
  })

  mount(drawPlan, async ({ params, body: { screenId, ...template } }, { tenant, actor }) => {
    const plan = drawPlain({ id: params.id, screenId }, template)
    await tenant.node.execute(actor, tx => draw(tx, plan))
    return { arrangement: plan }
  })
}

const idsOf = ({ seats, drawing }: Arrangement): string[] =>
  [...seats, ...(drawing?.disabled ?? [])].map(({ id }) => id)

/** Refuses what `planFaults` finds, naming the seats, and `record_unknown` for a plan nobody has drawn it from. */
function requirePlan(tx: Tx, plan: Arrangement, from: string | null): void {
  const before = from === null ? undefined : arrangementById(tx.db, from)
  if (from !== null && before?.screenId !== plan.screenId) throw new Refusal('record_unknown')
  // Sent again it is known already; its own ids are no former ones.
  const former = arrangementsOf(tx.db, plan.screenId).filter(({ id }) => id !== plan.id)
  const [fault] = planFaults(planOf(plan), before && planOf(before), new Set(former.flatMap(idsOf)))
  if (fault) throw new Refusal(fault.code, { seats: fault.seats })
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
    known.screenId === plan.screenId &&
    JSON.stringify(known.seats) === JSON.stringify(plan.seats) &&
    JSON.stringify(known.drawing) === JSON.stringify(plan.drawing)
  if (!isSame) throw new Refusal('request_reused')
}
