import type { Mount } from '#core/api/mount.ts'
import { entities } from '#core/entities.ts'
import { programmeFileRoutes } from '#core/documents/programme/routes.ts'
import { statementFileRoutes } from '#core/documents/rental/routes.ts'
import { mergeRoutes } from '#core/planning/merge-routes.ts'
import { programmeRoutes } from '#core/planning/routes.ts'
import { weekRoutes } from '#core/planning/week-routes.ts'
import { rentalRoutes } from '#core/rental/routes.ts'
import { reportRoutes } from '#core/reports/routes.ts'
import { playRoutes } from '#core/signage/plays/routes.ts'
import { invoicePaperRoutes } from './documents/invoice-routes.ts'
import { programmePaperRoutes } from './documents/programme-routes.ts'
import { reportPaperRoutes } from './documents/report-routes.ts'

/** The programme, what distributors get, what walls have shown, and reports: to plan, to read and as files. */
export function planningRoutes(mount: Mount): void {
  programmeRoutes(mount)
  weekRoutes(mount)
  programmeFileRoutes(mount)
  rentalRoutes(mount)
  statementFileRoutes(mount)
  reportRoutes(mount)
  playRoutes(mount)
  mergeRoutes(mount, entities)
}

/** Papers that the relay alone draws, and mails where they are mailed. */
export function paperRoutes(...given: Parameters<typeof invoicePaperRoutes>): void {
  const [mount, pdfs] = given
  invoicePaperRoutes(...given)
  reportPaperRoutes(...given)
  programmePaperRoutes(mount, pdfs)
}
