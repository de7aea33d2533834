import { derivedTables } from '../database/derived-tables.ts'
import { openDatabase } from '../database/open.ts'
import { transaction } from '../database/transaction.ts'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { unreadable, type Applying, type FactKinds } from './apply.ts'
import { genesis, parseFact, type Fact } from './fact.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { likeDisbelieved } from './storage/read-anew.ts'
import { chainHash } from './storage/journal-store.ts'
import { openReading, readAs, readsTraining } from './storage/training.ts'

const believed = prepared(q =>
  q
    .selectFrom('facts')
    .leftJoin('parked', join =>
      join
        .onRef('parked.origin_id', '=', 'facts.origin_id')
        .onRef('parked.seq', '=', 'facts.seq')
        .on('parked.reason', 'like', likeDisbelieved),
    )
    .select('facts.bytes')
    .where('parked.seq', 'is', null)
    .orderBy('facts.position'),
)
const origins = prepared(q => q.selectFrom('origins').select(['id', 'origin', 'seq', 'hash']))
const chain = prepared((q, given: { id: number }) =>
  q.selectFrom('facts').select(['seq', 'bytes', 'hash']).where('origin_id', '=', given.id).orderBy('seq'),
)

export type Reading = {
  /** How facts change tables. */
  kinds: FactKinds
  /** Which streams are read: for example those of a relay's journal that a box receives. */
  includes?: (origin: string) => boolean
  /** An empty database to read into; a new one in memory when left out. */
  to?: Db
}

/** `live`: what `dumpDerived` says of the live tables, where it was asked already. */
export type Verifying = Omit<Reading, 'includes'> & { live?: Record<string, string> }

/**
 * Reads the whole journal into an empty database and returns it; the caller closes it. Its tables and the live ones
 * must be equal byte for byte.
 *
 * @param from a node's database; it is only read
 */
export function rebuild(from: Db, reading: Reading): Db {
  const { kinds, includes = () => true, to = openDatabase(':memory:') } = reading
  const at = { db: to, catalogue: openCatalogue(to, kinds) }
  const readAll = (read: (fact: Fact) => void) => {
    for (const { bytes } of believed.iterate(from)) {
      const fact = parseFact(bytes)
      if (includes(fact.origin) && !unreadable(kinds, fact)) read(fact)
    }
  }
  readAs(to, readsTraining(from))
  transaction(to, 'BEGIN')
  try {
    readAll(openReading(at, kinds))
  } catch {
    // A savepoint for each fact takes half of the time, so there is one only where a fact cannot be read.
    transaction(to, 'ROLLBACK')
    at.catalogue.forget()
    transaction(to, 'BEGIN')
    readAll(fact => readOrLeave(at, () => openReading(at, kinds)(fact)))
  }
  transaction(to, 'COMMIT')
  return to
}

/** A fact that could not be read when it arrived was parked; it changes nothing this time either. */
function readOrLeave({ db, catalogue }: Applying, read: () => void) {
  transaction(db, 'SAVEPOINT reading')
  try {
    read()
  } catch {
    transaction(db, 'ROLLBACK TO reading')
    catalogue.forget()
  }
  transaction(db, 'RELEASE reading')
}

/** How each table is read in key order. Every database has the same tables, so it is asked of the first one alone. */
const inKeyOrder = new Map<string, string>()

function readInKeyOrder(db: Db, table: string): string {
  const known = inKeyOrder.get(table)
  if (known) return known
  const columns = db.prepare(`PRAGMA table_info(${table})`).all() as { name: string; pk: number }[]
  const keys = columns.filter(({ pk }) => pk).sort((a, b) => a.pk - b.pk)
  const text = `SELECT * FROM ${table} ORDER BY ${keys.map(({ name }) => name).join(', ')}`
  inKeyOrder.set(table, text)
  return text
}

/** Every derived table as text, its rows in key order, none for an empty one: equal text means equal tables. */
export function dumpDerived(db: Db): Record<string, string> {
  return Object.fromEntries(
    derivedTables.map(table => {
      const rows = db.prepare(readInKeyOrder(db, table)).raw().all()
      return [table, rows.length ? JSON.stringify(rows) : '']
    }),
  )
}

/**
 * What is wrong with a node's database: broken chains, and tables that differ from the journal. Empty means nothing
 * is.
 */
export function verify(db: Db, reading: Verifying): string[] {
  const wrong = origins.all(db).flatMap(head => brokenChain(db, head))
  const rebuilt = rebuild(db, reading)
  const [live, anew] = [reading.live ?? dumpDerived(db), dumpDerived(rebuilt)]
  for (const table of derivedTables)
    if (live[table] !== anew[table]) wrong.push(`The table ${table} is not what the journal says.`)
  if (!reading.to) rebuilt.raw.close()
  return wrong
}

type Head = { id: number; origin: string; seq: number; hash: string }

function brokenChain(db: Db, head: Head): string[] {
  let hash: string = genesis
  let seq = 0
  for (const fact of chain.iterate(db, { id: head.id })) {
    hash = chainHash(hash, fact.bytes)
    seq += 1
    if (fact.seq !== seq || fact.hash !== hash) return [`The chain of ${head.origin} breaks at ${fact.seq}.`]
  }
  if (seq !== head.seq) return [`${head.origin} ends at ${seq}, but its head says ${head.seq}.`]
  return hash === head.hash ? [] : [`${head.origin} ends with another fact than its head says.`]
}
