import type { Mount } from '../api/mount.ts'
import { askedReport } from './asked-load.ts'
import { readReport } from './contract.ts'

/** Reports, on box and relay alike. */
export function reportRoutes(mount: Mount): void {
  mount(readReport, ({ query }, context) => askedReport(context, query))
}
