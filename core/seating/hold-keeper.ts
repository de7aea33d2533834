import type { House } from '../api/house.ts'
import { Refusal } from '../refusal.ts'
import { dropExpiredHolds } from './store.ts'
import { forgetPaid, hasPaid } from './visitors/store.ts'

const everyMs = 5000

/** Lets go of baskets whose time is over, and tells open pages that their seats are free again. Returns how to stop. */
export function keepHolds(house: House): () => void {
  const { node } = house
  const timer = setInterval(() => {
    const due = node.db.prepare('SELECT 1 FROM holds WHERE until_ms <= ? LIMIT 1').get(node.world.now())
    if (due || hasPaid(node.db))
      void release().catch(
        cause =>
          cause instanceof Refusal ||
          node.world.log.error({ cause: String(cause) }, 'holds could not be released'),
      )
  }, everyMs)
  timer.unref()

  async function release() {
    const shows = await node.execute({ who: 'node', via: 'holds' }, tx => {
      forgetPaid(tx.db)
      return dropExpiredHolds(tx.db, tx.nowMs)
    })
    for (const show of shows) house.tellSeats(show, [])
  }
  return () => clearInterval(timer)
}
