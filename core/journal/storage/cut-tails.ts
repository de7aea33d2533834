import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import { endOf } from './epoch-store.ts'
import type { JournalStore } from './journal-store.ts'
import { readAllAnew } from './unpark.ts'

type Tail = { id: number; origin: string; from: number; hash: string }

/**
 * Takes what came after the end of a closed stream out of the journal: it becomes ghosts, and all tables are read anew
 * from what remains. The mirror is left as it is: read again, the same facts become ghosts again. What is cut may
 * itself have closed a stream, so it looks until nothing is left to cut. Needs an open transaction.
 *
 * @param at when, ISO in UTC
 * @returns how many facts were cut
 */
export function cutTails(parts: {
  db: Db
  journal: JournalStore
  catalogue: Catalogue
  kinds: FactKinds
  at: string
}): number {
  const { db, journal } = parts
  let cut = 0
  for (let tails = tailsOf(db); tails.length; tails = tailsOf(db)) {
    for (const tail of tails) cut += cutOne(db, tail, parts.at)
    readAllAnew(parts)
  }
  if (cut) journal.reload()
  return cut
}

/** Streams that go on after their end; one that is another history at its end is a fork, and left to a person. */
function tailsOf(db: Db): Tail[] {
  const heads = db.prepare('SELECT id, origin, seq FROM origins').all() as (Tail & { seq: number })[]
  return heads.flatMap(({ id, origin, seq }) => {
    const end = endOf(db, origin)
    if (!end || seq <= end.seq) return []
    const here = db.prepare('SELECT hash FROM facts WHERE origin_id = ? AND seq = ?').pluck().get(id, end.seq)
    return end.seq === 0 || here === end.hash ? [{ id, origin, from: end.seq, hash: end.hash }] : []
  })
}

function cutOne(db: Db, { id, origin, from, hash }: Tail, at: string): number {
  db.prepare(
    `INSERT OR IGNORE INTO ghosts (origin, seq, hash, bytes, at)
     SELECT ?, seq, hash, bytes, ? FROM facts WHERE origin_id = ? AND seq > ?`,
  ).run(origin, at, id, from)
  const { changes } = db.prepare('DELETE FROM facts WHERE origin_id = ? AND seq > ?').run(id, from)
  db.prepare('UPDATE origins SET seq = ?, hash = ? WHERE id = ?').run(from, hash, id)
  return changes
}
