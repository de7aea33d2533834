import type { Mount } from '../api/mount.ts'
import { readFilmRun, readStatement } from './contract.ts'
import { loadRun } from './run-load.ts'
import { loadStatement } from './statement-load.ts'

/** What distributors get and how films run, on box and relay alike. */
export function rentalRoutes(mount: Mount): void {
  mount(readStatement, ({ query }, { tenant, signedIn }) =>
    loadStatement(tenant.node, query.day, signedIn!.cinemas),
  )

  mount(readFilmRun, ({ params }, { tenant, signedIn }) => loadRun(tenant.node, params.id, signedIn!.cinemas))
}
