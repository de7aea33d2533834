import type { Tenant } from '../../api/tenant.ts'
import { nodeActor } from '../../journal/fact.ts'
import { version } from '../../settings/version.ts'
import { nodeWorker, type Worker } from '../../worker.ts'
import { noteSeen } from './sightings-store.ts'

const everyMs = 30_000

/** Writes down now and then which devices are online, so that it is known later when each was last seen. */
export function keepSightings({ node, live }: Tenant): Worker {
  async function work() {
    const online = new Set(live.devices().map(({ uid }) => uid))
    if (!online.size) return
    await node.execute(nodeActor('devices'), tx => {
      for (const deviceId of online) noteSeen(tx.db, deviceId, tx.nowMs, version)
    })
  }
  const logMessage = 'it could not be kept which devices are online'
  return nodeWorker(node, { name: 'devices', work, everyMs, firstMs: everyMs, logMessage })
}
