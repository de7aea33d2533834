import { unreadable } from '../apply.ts'
import { readFact, type Fact } from '../fact.ts'
import { orderReadingAnew, type ReadingAnew } from './read-anew.ts'

/**
 * After an upgrade: whether parked facts are such that this version understands them. Facts behind them in their stream
 * were read without them, and within one stream order counts, so all tables are ordered to be read anew, in the order of
 * arrival; that is what a rebuild would say, byte for byte. Without such a fact it costs one look at the list.
 */
export function orderParked(reading: ReadingAnew): boolean {
  const { db } = reading
  const parked = db
    .prepare(
      `SELECT f.bytes FROM parked p
       CROSS JOIN facts f ON f.origin_id = p.origin_id AND f.seq = p.seq ORDER BY f.position`,
    )
    .pluck()
    .all() as string[]
  if (!parked.some(bytes => readsNow(reading, readFact(bytes)))) return false
  orderReadingAnew(db)
  return true
}

/** Tries a fact and takes it back. */
function readsNow({ db, catalogue, kinds }: ReadingAnew, fact: Fact): boolean {
  if (unreadable(kinds, fact)) return false
  db.prepare('BEGIN').run()
  try {
    kinds[fact.type]!.apply({ db, catalogue }, fact as Fact<never>)
    return true
  } catch {
    return false
  } finally {
    db.prepare('ROLLBACK').run()
    catalogue.forget()
  }
}
