import { unreadable } from '../apply.ts'
import { parseFact, type Fact } from '../fact.ts'
import { disbelieved, orderReadingAnew, type ReadingAnew } from './read-anew.ts'

/**
 * At a start, and when a mirror was read: whether parked facts are such that this version understands them. Facts behind
 * them in their stream were read without them, and within one stream order counts, so all tables are ordered to be read
 * anew, in the order of arrival; that is what a rebuild would say, byte for byte. Without such a fact it costs one look
 * at the list. What was not believed is judged again too: of who works where, less may have been known when it came.
 *
 * @param wrongWith why a fact is not its author's to say, or undefined: nobody could judge it when it came
 */
export function orderParked(reading: ReadingAnew, wrongWith: (fact: Fact) => string | undefined): boolean {
  const { db } = reading
  const parked = db
    .prepare(
      `SELECT p.origin_id AS originId, p.seq, p.reason, f.bytes FROM parked p
       CROSS JOIN facts f ON f.origin_id = p.origin_id AND f.seq = p.seq ORDER BY f.position`,
    )
    .all() as { originId: number; seq: number; reason: string; bytes: string }[]
  const leave = db.prepare('UPDATE parked SET reason = ? WHERE origin_id = ? AND seq = ?')
  let ordered = false
  for (const { originId, seq, reason, bytes } of parked) {
    const fact = parseFact(bytes)
    const wrong = wrongWith(fact)
    const told = wrong ? disbelieved + wrong : reason
    if (wrong && told !== reason) leave.run(told, originId, seq)
    if (wrong || !readsNow(reading, fact)) continue
    if (reason.startsWith(disbelieved)) leave.run('read again', originId, seq)
    ordered = true
  }
  if (ordered) orderReadingAnew(db)
  return ordered
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
