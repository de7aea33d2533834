import Database from 'better-sqlite3'
import { openDatabase } from '#core/database/open.ts'
import { openDb, type Db } from '#core/database/sql.ts'
import { transaction } from '#core/database/transaction.ts'

/** Wiped databases. Making one, and planning its queries, takes as long as an evening's sales. */
const wiped: Database.Database[] = []
/** Disks that were lost this evening: what still runs on one ends with the evening. */
const aside: Database.Database[] = []
/** As many as an evening uses at once, with those it lost; what is beyond is closed. */
const wipedMost = 16
const dbs = new WeakMap<Database.Database, Db>()

/** A new machine's database: nothing is in it but its tables. */
export function takeDatabase(): Database.Database {
  return wiped.pop() ?? openDatabase(':memory:').raw
}

/** A database as it was when it was copied. */
export function takeCopy(copy: Buffer): Database.Database {
  const raw = new Database(copy)
  raw.pragma('foreign_keys = ON')
  raw.pragma('temp_store = MEMORY')
  return raw
}

/** Its queries stay planned, while whatever else a program remembers of a database is forgotten when it starts again. */
export function openAgain(raw: Database.Database): Db {
  return { ...kept(raw), memory: new Map() }
}

/** A query of those who look at a disk and run no program on it, planned once. */
export function queryOn(raw: Database.Database, text: string): Database.Statement {
  return kept(raw).prepare(text)
}

function kept(raw: Database.Database): Db {
  let db = dbs.get(raw)
  if (!db) dbs.set(raw, (db = openDb(raw)))
  return db
}

/** What a disk has to forget: every database has the same tables. */
let tables: string[] | undefined

function tablesOf(raw: Database.Database): string[] {
  tables ??= raw
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'")
    .pluck()
    .all() as string[]
  return tables
}

/** Nobody finds this database any more; a program that ran on it may not have ended yet. */
export function setAside(raw: Database.Database): void {
  aside.push(raw)
}

/** The evening is over: wipes the databases it lost. */
export function putAwayLost(): void {
  for (const raw of aside.splice(0)) putAway(raw)
}

/** Wipes a database that nobody uses any more, and keeps it for the next who wants one. */
export function putAway(raw: Database.Database): void {
  if (raw.inTransaction) raw.exec('ROLLBACK')
  if (wiped.length >= wipedMost) return void raw.close()
  const db = kept(raw)
  transaction(db, 'BEGIN')
  for (const name of tablesOf(raw)) queryOn(raw, `DELETE FROM ${name}`).run()
  transaction(db, 'COMMIT')
  wiped.push(raw)
}
