import type { Tenant } from '#core/api/tenant.ts'
import { terminalMoneyWaiting } from '#core/billing/refunds/given-store.ts'
import { loadTillDrawer } from '#core/cash/load.ts'
import { appendAll } from '#core/journal/draft.ts'
import { Refusal } from '#core/refusal.ts'
import { requireTillsSynced } from '#core/sales/refunds/giving/commands.ts'
import { giveOtherwise } from '#core/sales/refunds/giving/give.ts'
import { loadMoney } from '#core/sales/refunds/giving/load.ts'
import type { AtTerminal } from '#core/terminal/attempt.ts'
import { atRegister } from '../world/small-exhibitor.ts'
import { ask, askAgain } from './calling.ts'
import { chanceOf } from './chance.ts'
import { giveBackOfCard } from './guest-returns.ts'
import type { Turn } from './people.ts'
import type { Place } from './place.ts'
import { count } from './stats.ts'

/** Whether a guest of this turn wants cash for card money, by luck of its own. */
export function wantsCash({ simulation: { seed, options }, index }: Turn): boolean {
  return options.cashForCard > 0 && chanceOf(seed, 63_000_000 + index).happens(options.cashForCard)
}

/**
 * A guest asks for cash instead of money on a card again, whatever the terminal was asked so far: the box says whether the
 * till may. Where no money waits somebody brings back what they bought by card. Cash is in the guest's hand when its answer leaves.
 */
export async function giveCash(turn: Turn, box: Place, by: AtTerminal): Promise<void> {
  const { simulation, index } = turn
  const chance = chanceOf(simulation.seed, 64_000_000 + index)
  const waiting = terminalMoneyWaiting(box.incarnation!.node.db, 50)
  if (!waiting.length) return giveBackOfCard({ ...turn, chance }, box)
  const { id, billId, attemptId: takenId, cents } = chance.pick(waiting)
  const give = (tenant: Tenant) =>
    tenant.node.execute(atRegister, tx => {
      const money = loadMoney(tx, by.cinemaId, id)
      const terminals = simulation.terminals.of(tenant)
      if (money.attempts.some(each => terminals.atWork(each.id))) throw new Refusal('terminal_busy')
      const made = giveOtherwise('cash', money, loadTillDrawer(tx, by.cinemaId), by)
      if (made.length) requireTillsSynced(tenant.node)
      appendAll(tx, made)
      return made.length > 0
    })
  const handOver = (isNew: boolean, tenant: Tenant) => {
    if (!isNew) return
    simulation.terminals.giveCash(box, takenId, { forId: id, cents })
    simulation.tills.get(box)?.remember(tenant, billId)
  }
  const reply = await askAgain(simulation, chance, 3, () =>
    ask(simulation, chance, box, `cash for ${id}`, give, handOver),
  )
  // It may be written down although nobody heard so, and then no drawer was opened.
  if (reply.kind === 'silence') simulation.terminals.inDoubt(takenId)
  if (reply.kind === 'refused') count(simulation.stats, `refused ${reply.refusal.code}`)
}
