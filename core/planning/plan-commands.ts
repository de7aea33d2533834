import { changeEntry } from '../catalogue/change-entry.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { drawFrom } from '../seating/plan/commands.ts'
import type { Arrangement } from '../venue/arrangement.ts'
import { changePlan } from './change-plan.ts'
import { loadPlanChange } from './load.ts'
import { screenUnknown } from './plan.ts'

/**
 * Saves a plan that somebody drew and gives it to its screen, and to the screen's shows from one on; see `changePlan`.
 * Sent again it is the same plan. Refuses `screen_unknown`, and as `drawFrom` and `changePlan` do.
 *
 * @param asked.since the first show that gets it; null when only shows planned from now on do
 * @param heldThere seats of a show that the other side keeps for somebody
 */
export function publishPlan(
  tx: Tx,
  asked: { drawn: Arrangement; from: string | null; since: string | null },
  heldThere: ReadonlyMap<string, readonly string[]> = new Map(),
): Arrangement {
  const { drawn, from, since } = asked
  const screen = tx.catalogue.get('screen', drawn.screenId)
  if (!screen || screen.deleted) throw screenUnknown()
  const plan = drawFrom(tx, drawn, from)
  if (screen.arrangementId !== plan.id) changeEntry(tx, 'screen', screen.id, { arrangementId: plan.id })
  const place = { id: screen.id, cinemaId: screen.cinemaId, planId: plan.id }
  appendAll(tx, changePlan(loadPlanChange(tx, place, heldThere), since))
  return plan
}
