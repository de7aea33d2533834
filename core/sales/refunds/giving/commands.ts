import { loadTillDrawer } from '../../../cash/load.ts'
import type { Actor } from '../../../journal/fact.ts'
import type { Node, Tx } from '../../../journal/node.ts'
import { Refusal } from '../../../refusal.ts'
import type { AtTerminal } from '../../../terminal/attempt.ts'
import type { StartsAttempts } from '../../../terminal/commands.ts'
import { attemptById } from '../../../terminal/store.ts'
import { orderBack } from './give.ts'
import { loadMoney } from './load.ts'

/**
 * A box that has just recovered may not know that money is back already, which its registers do: for ten minutes it only
 * repeats known orders. To be asked in the transaction that writes one. Refuses `node_recovering`.
 */
export function requireTillsSynced({ nodeStatus }: Pick<Node, 'nodeStatus'>): void {
  if (nodeStatus.listens()) throw new Refusal('node_recovering')
}

/**
 * Asks the terminal that took it to give money of a refund back; sent again it is the same order. Refuses as `orderBack`,
 * `requireTillsSynced` and `ask` of a terminal do.
 *
 * @param order the part of the refund (`id`), and the attempt's id, made by the till
 */
export async function askBack(
  tx: Pick<Tx, 'db' | 'catalogue' | 'nowMs' | 'actor'> & Pick<Node, 'nodeStatus'>,
  terminals: StartsAttempts,
  { id, attemptId }: { id: string; attemptId: string },
  { actor, by }: { actor: Actor; by: AtTerminal },
): Promise<void> {
  const { cinemaId } = by
  if (attemptById(tx.db, cinemaId, attemptId)?.forId === id) return
  requireTillsSynced(tx)
  const { shiftId } = loadTillDrawer(tx, cinemaId)
  const { request, terminal } = orderBack(attemptId, loadMoney(tx, cinemaId, id), shiftId)
  // Looked at once more where it is written: somebody may have given it back in cash meanwhile.
  await terminals.start(actor, terminal.id, request, by, now => {
    requireTillsSynced(tx)
    orderBack(attemptId, loadMoney(now, cinemaId, id), shiftId)
  })
}
