import type { Context, Mount } from '../../../api/mount.ts'
import { loadTillDrawer } from '../../../cash/load.ts'
import type { GivenWay } from '../../../database/statuses.ts'
import { appendAll } from '../../../journal/draft.ts'
import { Refusal } from '../../../refusal.ts'
import { atTerminalOf, type Terminals } from '../../../terminal/routes.ts'
import type { Paper } from '../../routes.ts'
import { askBack, requireTillsSynced } from './commands.ts'
import { giveTerminalMoney, readTerminalMoney } from './contract.ts'
import { giveOtherwise } from './give.ts'
import { loadMoney, terminalMoneyNow } from './load.ts'

/** Money of refunds that goes back over the card terminals of a box. */
export function givingRoutes(mount: Mount, terminals: Terminals, paper: Paper): void {
  const reading = ({ tenant, actor }: Context) => {
    const { db, catalogue, runtime, nodeStatus } = tenant.node
    return { db, catalogue, actor, nodeStatus, nowMs: runtime.now() }
  }
  const now = (context: Context, billId?: string) => {
    const { cinemaId } = atTerminalOf(context)
    return terminalMoneyNow(reading(context), terminals, { cinemaId, billId })
  }

  /** Somebody gave it back by hand; cash opens the drawer, with a slip that is signed for. */
  function otherwise(context: Context, id: string, way: GivenWay): Promise<string[]> {
    const by = atTerminalOf(context)
    return context.tenant.node.execute(context.actor, tx => {
      const money = loadMoney(tx, by.cinemaId, id)
      if (money.attempts.some(each => terminals.atWork(each.id))) throw new Refusal('terminal_busy')
      const made = giveOtherwise(way, money, loadTillDrawer(tx, by.cinemaId), by)
      if (made.length) requireTillsSynced(context.tenant.node)
      appendAll(tx, made)
      const returnId = id.slice(0, id.lastIndexOf('-'))
      return made.length && way === 'cash' ? [paper.orderReturn(tx, money.part.billId, returnId)] : []
    })
  }

  mount(readTerminalMoney, ({ query }, context) => now(context, query.billId))

  mount(giveTerminalMoney, async ({ params, body }, context) => {
    const { way, attemptId } = body
    const order = { id: params.id, attemptId }
    const at = { actor: context.actor, by: atTerminalOf(context) }
    const printJobs = way === 'terminal' ? [] : await otherwise(context, params.id, way)
    if (way === 'terminal') await askBack(reading(context), terminals, order, at)
    const { billId } = loadMoney(reading(context), atTerminalOf(context).cinemaId, params.id).part
    return { ...now(context, billId), printJobs }
  })
}
