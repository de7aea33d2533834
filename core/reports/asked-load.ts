import type { Context } from '../api/mount.ts'
import type { ReportQuestion, ReportTable } from './contract.ts'
import { loadReport } from './report-load.ts'
import { requireMayAsk } from './view.ts'

/** The report somebody asks for, of the cinemas they work in. Refuses `not_allowed`, and as `loadReport`. */
export function askedReport(
  { tenant, signedIn, locale }: Pick<Context, 'tenant' | 'signedIn' | 'locale'>,
  asked: ReportQuestion,
): Promise<ReportTable> {
  const { catalogue } = tenant.node
  const { employeeId, permissions, cinemas } = signedIn!
  const roleIds = catalogue.get('employee', employeeId)?.roleIds ?? []
  requireMayAsk(asked, { employeeId, permissions, roleIds }, catalogue.get('report', asked.view ?? ''))
  return loadReport(tenant.node, asked, cinemas, locale)
}
