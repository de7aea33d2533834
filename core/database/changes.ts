import { sql } from 'kysely'
import { prepared } from './prepared.ts'
import type { Db } from './sql.ts'

const changes = prepared(q => q.selectNoFrom(sql<number>`total_changes()`.as('rows')))

/** How many rows this connection has ever written: the same number twice means that nothing was written between. */
export function rowsChanged(db: Db): number {
  return changes.first(db)?.rows ?? 0
}
