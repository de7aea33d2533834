import { Refusal } from '../../refusal.ts'
import type { Node, Tx } from '../../journal/node.ts'
import { answerAsk, asksToAnswer } from './asks.ts'
import { payBack } from './cancelled-show.ts'
import type { Fact } from '../../journal/fact.ts'
import type { PaymentSettled, SaleMade } from '../../billing/facts.ts'
import { isAskedFor, isCancelled, orderedRefunds } from '../../billing/refunds/store.ts'

const actor = { who: 'node', via: 'refunds' }
/** After which something may have to be paid back that was not before. */
const telling = new Set(['refund.asked', 'schedule.cancelled', 'schedule.refunds_ordered'])
/** After which it may where a show of theirs was cancelled: the sale had been made before it was known. */
const sales = new Set(['sale.made', 'sale.witnessed', 'payment.settled'])
const againMs = 5000
const atOnce = 200

/**
 * Does by itself what needs nobody at a till: answers the other side's requests and pays back cancelled shows, where the
 * money came by the provider. What is owed is read from the tables, so that nothing is forgotten over a restart; one
 * bill that cannot go back now does not keep the others waiting. Returns how to stop.
 */
export function keepRefunds(node: Node): () => void {
  let closed = false
  let working = false
  let again = false

  function owed(): ((tx: Tx) => void)[] {
    const { db, identity } = node
    return [
      ...asksToAnswer(db, identity.role).map(ask => (tx: Tx) => answerAsk(tx, ask)),
      ...orderedRefunds(db, identity.role, atOnce).map(bill => (tx: Tx) => payBack(tx, bill)),
    ]
  }

  /** Does once what is owed; false when some of it could not be done now. */
  async function round(): Promise<boolean> {
    const done = await Promise.allSettled(owed().map(command => node.execute(actor, command)))
    for (const each of done)
      if (each.status === 'rejected' && !(each.reason instanceof Refusal))
        node.world.log.error({ cause: String(each.reason) }, 'a refund could not be made')
    return done.every(each => each.status === 'fulfilled')
  }

  async function work(): Promise<void> {
    again = true
    if (working) return
    working = true
    while (again && !closed) {
      again = false
      if (!(await round())) void node.world.sleep(againMs).then(work)
    }
    working = false
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

  const leave = node.subscribe(({ facts, cut }) => {
    // Tables that were read anew may owe what they did not before.
    if (cut || facts.some(owesNow)) void work()
  })
  // What is owed is not in the tables before a node that reads has read.
  node.released().then(work, () => undefined)
  return () => {
    closed = true
    leave()
  }
}
