import type { House } from '../api/house.ts'
import { Refusal } from '../refusal.ts'
import { longestIdleMs } from './sessions.ts'
import { dropEndedSessions, hasEndedSessions } from './store.ts'

const everyMs = 10 * 60_000
/** As many rows as one commit takes without a sale noticing. */
const rowsMost = 500

/** Deletes the rows of sessions that have ended. Returns how to stop. */
export function keepSessions(house: House): () => void {
  const { node } = house
  const timer = setInterval(() => {
    const nowMs = node.world.now()
    if (hasEndedSessions(node.db, nowMs, nowMs - longestIdleMs)) void purge()
  }, everyMs)
  timer.unref()

  async function purge(): Promise<void> {
    try {
      await node.execute({ who: 'node', via: 'session' }, tx =>
        dropEndedSessions(tx.db, tx.nowMs, tx.nowMs - longestIdleMs, rowsMost),
      )
    } catch (cause) {
      if (!(cause instanceof Refusal))
        node.world.log.error({ cause: String(cause) }, 'ended sessions could not be deleted')
    }
  }
  return () => clearInterval(timer)
}
