import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { Refusal } from '../refusal.ts'
import { nodeWorker, onFacts, type Worker } from '../worker.ts'
import { debtsHere, settleDebt } from './commands.ts'
import { gatherTurns } from './gather-commands.ts'

const actor = nodeActor('debts')
/** How long a debt waits before its turn is asked for again, when nothing is heard in between. */
const againMs = 30_000
/** What may make a debt payable: a voucher heard of, a turn that came or came back. */
const hopeful = new Set(['voucher.issued', 'turns.transferred', 'turns.returned', 'voucher.overridden'])

/**
 * Settles the debts this node is owed, without anybody asking: when facts give hope, and now and then. Wake it when the
 * line comes up.
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

  /** One that cannot be settled now does not keep the others waiting. */
  function note(cause: unknown): void {
    if (!(cause instanceof Refusal))
      node.runtime.log.error({ worker: 'debts', cause: String(cause) }, 'a debt could not be settled')
  }

  const says = 'debts could not be looked at'
  return nodeWorker(node, { name: 'debts', work, wakeOn: onFacts(node, hopeful), says })
}
