import { derivedTables } from '../../database/derived-tables.ts'
import { transaction } from '../../database/transaction.ts'
import { only, prepared } from '../../database/prepared.ts'
import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import { unreadable, type Catalogue, type FactKinds } from '../apply.ts'
import { parseFact, type Fact } from '../fact.ts'
import { openReading } from './training.ts'

/** Begins the reason of a parked fact that was understood but not believed. */
export const disbelieved = 'disbelieved: '
export const likeDisbelieved = `${disbelieved}%`

const newest = prepared(q => q.selectFrom('facts').select(({ fn }) => fn.max('position').as('position')))
/** Drops parked facts that are judged again, and those truncated since. */
const dropParked = prepared(q =>
  q
    .deleteFrom('parked')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('reason', 'not like', likeDisbelieved),
        not(
          exists(
            selectFrom('facts')
              .select('facts.seq')
              .whereRef('facts.origin_id', '=', 'parked.origin_id')
              .whereRef('facts.seq', '=', 'parked.seq'),
          ),
        ),
      ]),
    ),
)
const readable = prepared((q, given: { position: number; limit: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('parked', join =>
      join.onRef('parked.origin_id', '=', 'facts.origin_id').onRef('parked.seq', '=', 'facts.seq'),
    )
    .select(['facts.position', 'facts.origin_id as originId', 'facts.seq', 'facts.bytes'])
    .where('facts.position', '>', given.position)
    .where('parked.seq', 'is', null)
    .orderBy('facts.position')
    .limit(given.limit),
)
const park = prepared((q, given: Tables['parked']) =>
  q.insertInto('parked').values(only(given, 'origin_id', 'seq', 'reason', 'at')),
)

export type ReadingAnew = { db: Db; catalogue: Catalogue; kinds: FactKinds }

/** Facts read in one transaction; between two, other work has its turn. */
const factsPerTurn = 500
const key = 'read_anew'

/** Up to which position the tables are rebuilt, or undefined while they are not behind the facts. */
function readTo(db: Db): number | undefined {
  const value = readSetting(db, key)
  return value === undefined ? undefined : Number(value)
}

function keepReadTo(db: Db, position: number): void {
  writeSetting(db, key, String(position))
}

/** Whether the tables are behind the facts and must be rebuilt. */
export function isBehind(db: Db): boolean {
  return readTo(db) !== undefined
}

/** Marks the tables as behind, which survives a restart. Needs an open transaction. */
export function orderReadingAnew(db: Db): void {
  keepReadTo(db, -1)
}

/**
 * Empties every table and reads the whole journal into them, in the order of arrival: in turns, each a transaction
 * that stores how far it came. After a crash it continues there; the tables are not read meanwhile.
 *
 * @param parts.onShare called with the progress, 0 to 1
 */
export async function readAnew(
  parts: ReadingAnew & { pause: () => Promise<void>; onShare: (share: number) => void },
): Promise<void> {
  const { db, catalogue, pause, onShare } = parts
  const end = newest.first(db)?.position ?? 0
  if (readTo(db) === -1) {
    for (const table of derivedTables) {
      db.prepare(`DELETE FROM ${table}`).run()
      await pause()
    }
    dropParked.run(db)
    keepReadTo(db, 0)
  }
  catalogue.forget()
  for (let at = readTo(db); at !== undefined; at = readTo(db)) {
    onShare(end ? at / end : 1)
    readTurn(parts, at)
    await pause()
  }
  catalogue.forget()
}

type Stored = { position: number; originId: number; seq: number; bytes: string }

/** Reads some facts after a position; when there are none, the tables are no longer behind. */
function readTurn(parts: ReadingAnew, after: number): void {
  const { db } = parts
  transaction(db, 'BEGIN IMMEDIATE')
  try {
    const facts = readable.all(db, { position: after, limit: factsPerTurn })
    let read = openReading(parts, parts.kinds)
    for (const fact of facts) if (!readOrPark(parts, fact, read)) read = openReading(parts, parts.kinds)
    const last = facts.at(-1)
    if (last) keepReadTo(db, last.position)
    else dropSetting(db, key)
    transaction(db, 'COMMIT')
  } catch (cause) {
    if (db.raw.inTransaction) transaction(db, 'ROLLBACK')
    parts.catalogue.forget()
    throw cause
  }
}

/** Returns whether it was read. */
function readOrPark(
  { db, catalogue, kinds }: ReadingAnew,
  { originId, seq, bytes }: Stored,
  read: (fact: Fact) => void,
): boolean {
  const fact = parseFact(bytes)
  let reason = unreadable(kinds, fact)
  if (!reason) {
    transaction(db, 'SAVEPOINT reading')
    try {
      read(fact)
    } catch (cause) {
      transaction(db, 'ROLLBACK TO reading')
      catalogue.forget()
      reason = String(cause)
    }
    transaction(db, 'RELEASE reading')
  }
  if (reason) park.run(db, { origin_id: originId, seq, reason, at: String(fact.at) })
  return !reason
}
