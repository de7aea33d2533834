import { transaction } from '../../database/transaction.ts'
import { prepared } from '../../database/prepared.ts'
import { unreadable } from '../apply.ts'
import { parseFact, type Fact } from '../fact.ts'
import { openReading } from './training.ts'
import { disbelieved, orderReadingAnew, type ReadingAnew } from './read-anew.ts'

const parkedFacts = prepared(q =>
  q
    .selectFrom('parked')
    .crossJoin('facts')
    .select(['parked.origin_id as originId', 'parked.seq', 'parked.reason', 'facts.bytes'])
    .whereRef('facts.origin_id', '=', 'parked.origin_id')
    .whereRef('facts.seq', '=', 'parked.seq')
    .orderBy('facts.position'),
)
const leave = prepared((q, given: { originId: number; seq: number; reason: string }) =>
  q
    .updateTable('parked')
    .set({ reason: given.reason })
    .where('origin_id', '=', given.originId)
    .where('seq', '=', given.seq),
)

/**
 * At a start, and when a mirror was read: whether this version understands parked facts. Later facts of their stream
 * were applied without them, and within one stream order counts, so a rebuild of all tables in the order of arrival
 * is ordered. Without such a fact it costs one look at the list. Facts that were not believed are judged again too:
 * when they arrived, less may have been known of who works where.
 *
 * @param wrongWith why a fact's author may not write it, or undefined; unreadable facts were not judged on arrival
 */
export function orderParked(reading: ReadingAnew, wrongWith: (fact: Fact) => string | undefined): boolean {
  const { db } = reading
  let ordered = false
  for (const { originId, seq, reason, bytes } of parkedFacts.all(db)) {
    const fact = parseFact(bytes)
    const wrong = wrongWith(fact)
    const newReason = wrong ? disbelieved + wrong : reason
    if (wrong && newReason !== reason) leave.run(db, { originId, seq, reason: newReason })
    if (wrong || !readsNow(reading, fact)) continue
    if (reason.startsWith(disbelieved)) leave.run(db, { originId, seq, reason: 'read again' })
    ordered = true
  }
  if (ordered) orderReadingAnew(db)
  return ordered
}

/** Applies a fact and rolls it back. */
function readsNow({ db, catalogue, kinds }: ReadingAnew, fact: Fact): boolean {
  if (unreadable(kinds, fact)) return false
  transaction(db, 'BEGIN')
  try {
    openReading({ db, catalogue }, kinds)(fact)
    return true
  } catch {
    return false
  } finally {
    transaction(db, 'ROLLBACK')
    catalogue.forget()
  }
}
