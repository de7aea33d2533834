import type { Tenant } from '../api/tenant.ts'
import { nodeWorker, type Worker } from '../worker.ts'
import { dropExpiredHolds } from './store.ts'
import { forgetPaid, hasPaid } from './visitors/store.ts'

const everyMs = 5000

/** Lets go of baskets whose time is over, and tells open pages that their seats are free again. */
export function keepHolds(tenant: Tenant): Worker {
  const { node } = tenant
  async function work() {
    const due = node.db.prepare('SELECT 1 FROM holds WHERE until_ms <= ? LIMIT 1').get(node.runtime.now())
    if (!due && !hasPaid(node.db)) return
    const shows = await node.execute({ who: 'node', via: 'holds' }, tx => {
      forgetPaid(tx.db)
      return dropExpiredHolds(tx.db, tx.nowMs)
    })
    for (const show of shows) tenant.tellSeats(show, [])
  }
  const retry = { firstMs: everyMs, longestMs: everyMs }
  const says = 'holds could not be released'
  return nodeWorker(node, { name: 'holds', work, everyMs, firstMs: everyMs, retry, says })
}
