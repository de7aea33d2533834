import { prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'

/** How often and since when (epoch milliseconds) the provider did not answer, and its last answer. */
export type Tried = { tries: number; firstMs: number; lastMs: number; trouble: string }
type Row = Tried & { entry: string }

const all = prepared(q =>
  q
    .selectFrom('attempt_log')
    .select(['entry', 'tries', 'first_ms as firstMs', 'last_ms as lastMs', 'trouble']),
)
const put = prepared((q, given: Row) =>
  q.insertInto('attempt_log').orReplace().values({
    entry: given.entry,
    tries: given.tries,
    first_ms: given.firstMs,
    last_ms: given.lastMs,
    trouble: given.trouble,
  }),
)
const drop = prepared((q, given: { entry: string }) =>
  q.deleteFrom('attempt_log').where('entry', '=', given.entry),
)

export function readTries(db: Db): Row[] {
  return all.all(db)
}

export function keepTries(db: Db, row: Row): void {
  put.run(db, row)
}

export function dropTries(db: Db, entry: string): void {
  drop.run(db, { entry })
}
