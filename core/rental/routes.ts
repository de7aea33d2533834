import type { Mount } from '../api/mount.ts'
import { readStatement } from './contract.ts'
import { loadStatement } from './statement-load.ts'

/** What distributors get, on box and relay alike. */
export function rentalRoutes(mount: Mount): void {
  mount(readStatement, ({ query }, { tenant, signedIn }) =>
    loadStatement(tenant.node, query.day, signedIn!.cinemas),
  )
}
