import type { IRouter, Request } from 'express'
import type { Mount } from '../api/mount.ts'
import { answerPage } from '../api/pages.ts'
import type { Tenant } from '../api/tenant.ts'
import { signedInOf } from '../people/sessions.ts'
import { readHealth, readLine, readState } from './contract.ts'
import { healthOf, wordOf, type Condition } from './health-load.ts'
import { healthPage, wordPage } from './health-page.ts'

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
  app: IRouter,
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
