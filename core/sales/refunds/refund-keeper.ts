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
/** Facts after which it may if a show of theirs was cancelled: tickets for it were made before that was known. */
const sales = new Set(['sale.made', 'sale.reinstated', 'payment.settled', 'exchange.made'])
/** Facts after which nothing may be left of a bill to pay out, and a request for it is refused; read once more after a loss. */
const returns = new Set(['refund.made', 'exchange.made'])
const againMs = 5000
/** Bills paid back in one step: a full hall takes several. */
const atOnce = 200

/**
 * Does every refund that needs no employee at a till: answers the other side's requests and refunds cancelled shows,
 * where the money came over the provider. What is owed is read from the tables, so a restart loses nothing; one bill
 * that cannot be refunded now does not block the others.
 */
export function keepRefunds(node: Node): Worker {
  /** What is owed now, step by step: one that is refused stays owed, and the next step begins behind it. */
  function* owed(): Generator<((tx: Tx) => void)[]> {
    const { db, identity } = node
    yield requestsToAnswer(db, identity.role).map(ask => (tx: Tx) => answerRefundRequest(tx, ask))
    let bills = orderedRefunds(db, identity.role, atOnce)
    while (bills.length) {
      yield bills.map(bill => (tx: Tx) => payBack(tx, bill))
      bills = orderedRefunds(db, identity.role, atOnce, bills.at(-1))
    }
  }

  /** Returns whether all of it was done; some may have to wait. */
  async function did(commands: readonly ((tx: Tx) => void)[]): Promise<boolean> {
    const done = await Promise.allSettled(commands.map(command => node.execute(actor, command)))
    for (const each of done)
      if (each.status === 'rejected' && !(each.reason instanceof Refusal))
        node.runtime.log.error(
          { worker: 'refunds', cause: String(each.reason) },
          'a refund could not be made',
        )
    return done.every(each => each.status === 'fulfilled')
  }

  /** Does what is owed once. */
  async function work(ending: AbortSignal): Promise<number | void> {
    // While a node is still replaying, the tables do not yet show what is owed; it may not have begun when this starts.
    await node.whenMirrored()
    let waits = false
    for (const commands of owed()) {
      if (ending.aborted) return
      if (!(await did(commands))) waits = true
    }
    if (waits) return againMs
  }

  /**
   * Looks only at a sale's own shows, and at requests that came before it: looking for everything owed after every sale
   * would grow with the years.
   */
  const owesNow = ({ type, body }: Fact): boolean => {
    if (returns.has(type) && isAskedFor(node.db, (body as RefundMade | ExchangeMade).billId)) return true
    if (!sales.has(type)) return telling.has(type)
    const { billId, tokens } = body as SaleMade | PaymentSettled | ExchangeMade
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
