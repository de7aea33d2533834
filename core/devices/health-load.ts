import type { Tenant } from '../api/tenant.ts'
import type { Mirror } from '../journal/mirror.ts'
import type { MirrorCare } from '../journal/storage/mirror/mirror-keeper.ts'
import { isOutdated } from '../journal/storage/outdated.ts'
import type { OffsiteHealth } from '../offsite/contract.ts'
import { nodeStatusOf } from '../recovery/routes.ts'
import type { Health, NodeWord } from './contract.ts'
import { conflictsIn } from './store.ts'

/** What the health page shows besides the tenant's own state: other parts of the node, and its neighbours. */
export type Condition = {
  name: string
  version: string
  startedAt: string
  mirror: Mirror
  /** The result of checking the mirror; left out where it is not checked. */
  mirrorCare?: () => MirrorCare
  peers: () => Health['peers']
  devices: () => Health['devices']
  offsite: () => OffsiteHealth
}

/** The node's own health as data. */
export function healthOf(tenant: Tenant, condition: Condition): Health {
  const { node } = tenant
  const { db } = node
  return {
    node: node.identity.role,
    nodeId: node.identity.nodeId,
    name: condition.name,
    version: condition.version,
    startedAt: condition.startedAt,
    now: new Date(node.runtime.now()).toISOString(),
    state: node.state(),
    disk: node.diskFull() ? 'full' : 'operational',
    nodeStatus: nodeStatusOf(tenant),
    heads: node.journal.heads(),
    facts: node.journal.count(),
    parked: node.journal.parkedCount(),
    outdated: isOutdated(db, node.identity),
    conflicts: conflictsIn(db),
    mirror: {
      ...condition.mirror.condition(),
      ...(condition.mirrorCare?.() ?? { segments: 0, lookedAt: null, damage: null }),
    },
    offsite: condition.offsite(),
    peers: condition.peers(),
    devices: [
      ...condition.devices(),
      ...tenant.live.devices().map(({ uid, kind }) => ({
        kind,
        name: tenant.node.catalogue.get('device', uid)?.name ?? uid,
        condition: 'online',
      })),
      { kind: 'page', name: 'live', condition: String(tenant.live.listeners()) },
    ],
    memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
  }
}

/** The same in one word, which reveals nothing about the exhibitor. */
export function wordOf({ node }: Tenant): NodeWord {
  const state = node.state()
  if (state !== 'ready') return state
  if (node.diskFull()) return 'disk_full'
  return isOutdated(node.db, node.identity) ? 'outdated' : 'ok'
}
