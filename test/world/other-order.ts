import { factKinds } from '#core/facts.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import { openCatalogue } from '#core/journal/storage/catalogue-store.ts'
import { openReading, readAs, readsTraining } from '#core/journal/storage/training.ts'
import { transaction } from '#core/database/transaction.ts'
import type { Db } from '#core/database/sql.ts'

/** How many facts of a stream come one after the other before another stream has its turn. */
const sliceMost = 20

/**
 * Reads a journal's facts into an empty database in an order in which they could also have come: each stream in its own
 * order, and no two of them in each other's. Recoveries and carried files bring them so.
 *
 * @param between a whole number from one to another, both included
 */
export function readInOtherOrder(
  from: Db,
  to: Db,
  between: (from: number, to: number) => number,
  kinds = factKinds,
): Db {
  const at = { db: to, catalogue: openCatalogue(to, kinds) }
  readAs(to, readsTraining(from))
  transaction(to, 'BEGIN')
  const read = openReading(at, kinds)
  const left = [...streamsOf(from).values()]
  while (left.length) {
    const index = between(0, left.length - 1)
    for (const fact of left[index]!.splice(0, between(1, sliceMost))) read(fact)
    if (!left[index]!.length) left.splice(index, 1)
  }
  transaction(to, 'COMMIT')
  return to
}

/** Facts that are believed, by their streams. */
function streamsOf(db: Db): Map<string, Fact[]> {
  const facts = db.prepare(
    `SELECT f.bytes FROM facts f WHERE NOT EXISTS
      (SELECT 1 FROM parked p WHERE p.origin_id = f.origin_id AND p.seq = f.seq) ORDER BY f.origin_id, f.seq`,
  )
  const streams = new Map<string, Fact[]>()
  for (const { bytes } of facts.iterate() as Iterable<{ bytes: string }>) {
    const fact = parseFact(bytes)
    const stream = streams.get(fact.origin)
    if (stream) stream.push(fact)
    else streams.set(fact.origin, [fact])
  }
  return streams
}
