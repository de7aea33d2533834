import { derivedTables } from '../database/tables.ts'
import { openDatabase } from '../database/open.ts'
import type { Db } from '../database/sql.ts'
import { factKinds } from '../facts.ts'
import { unreadable } from './apply.ts'
import { readFact } from './fact.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { chainHash } from './storage/journal-store.ts'

/**
 * Reads the whole journal anew into an empty database and returns it; the caller closes it. What this and the live
 * tables say must be equal byte for byte.
 *
 * @param from a node's database; it is only read
 */
export function rebuild(from: Db): Db {
  const to = openDatabase(':memory:')
  const catalogue = openCatalogue(to)
  to.prepare('BEGIN').run()
  for (const bytes of from.prepare('SELECT bytes FROM facts ORDER BY position').pluck().iterate() as Iterable<string>) {
    const fact = readFact(bytes)
    if (!unreadable(factKinds, fact)) factKinds[fact.type]!.apply({ db: to, catalogue }, fact as never)
  }
  to.prepare('COMMIT').run()
  return to
}

/** Every derived table as text, row by row in key order: equal text means equal tables. */
export function dumpDerived(db: Db): Record<string, string> {
  return Object.fromEntries(
    derivedTables.map(table => {
      const keys = (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string; pk: number }[]).filter(column => column.pk)
      const order = keys.sort((a, b) => a.pk - b.pk).map(column => column.name)
      const rows = db.prepare(`SELECT * FROM ${table} ORDER BY ${order.join(', ')}`).raw().all()
      return [table, rows.map(row => JSON.stringify(row)).join('\n')]
    }),
  )
}

/** What is wrong with a node's database: broken chains, and tables that are not what the journal says. Empty is well. */
export function verify(db: Db): string[] {
  const wrong: string[] = []
  for (const { id, origin, seq } of db.prepare('SELECT id, origin, seq FROM origins').all() as { id: number; origin: string; seq: number }[]) {
    let hash = ''
    let expected = 1
    const facts = db.prepare('SELECT seq, bytes, hash FROM facts WHERE origin_id = ? ORDER BY seq').iterate(id)
    for (const fact of facts as Iterable<{ seq: number; bytes: string; hash: string }>) {
      hash = chainHash(hash, fact.bytes)
      if (fact.seq !== expected || fact.hash !== hash) {
        wrong.push(`The chain of ${origin} breaks at ${fact.seq}.`)
        break
      }
      expected += 1
    }
    if (expected - 1 !== seq) wrong.push(`${origin} ends at ${expected - 1}, but its head says ${seq}.`)
  }
  const rebuilt = rebuild(db)
  const [live, anew] = [dumpDerived(db), dumpDerived(rebuilt)]
  for (const table of derivedTables) if (live[table] !== anew[table]) wrong.push(`The table ${table} is not what the journal says.`)
  rebuilt.raw.close()
  return wrong
}
