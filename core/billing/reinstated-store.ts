import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { ReinstatedKind } from '../database/statuses.ts'
import type { Tables } from '../database/tables.ts'
import { factName, type Fact } from '../journal/fact.ts'

const put = prepared((q, given: Tables['reinstated']) =>
  q
    .insertInto('reinstated')
    .orIgnore()
    .values(only(given, 'fact', 'kind', 'subject_id', 'at', 'who')),
)
const newest = prepared(q =>
  q
    .selectFrom('reinstated')
    .select(['fact', 'kind', 'subject_id as subjectId', 'at', 'who'])
    .orderBy('at', 'desc')
    .orderBy('fact')
    .limit(200),
)

/** Notes that a fact tells anew what the box had forgotten; facts that were told the first time carry no witness. */
export function noteReinstated(
  db: Db,
  fact: Fact<{ witness?: object | undefined }>,
  kind: ReinstatedKind,
  subjectId: string,
): void {
  if (!fact.body.witness) return
  put.run(db, {
    fact: factName(fact),
    kind,
    subject_id: subjectId,
    at: fact.at,
    who: fact.actor.who,
  })
}

export type Reinstated = { fact: string; kind: ReinstatedKind; subjectId: string; at: string; who: string }

/** The newest of them, at most 200: a recovery of one evening. */
export function reinstatedOf(db: Db): Reinstated[] {
  return newest.all(db)
}
