import { derivedTables } from '../../database/derived-tables.ts'
import type { Db } from '../../database/sql.ts'
import { unreadable, type Catalogue, type FactKinds } from '../apply.ts'
import { parseFact, type Fact } from '../fact.ts'

/** How the reason of a parked fact begins that a version understood and did not believe: it stays parked for good. */
export const disbelieved = 'disbelieved: '
export const isDisbelieved = `reason LIKE '${disbelieved}%'`

export type ReadingAnew = { db: Db; catalogue: Catalogue; kinds: FactKinds }

/** Facts read in one transaction; others have their turn between two. */
const factsPerTurn = 500
const key = 'read_anew'

/** Up to which position the tables were read anew, or undefined while they are not behind the facts. */
function readTo(db: Db): number | undefined {
  const value = db.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(key) as string | undefined
  return value === undefined ? undefined : Number(value)
}

function keepReadTo(db: Db, position: number): void {
  db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)').run(key, String(position))
}

/** Whether the tables say something else than the facts, until they are read anew. */
export function isBehind(db: Db): boolean {
  return readTo(db) !== undefined
}

/** From now on the tables are behind, over any restart. Needs an open transaction. */
export function orderReadingAnew(db: Db): void {
  keepReadTo(db, -1)
}

/**
 * Empties every table and reads the whole journal into them, in the order of arrival: in turns, each a transaction that
 * writes down how far it came. Whoever dies goes on from there; nobody reads the tables meanwhile.
 *
 * @param parts.told hears how much of it is done, 0 to 1
 */
export async function readAnew(
  parts: ReadingAnew & { pause: () => Promise<void>; told: (share: number) => void },
): Promise<void> {
  const { db, catalogue, pause, told } = parts
  const end = (db.prepare('SELECT max(position) FROM facts').pluck().get() as number | null) ?? 0
  if (readTo(db) === -1) {
    for (const table of derivedTables) {
      db.prepare(`DELETE FROM ${table}`).run()
      await pause()
    }
    db.prepare(
      `DELETE FROM parked WHERE NOT (${isDisbelieved}) OR NOT EXISTS
       (SELECT 1 FROM facts f WHERE f.origin_id = parked.origin_id AND f.seq = parked.seq)`,
    ).run()
    keepReadTo(db, 0)
  }
  catalogue.forget()
  for (let at = readTo(db); at !== undefined; at = readTo(db)) {
    told(end ? at / end : 1)
    readTurn(parts, at)
    await pause()
  }
  catalogue.forget()
}

type Stored = { position: number; originId: number; seq: number; bytes: string }

/** Reads some facts behind a position; when there are none the tables are behind no longer. */
function readTurn(parts: ReadingAnew, after: number): void {
  const { db } = parts
  db.prepare('BEGIN IMMEDIATE').run()
  try {
    const facts = db
      .prepare(
        `SELECT f.position, f.origin_id AS originId, f.seq, f.bytes FROM facts f
         LEFT JOIN parked p ON p.origin_id = f.origin_id AND p.seq = f.seq
         WHERE f.position > ? AND p.seq IS NULL ORDER BY f.position LIMIT ${factsPerTurn}`,
      )
      .all(after) as Stored[]
    for (const fact of facts) readOrPark(parts, fact)
    const last = facts.at(-1)
    if (last) keepReadTo(db, last.position)
    else db.prepare('DELETE FROM settings WHERE key = ?').run(key)
    db.prepare('COMMIT').run()
  } catch (cause) {
    if (db.raw.inTransaction) db.prepare('ROLLBACK').run()
    parts.catalogue.forget()
    throw cause
  }
}

function readOrPark({ db, catalogue, kinds }: ReadingAnew, { originId, seq, bytes }: Stored) {
  const fact = parseFact(bytes)
  let reason = unreadable(kinds, fact)
  if (!reason) {
    db.prepare('SAVEPOINT reading').run()
    try {
      kinds[fact.type]!.apply({ db, catalogue }, fact as Fact<never>)
    } catch (cause) {
      db.prepare('ROLLBACK TO reading').run()
      catalogue.forget()
      reason = String(cause)
    }
    db.prepare('RELEASE reading').run()
  }
  if (reason)
    db.prepare('INSERT INTO parked (origin_id, seq, reason, at) VALUES (?, ?, ?, ?)').run(
      originId,
      seq,
      reason,
      String(fact.at),
    )
}
