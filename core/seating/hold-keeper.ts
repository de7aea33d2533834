import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { nodeWorker, type Worker } from '../worker.ts'
import { dropExpiredHolds, hasExpiredHolds } from './hold-store.ts'
import { forgetPaid, hasPaid } from './visitors/store.ts'

const everyMs = 5000

/** Releases baskets whose time is over, and tells open pages that their seats are free again. */
export function keepHolds(tenant: Tenant): Worker {
  const { node } = tenant
  async function work() {
    if (!hasExpiredHolds(node.db, node.runtime.now()) && !hasPaid(node.db)) return
    const shows = await node.execute(nodeActor('holds'), tx => {
      forgetPaid(tx.db)
      return dropExpiredHolds(tx.db, tx.nowMs)
    })
    for (const show of shows) tenant.emitSeats(show, [])
  }
  const retry = { firstMs: everyMs, longestMs: everyMs }
  const logMessage = 'holds could not be released'
  return nodeWorker(node, { name: 'holds', work, everyMs, firstMs: everyMs, retry, logMessage })
}
