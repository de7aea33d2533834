import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { parseFact, type SealedFact } from '../fact.ts'
import { endOf } from './epoch-store.ts'
import { chainHash } from './journal-store.ts'

const putQuarantined = prepared((q, given: QuarantinedFact) =>
  q
    .insertInto('quarantined')
    .orIgnore()
    .values(only(given, 'origin', 'seq', 'hash', 'bytes', 'at')),
)
const quarantinedHashes = prepared((q, given: { origin: string; seq: number }) =>
  q.selectFrom('quarantined').select('hash').where('origin', '=', given.origin).where('seq', '=', given.seq),
)
const quarantinedIn = prepared((q, given: { origin: string; after: number; to: number }) =>
  q
    .selectFrom('quarantined')
    .select(['seq', 'bytes', 'hash'])
    .where('origin', '=', given.origin)
    .where('seq', '>', given.after)
    .where('seq', '<=', given.to)
    .orderBy('seq'),
)
const quarantined = prepared(q =>
  q
    .selectFrom('quarantined')
    .select(['origin', 'seq', 'hash', 'bytes', 'at'])
    .orderBy('origin')
    .orderBy('seq')
    .orderBy('hash'),
)

type Held = { db: Db; journal: { hashAt(origin: string, seq: number): string | undefined } }

/** Quarantines facts that came after the end of their stream, for a manager to see; damaged ones are left out. */
export function saveQuarantined(held: Held, facts: readonly SealedFact[], at: string): void {
  for (const fact of facts) {
    if (!isQuarantined(held, fact)) continue
    const { origin, seq } = parseFact(fact.bytes)
    const isNew = putQuarantined.run(held.db, { origin, seq, hash: fact.hash, bytes: fact.bytes, at })
    if (isNew) held.db.memory.set(countKey, setAsideCount(held.db) + 1)
  }
}

const countKey = 'set aside'

/** Grows with every fact that is quarantined while the program runs: no fact of the journal tells of it. */
export const setAsideCount = (db: Db): number => (db.memory.get(countKey) as number | undefined) ?? 0

/** Whether a fact continues a stream beyond its end, or in the rejected one of two histories, and chains there. */
function isQuarantined({ db, journal }: Held, { bytes, hash }: SealedFact): boolean {
  const { origin, seq } = parseFact(bytes)
  const end = endOf(db, origin)
  if (!end || seq <= (end.fork?.seq ?? end.seq)) return false
  const before = quarantinedHashes.all(db, { origin, seq: seq - 1 }).map(row => row.hash)
  return [journal.hashAt(origin, seq - 1) ?? '', ...before].some(each => chainHash(each, bytes) === hash)
}

export type QuarantinedFact = { origin: string; seq: number; hash: string; bytes: string; at: string }

export function quarantinedOf(db: Db): QuarantinedFact[] {
  return quarantined.all(db)
}

/** What was truncated of a stream after `seq` and up to `to`, in that order; one number may have two facts. */
export function quarantinedBetween(db: Db, origin: string, after: number, to: number) {
  return quarantinedIn.all(db, { origin, after, to })
}
