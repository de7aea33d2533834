import type Database from 'better-sqlite3'
import { openDatabase } from '#core/database/open.ts'
import { openDb, type Db } from '#core/database/sql.ts'

/** Wiped databases. Making one, and planning its queries, takes as long as an evening's sales. */
const wiped: Database.Database[] = []
const dbs = new WeakMap<Database.Database, Db>()

/** A new machine's database: nothing is in it but its tables. */
export function takeDatabase(): Database.Database {
  return wiped.pop() ?? openDatabase(':memory:').raw
}

/** Its queries stay planned, while whatever else a program remembers of a database is forgotten when it starts again. */
export function openAgain(raw: Database.Database): Db {
  let db = dbs.get(raw)
  if (!db) dbs.set(raw, (db = openDb(raw)))
  return { ...db, memory: new Map() }
}

/** Wipes a database that nobody uses any more, and keeps it for the next who wants one. */
export function putAway(raw: Database.Database): void {
  if (raw.inTransaction) raw.exec('ROLLBACK')
  const tables = raw
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'")
    .pluck()
    .all() as string[]
  raw.exec(tables.map(table => `DELETE FROM ${table};`).join(''))
  wiped.push(raw)
}
