import type { Express, Request } from 'express'
import type { Tenant } from '../api/tenant.ts'
import type { Mirror } from '../journal/mirror.ts'
import type { MirrorCare } from '../journal/storage/mirror/mirror-keeper.ts'
import type { OffsiteHealth } from '../offsite/contract.ts'
import { isOutdated } from '../journal/storage/outdated.ts'
import { nodeStatusOf } from '../recovery/routes.ts'
import { conflictsIn } from './store.ts'
import { readHealth, readLine, readState, type Health, type NodeWord } from './contract.ts'
import { healthPage, wordPage } from './health-page.ts'
import { signedInOf } from '../people/sessions.ts'
import { answerPage } from '../api/pages.ts'
import type { Mount } from '../api/mount.ts'

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
      ...tenant.live.devices().map(({ uid, kind }) => ({ kind, name: uid.slice(0, 6), condition: 'online' })),
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

export function healthRoutes(mount: Mount, conditionOf: (tenant: Tenant) => Condition): void {
  mount(readState, (_, { tenant }) => ({ state: wordOf(tenant) }))
  mount(readLine, (_, { tenant }) => ({
    node: tenant.node.identity.role,
    peers: conditionOf(tenant)
      .peers()
      .map(({ name, connected }) => ({ name, connected })),
  }))
  mount(readHealth, (_, { tenant }) => healthOf(tenant, conditionOf(tenant)))
}

/**
 * The health page: everything for employees who may manage devices and at the machine itself, one word for all
 * others.
 */
export function serveHealthPage(
  app: Express,
  place: {
    tenantOf: (request: Request) => Tenant | undefined
    conditionOf: (tenant: Tenant) => Condition
    atTheMachine?: (request: Request) => boolean
  },
): void {
  answerPage(app, '/health', place.tenantOf, {
    always: true,
    make(tenant, request) {
      const maySee =
        place.atTheMachine?.(request) ||
        signedInOf(request, tenant)?.permissions.includes(readHealth.access as 'manage_devices')
      return {
        headers: { 'cache-control': 'no-store' },
        html: maySee ? healthPage(healthOf(tenant, place.conditionOf(tenant))) : wordPage(wordOf(tenant)),
      }
    },
  })
}
