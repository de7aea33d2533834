import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { Refusal } from '../refusal.ts'
import { nodeWorker, onFacts, type Worker } from '../worker.ts'
import { debtsHere, settleDebt } from './commands.ts'
import { gatherTurns } from './gather-commands.ts'

const actor = nodeActor('debts')
/** How long until a debt's turn is requested again, when no fact comes in between. */
const againMs = 30_000
/** Facts that may make a debt payable: a new voucher, or a turn that was transferred or returned. */
const hopeful = new Set(['voucher.issued', 'turns.transferred', 'turns.returned', 'voucher.overridden'])

/**
 * Settles the debts this node is owed automatically: after facts that may help, and at intervals. Wake it when the
 * connection is back.
 */
export function keepDebtsSettled(tenant: Tenant): Worker {
  const { node } = tenant

  async function work(ending: AbortSignal) {
    for (const debt of debtsHere(node)) if (!ending.aborted) await settle(debt.id, debt.voucherId).catch(note)
    if (debtsHere(node).length) return againMs
  }

  async function settle(debtId: string, voucherId: string): Promise<void> {
    const once = () => node.execute(actor, tx => settleDebt(tx, debtId))
    if ((await once()) !== 'elsewhere') return
    if (await gatherTurns(node, tenant.line.requestTurns, { voucherId, count: 1 })) await once()
  }

  /** One that cannot be settled now does not block the others. */
  function note(cause: unknown): void {
    if (!(cause instanceof Refusal))
      node.runtime.log.error({ worker: 'debts', cause: String(cause) }, 'a debt could not be settled')
  }

  const logMessage = 'debts could not be looked at'
  return nodeWorker(node, { name: 'debts', work, wakeOn: onFacts(node, hopeful), logMessage })
}
