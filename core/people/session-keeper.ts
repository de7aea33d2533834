import type { Tenant } from '../api/tenant.ts'
import { nodeActor } from '../journal/fact.ts'
import { nodeWorker, type Worker } from '../worker.ts'
import { longestIdleMs } from './sessions.ts'
import { dropEndedProofs, hasEndedProofs } from './proof-store.ts'
import { dropEndedSessions, hasEndedSessions } from './store.ts'

const everyMs = 10 * 60_000
/** As many rows as one commit can delete without delaying sales. */
const rowsMost = 500

/** Deletes the rows of sessions, codes and challenges that have ended. */
export function keepSessions({ node }: Tenant): Worker {
  async function work() {
    const nowMs = node.runtime.now()
    if (!hasEndedSessions(node.db, nowMs, nowMs - longestIdleMs) && !hasEndedProofs(node.db, nowMs)) return
    await node.execute(nodeActor('session'), tx => {
      dropEndedSessions(tx.db, tx.nowMs, tx.nowMs - longestIdleMs, rowsMost)
      dropEndedProofs(tx.db, tx.nowMs, rowsMost)
    })
  }
  const logMessage = 'ended sessions could not be deleted'
  return nodeWorker(node, { name: 'sessions', work, everyMs, firstMs: everyMs, logMessage })
}
