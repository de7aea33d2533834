import { derivedTables } from '../database/derived-tables.ts'
import { openDatabase } from '../database/open.ts'
import type { Db } from '../database/sql.ts'
import { unreadable, type Applying, type FactKinds } from './apply.ts'
import { genesis, parseFact, type Fact } from './fact.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { isDisbelieved } from './storage/read-anew.ts'
import { chainHash } from './storage/journal-store.ts'

export type Reading = {
  /** How tables read facts. */
  kinds: FactKinds
  /** Which streams are read: what a box is told of a relay's journal, for one. */
  includes?: (origin: string) => boolean
  /** An empty database to read into; a new one in memory when left out. */
  to?: Db
}

/**
 * Reads the whole journal anew into an empty database and returns it; the caller closes it. What this and the live
 * tables say must be equal byte for byte.
 *
 * @param from a node's database; it is only read
 */
export function rebuild(from: Db, reading: Reading): Db {
  const { kinds, includes = () => true, to = openDatabase(':memory:') } = reading
  const at = { db: to, catalogue: openCatalogue(to, kinds) }
  const readAll = (read: (fact: Fact) => void) => {
    const all = from
      .prepare(
        `SELECT f.bytes FROM facts f
         LEFT JOIN parked p ON p.origin_id = f.origin_id AND p.seq = f.seq AND p.${isDisbelieved}
         WHERE p.seq IS NULL ORDER BY f.position`,
      )
      .pluck()
    for (const bytes of all.iterate() as Iterable<string>) {
      const fact = parseFact(bytes)
      if (includes(fact.origin) && !unreadable(kinds, fact)) read(fact)
    }
  }
  const read = (fact: Fact) => kinds[fact.type]!.apply(at, fact as Fact<never>)
  to.prepare('BEGIN').run()
  try {
    readAll(read)
  } catch {
    // A savepoint for each fact takes half of the time, so there is one only where a fact cannot be read.
    to.prepare('ROLLBACK').run()
    at.catalogue.forget()
    to.prepare('BEGIN').run()
    readAll(fact => readOrLeave(at, () => read(fact)))
  }
  to.prepare('COMMIT').run()
  return to
}

/** A fact that could not be read when it came was parked; it leaves nothing this time either. */
function readOrLeave({ db, catalogue }: Applying, read: () => void) {
  db.prepare('SAVEPOINT reading').run()
  try {
    read()
  } catch {
    db.prepare('ROLLBACK TO reading').run()
    catalogue.forget()
  }
  db.prepare('RELEASE reading').run()
}

/** Every derived table as text, row by row in key order: equal text means equal tables. */
export function dumpDerived(db: Db): Record<string, string> {
  return Object.fromEntries(
    derivedTables.map(table => {
      const keys = (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string; pk: number }[]).filter(
        column => column.pk,
      )
      const order = keys.sort((a, b) => a.pk - b.pk).map(column => column.name)
      const rows = db
        .prepare(`SELECT * FROM ${table} ORDER BY ${order.join(', ')}`)
        .raw()
        .all()
      return [table, rows.map(row => JSON.stringify(row)).join('\n')]
    }),
  )
}

/** What is wrong with a node's database: broken chains, and tables that are not what the journal says. Empty is well. */
export function verify(db: Db, reading: Omit<Reading, 'includes'>): string[] {
  const wrong = db
    .prepare('SELECT id, origin, seq, hash FROM origins')
    .all()
    .flatMap(head => brokenChain(db, head as Head))
  const rebuilt = rebuild(db, reading)
  const [live, anew] = [dumpDerived(db), dumpDerived(rebuilt)]
  for (const table of derivedTables)
    if (live[table] !== anew[table]) wrong.push(`The table ${table} is not what the journal says.`)
  if (!reading.to) rebuilt.raw.close()
  return wrong
}

type Head = { id: number; origin: string; seq: number; hash: string }

function brokenChain(db: Db, head: Head): string[] {
  let hash: string = genesis
  let seq = 0
  const facts = db
    .prepare('SELECT seq, bytes, hash FROM facts WHERE origin_id = ? ORDER BY seq')
    .iterate(head.id)
  for (const fact of facts as Iterable<{ seq: number; bytes: string; hash: string }>) {
    hash = chainHash(hash, fact.bytes)
    seq += 1
    if (fact.seq !== seq || fact.hash !== hash) return [`The chain of ${head.origin} breaks at ${fact.seq}.`]
  }
  if (seq !== head.seq) return [`${head.origin} ends at ${seq}, but its head says ${head.seq}.`]
  return hash === head.hash ? [] : [`${head.origin} ends with another fact than its head says.`]
}
