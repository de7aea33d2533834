import { transaction } from '../../database/transaction.ts'
import { prepared } from '../../database/prepared.ts'
import { unreadable } from '../apply.ts'
import { parseFact, type Fact } from '../fact.ts'
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
 * At a start, and when a mirror was read: whether parked facts are such that this version understands them. Facts behind
 * them in their stream were read without them, and within one stream order counts, so all tables are ordered to be read
 * anew, in the order of arrival; that is what a rebuild would say, byte for byte. Without such a fact it costs one look
 * at the list. What was not believed is judged again too: of who works where, less may have been known when it came.
 *
 * @param wrongWith why a fact is not its author's to say, or undefined: nobody could judge it when it came
 */
export function orderParked(reading: ReadingAnew, wrongWith: (fact: Fact) => string | undefined): boolean {
  const { db } = reading
  let ordered = false
  for (const { originId, seq, reason, bytes } of parkedFacts.all(db)) {
    const fact = parseFact(bytes)
    const wrong = wrongWith(fact)
    const told = wrong ? disbelieved + wrong : reason
    if (wrong && told !== reason) leave.run(db, { originId, seq, reason: told })
    if (wrong || !readsNow(reading, fact)) continue
    if (reason.startsWith(disbelieved)) leave.run(db, { originId, seq, reason: 'read again' })
    ordered = true
  }
  if (ordered) orderReadingAnew(db)
  return ordered
}

/** Tries a fact and takes it back. */
function readsNow({ db, catalogue, kinds }: ReadingAnew, fact: Fact): boolean {
  if (unreadable(kinds, fact)) return false
  transaction(db, 'BEGIN')
  try {
    kinds[fact.type]!.apply({ db, catalogue }, fact as Fact<never>)
    return true
  } catch {
    return false
  } finally {
    transaction(db, 'ROLLBACK')
    catalogue.forget()
  }
}
