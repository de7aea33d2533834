import { nodeActor, type Fact } from '../journal/fact.ts'
import type { Node, Tx } from '../journal/node.ts'
import { nodeWorker, onNews, type Worker } from '../worker.ts'
import { cancelWithNewCards } from './commands.ts'
import { vouchersPaidBackIn, wasPaidBack } from './paid-back-store.ts'
import { cardsIn, wasReturnedAndExchanged } from './returned-card-store.ts'

const actor = nodeActor('vouchers')
/** How long until it looks again while this relay may have forgotten something. */
const againMs = 30_000

/**
 * At a relay: a card was exchanged for a new one, and its price went back besides. That is refused where the exchange is
 * known; a relay that has lost its disks may hear of it later, from a file that was made before, or from a box. The new card
 * ends then, as the old one did. So do vouchers of a purchase that was lost but for their issue, once its money, found at
 * the provider, goes back and it cannot be paid any more; and a card that a till made of either before it heard of that.
 * What a restart interrupts is found when the provider's list has been compared (`finishLostReturns`).
 */
export function keepReturnedCards(node: Node): Worker {
  const cards = new Set<string>()

  function note(fact: Fact): boolean {
    if (node.identity.role !== 'relay') return false
    const ended = cardsIn(node.db, fact).filter(id => isOver(node.db, id))
    const found = [...ended, ...vouchersPaidBackIn(node.db, fact)]
    for (const id of found) cards.add(id)
    return found.length > 0
  }

  async function work(): Promise<number | void> {
    if (!cards.size) return
    if (node.nodeStatus.recovery()) return againMs
    for (const id of cards) {
      // One that is heard of meanwhile is looked at once more.
      cards.delete(id)
      await node
        .execute(actor, tx => end(tx, id))
        .catch((cause: unknown) => {
          cards.add(id)
          throw cause
        })
    }
  }

  return nodeWorker(node, {
    name: 'returned cards',
    work,
    logMessage: 'cards whose price went back could not be ended',
    wakeOn: onNews(node, note),
  })
}

/** What was read before may have been set aside since. */
function end(tx: Tx, id: string): void {
  if (isOver(tx.db, id)) cancelWithNewCards(tx, id)
}

const isOver = (db: Node['db'], id: string) => wasReturnedAndExchanged(db, id) || wasPaidBack(db, id)
