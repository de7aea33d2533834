import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
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
  return db
    .prepare(
      `SELECT o.id, o.origin, c.seq AS "from", c.hash FROM closed_streams c JOIN origins o ON o.origin = c.origin
       WHERE o.seq > c.seq AND (c.seq = 0 OR EXISTS
         (SELECT 1 FROM facts f WHERE f.origin_id = o.id AND f.seq = c.seq AND f.hash = c.hash))`,
    )
    .all() as Tail[]
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
