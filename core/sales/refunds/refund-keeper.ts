import { Refusal } from '../../refusal.ts'
import type { Node, Tx } from '../../journal/node.ts'
import { requestsToAnswer } from './load.ts'
import { answerRefundRequest } from './commands.ts'
import { payBack } from './commands.ts'
import { nodeActor, type Fact } from '../../journal/fact.ts'
import type { PaymentSettled, SaleMade } from '../../billing/facts.ts'
import type { ExchangeMade, RefundMade } from '../../billing/refunds/facts.ts'
import { nodeWorker, onNews, type Worker } from '../../worker.ts'
import { isCancelled, orderedRefunds } from '../../billing/refunds/cancelled-store.ts'
import { isAskedFor } from '../../billing/refunds/request-store.ts'

const actor = nodeActor('refunds')
/** Facts after which something may have to be refunded. */
const telling = new Set(['refund.asked', 'schedule.cancelled', 'schedule.refunds_ordered'])
/** Facts after which it may if a show of theirs was cancelled: the sale was made before that was known. */
const sales = new Set(['sale.made', 'sale.reinstated', 'payment.settled'])
/** Facts after which nothing may be left of a bill to pay out, and a request for it is refused; read once more after a loss. */
const returns = new Set(['refund.made', 'exchange.made'])
const againMs = 5000
const atOnce = 200

/**
 * Does every refund that needs no employee at a till: answers the other side's requests and refunds cancelled shows,
 * where the money came over the provider. What is owed is read from the tables, so a restart loses nothing; one bill
 * that cannot be refunded now does not block the others.
 */
export function keepRefunds(node: Node): Worker {
  function owed(): ((tx: Tx) => void)[] {
    const { db, identity } = node
    return [
      ...requestsToAnswer(db, identity.role).map(ask => (tx: Tx) => answerRefundRequest(tx, ask)),
      ...orderedRefunds(db, identity.role, atOnce).map(bill => (tx: Tx) => payBack(tx, bill)),
    ]
  }

  /** Does what is owed once; some of it may have to wait. */
  async function work() {
    // While a node is still replaying, the tables do not yet show what is owed; it may not have begun when this starts.
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
   * Looks only at a sale's own shows, and at requests that came before it: looking for everything owed after every sale
   * would grow with the years.
   */
  const owesNow = ({ type, body }: Fact): boolean => {
    if (returns.has(type)) return isAskedFor(node.db, (body as RefundMade | ExchangeMade).billId)
    if (!sales.has(type)) return telling.has(type)
    const { billId, tokens } = body as SaleMade | PaymentSettled
    const shows = new Set(tokens.map(({ scheduleId }) => scheduleId))
    return [...shows].some(show => isCancelled(node.db, show)) || isAskedFor(node.db, billId)
  }

  return nodeWorker(node, {
    name: 'refunds',
    work,
    logMessage: 'refunds could not be looked at',
    wakeOn: onNews(node, owesNow),
  })
}
