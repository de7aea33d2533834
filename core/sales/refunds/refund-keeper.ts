import { Refusal } from '../../refusal.ts'
import type { Node, Tx } from '../../journal/node.ts'
import { requestsToAnswer } from './load.ts'
import { answerRefundRequest } from './commands.ts'
import { payBack } from './commands.ts'
import { nodeActor, type Fact } from '../../journal/fact.ts'
import type { PaymentSettled, SaleMade } from '../../billing/facts.ts'
import { nodeWorker, type Worker } from '../../worker.ts'
import { isAskedFor, isCancelled, orderedRefunds } from '../../billing/refunds/store.ts'

const actor = nodeActor('refunds')
/** After which something may have to be paid back that was not before. */
const telling = new Set(['refund.asked', 'schedule.cancelled', 'schedule.refunds_ordered'])
/** After which it may where a show of theirs was cancelled: the sale had been made before it was known. */
const sales = new Set(['sale.made', 'sale.reinstated', 'payment.settled'])
const againMs = 5000
const atOnce = 200

/**
 * Does by itself what needs nobody at a till: answers the other side's requests and pays back cancelled shows, where the
 * money came by the provider. What is owed is read from the tables, so that nothing is forgotten over a restart; one
 * bill that cannot go back now does not keep the others waiting.
 */
export function keepRefunds(node: Node): Worker {
  function owed(): ((tx: Tx) => void)[] {
    const { db, identity } = node
    return [
      ...requestsToAnswer(db, identity.role).map(ask => (tx: Tx) => answerRefundRequest(tx, ask)),
      ...orderedRefunds(db, identity.role, atOnce).map(bill => (tx: Tx) => payBack(tx, bill)),
    ]
  }

  /** Does once what is owed; some of it may have to wait. */
  async function work() {
    // What is owed is not in the tables before a node that starts has read: it may not have begun to when this begins.
    await node.whenMirrored()
    const done = await Promise.allSettled(owed().map(command => node.execute(actor, command)))
    for (const each of done)
      if (each.status === 'rejected' && !(each.reason instanceof Refusal))
        node.runtime.log.error(
          { worker: 'refunds', cause: String(each.reason) },
          'a refund could not be made',
        )
    if (done.some(each => each.status === 'rejected')) return againMs
  }

  /**
   * Asks about a sale's own shows, and about requests that came before it: looking for all that is owed after every sale
   * would grow with the years.
   */
  const owesNow = ({ type, body }: Fact): boolean => {
    if (!sales.has(type)) return telling.has(type)
    const { billId, tokens } = body as SaleMade | PaymentSettled
    const shows = new Set(tokens.map(({ scheduleId }) => scheduleId))
    return [...shows].some(show => isCancelled(node.db, show)) || isAskedFor(node.db, billId)
  }

  return nodeWorker(node, {
    name: 'refunds',
    work,
    says: 'refunds could not be looked at',
    wakeOn: wake =>
      node.subscribe(({ facts, cut }) => {
        // Tables that were read anew may owe what they did not before.
        if (cut || facts.some(owesNow)) wake()
      }),
  })
}
