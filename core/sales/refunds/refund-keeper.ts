import type { Node } from '../../journal/node.ts'
import { Refusal } from '../../api/refusal.ts'
import { answerAsks } from './asks.ts'
import { payBackCancelled } from './cancelled-show.ts'
import { openAsks, orderedRefunds, paidOnlineOnly } from './store.ts'

const actor = { who: 'node', via: 'refunds' }
/** After which something may have to be paid back that was not before. */
const telling = new Set([
  'refund.asked',
  'schedule.cancelled',
  'schedule.refunds_ordered',
  'sale.made',
  'payment.settled',
])
const againMs = 5000

/**
 * Does by itself what needs nobody at a till: answers the other side's requests and pays back cancelled shows, where the
 * money came by the provider. What is owed is read from the tables, so that nothing is forgotten over a restart.
 * Returns how to stop.
 */
export function keepRefunds(node: Node): () => void {
  let closed = false
  let working = false
  let again = false

  function owed(): boolean {
    const { db, identity } = node
    return (
      orderedRefunds(db, identity.role, 1).length > 0 ||
      openAsks(db, identity.role).some(ask => paidOnlineOnly(db, ask.billId))
    )
  }

  async function work(): Promise<void> {
    again = working
    if (working || closed) return
    working = true
    try {
      while (!closed && owed())
        await node.execute(actor, tx => {
          answerAsks(tx)
          payBackCancelled(tx)
        })
    } catch (cause) {
      if (!(cause instanceof Refusal))
        node.world.log.error({ cause: String(cause) }, 'refunds could not be made')
      void node.world.sleep(againMs).then(work)
    } finally {
      working = false
    }
    if (again) void work()
  }

  const leave = node.subscribe(({ facts }) => {
    if (facts.some(fact => telling.has(fact.type))) void work()
  })
  void work()
  return () => {
    closed = true
    leave()
  }
}
