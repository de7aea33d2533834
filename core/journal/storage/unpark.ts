import { derivedTables } from '../../database/derived-tables.ts'
import type { Db } from '../../database/sql.ts'
import { unreadable, type Catalogue, type FactKinds } from '../apply.ts'
import { readFact, type Fact } from '../fact.ts'
import type { Log } from '../node.ts'

type Reading = { db: Db; catalogue: Catalogue; kinds: FactKinds }
type Parked = { originId: number; seq: number; bytes: string }

/** Facts read per step; better-sqlite3 writes nothing while a statement is still walking. */
const factsPerStep = 2000

/**
 * After an upgrade: parked facts that this version understands are read and leave the list. Facts behind them in their
 * stream were read without them, and within one stream order counts, so all tables are read anew, in the order of
 * arrival; that is what a rebuild would say, byte for byte. Without such a fact it costs one look at the list.
 *
 * @returns how many parked facts were read
 */
export function readParked(reading: Reading & { log: Log }): number {
  const { db, log } = reading
  const parked = db
    .prepare(
      `SELECT p.origin_id AS originId, p.seq, f.bytes FROM parked p
       CROSS JOIN facts f ON f.origin_id = p.origin_id AND f.seq = p.seq ORDER BY f.position`,
    )
    .all() as Parked[]
  if (!parked.some(({ bytes }) => readsNow(reading, readFact(bytes)))) return 0
  db.prepare('BEGIN IMMEDIATE').run()
  try {
    readAllAnew(reading)
    db.prepare('COMMIT').run()
  } catch (cause) {
    if (db.raw.inTransaction) db.prepare('ROLLBACK').run()
    throw cause
  } finally {
    reading.catalogue.forget()
  }
  const left = db.prepare('SELECT count(*) FROM parked').pluck().get() as number
  const read = parked.length - left
  log.info({ read, left }, 'parked facts were read by this version')
  return read
}

/** Tries a fact and takes it back. */
function readsNow({ db, catalogue, kinds }: Reading, fact: Fact): boolean {
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

/** Empties every table and reads the whole journal into them, in the order of arrival. Needs an open transaction. */
export function readAllAnew(reading: Reading): void {
  const { db } = reading
  for (const table of derivedTables) db.prepare(`DELETE FROM ${table}`).run()
  db.prepare('DELETE FROM parked').run()
  reading.catalogue.forget()
  const step = db.prepare(
    `SELECT position, origin_id AS originId, seq, bytes FROM facts WHERE position > ? ORDER BY position LIMIT ${factsPerStep}`,
  )
  for (let last = 0; ;) {
    const facts = step.all(last) as (Parked & { position: number })[]
    if (!facts.length) return
    for (const fact of facts) readOrPark(reading, fact)
    last = facts.at(-1)!.position
  }
}

function readOrPark({ db, catalogue, kinds }: Reading, { originId, seq, bytes }: Parked) {
  const fact = readFact(bytes)
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
