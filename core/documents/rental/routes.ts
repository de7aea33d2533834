import type { Mount } from '../../api/mount.ts'
import { exhibitorOf } from '../../venue/exhibitor.ts'
import { readStatementXml } from './contract.ts'
import { askedStatement } from './load.ts'
import { statementXml } from './xml.ts'

/** A statement as a file, on box and relay alike. */
export function statementFileRoutes(mount: Mount): void {
  mount(readStatementXml, ({ query }, context) => {
    const statement = askedStatement(context, query)
    const { tradeName, vatNumber } = exhibitorOf(context.tenant.node.catalogue)!
    context.response
      .type('application/xml; charset=utf-8')
      .set('cache-control', 'no-store')
      .set('content-disposition', `attachment; filename="rental-${statement.from}.xml"`)
    const distributor = query.distributor ?? null
    return statementXml(statement, { exhibitor: tradeName, vatNumber, distributor })
  })
}
