import type { Db } from '../../database/sql.ts'
import { genesis } from '../fact.ts'
import { endOf } from './epoch-store.ts'
import type { Runtime } from '../identity.ts'
import type { JournalStore } from './journal-store.ts'
import { orderReadingAnew } from './read-anew.ts'

type Tail = { id: number; origin: string; from: number; hash: string }

/**
 * Takes what came after the end of a closed stream out of the journal: it becomes quarantined facts, and all tables are to be read
 * anew from what remains. The mirror is left as it is: read again, the same facts become quarantined facts again. What is cut may
 * itself have closed a stream, so whoever has read the tables anew looks again. Needs an open transaction.
 *
 * @returns how many facts were cut
 */
export function truncateClosed(parts: { db: Db; journal: JournalStore; runtime: Runtime }): number {
  const { db, journal, runtime } = parts
  const at = new Date(runtime.now()).toISOString()
  let cut = 0
  for (const tail of tailsOf(db)) cut += cutOne(db, tail, at)
  if (!cut) return 0
  orderReadingAnew(db)
  journal.reload()
  runtime.log.error({ facts: cut }, 'facts that came after the end of their stream were set aside')
  return cut
}

/**
 * Streams that go on after their end, and those that went on with the wrong one of two histories. One that is another
 * history at its end, with nobody having decided, is a fork: it is left to a person.
 */
function tailsOf(db: Db): Tail[] {
  const heads = db.prepare('SELECT id, origin, seq FROM origins').all() as (Tail & { seq: number })[]
  return heads.flatMap(({ id, origin, seq }) => {
    const end = endOf(db, origin)
    if (!end) return []
    const hashAt = (at: number) =>
      at === 0
        ? genesis
        : (db.prepare('SELECT hash FROM facts WHERE origin_id = ? AND seq = ?').pluck().get(id, at) as string)
    const { split } = end
    if (split && seq > split.seq && hashAt(split.seq + 1) !== split.next)
      return [{ id, origin, from: split.seq, hash: hashAt(split.seq) }]
    return seq > end.seq && hashAt(end.seq) === end.hash
      ? [{ id, origin, from: end.seq, hash: end.hash }]
      : []
  })
}

function cutOne(db: Db, { id, origin, from, hash }: Tail, at: string): number {
  db.prepare(
    `INSERT OR IGNORE INTO quarantined (origin, seq, hash, bytes, at)
     SELECT ?, seq, hash, bytes, ? FROM facts WHERE origin_id = ? AND seq > ?`,
  ).run(origin, at, id, from)
  const { changes } = db.prepare('DELETE FROM facts WHERE origin_id = ? AND seq > ?').run(id, from)
  db.prepare('UPDATE origins SET seq = ?, hash = ? WHERE id = ?').run(from, hash, id)
  return changes
}
