import type { Db } from '../database/sql.ts'
import type { Fact } from '../journal/fact.ts'

/** What a kiosk brought back: a sale, a refund or an exchange by its bill, an admission by its ticket. */
export const reinstatedKinds = ['sale', 'refund', 'exchange', 'admission'] as const
export type ReinstatedKind = (typeof reinstatedKinds)[number]

/** Notes that a fact tells anew what the box had forgotten; facts that were told the first time carry no witness. */
export function noteReinstated(
  db: Db,
  fact: Fact<{ witness?: object | undefined }>,
  kind: ReinstatedKind,
  subjectId: string,
): void {
  if (!fact.body.witness) return
  db.prepare('INSERT OR IGNORE INTO reinstated (fact, kind, subject_id, at, who) VALUES (?, ?, ?, ?, ?)').run(
    `${fact.origin}#${fact.seq}`,
    kind,
    subjectId,
    fact.at,
    fact.actor.who,
  )
}

export type Reinstated = { fact: string; kind: ReinstatedKind; subjectId: string; at: string; who: string }

/** The newest of them, at most 200: a recovery of one evening. */
export function reinstatedOf(db: Db): Reinstated[] {
  return db
    .prepare(
      'SELECT fact, kind, subject_id AS subjectId, at, who FROM reinstated ORDER BY at DESC, fact LIMIT 200',
    )
    .all() as Reinstated[]
}
