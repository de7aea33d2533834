import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'

const put = prepared((q, given: Tables['breaches']) =>
  q
    .insertInto('breaches')
    .orReplace()
    .values(only(given, 'node_id', 'at', 'code', 'what')),
)
const byNode = prepared((q, given: { nodeId: string }) =>
  q.selectFrom('breaches').select(['at', 'code', 'what']).where('node_id', '=', given.nodeId),
)

/** Why a box was not believed, and the kind of fact or the stream it was about. */
export type BreachRow = { at: string; code: string; what: string }

/** Stores a node's last breach, for the portal's page Boxes. */
export function keepBreach(db: Db, nodeId: string, { at, code, what }: BreachRow): void {
  put.run(db, { node_id: nodeId, at, code, what })
}

export function breachOf(db: Db, nodeId: string): BreachRow | null {
  return byNode.first(db, { nodeId }) ?? null
}
