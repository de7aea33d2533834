import type Database from 'better-sqlite3'
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type InferResult,
} from 'kysely'
import type { Tables } from './tables.ts'

/** Kysely only writes SQL here; nothing it builds is ever executed by it. */
export const sql = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/**
 * Runs typed queries synchronously on one connection. A query is compiled, its prepared statement found by its text,
 * and run: measured at less than half the speed of raw statements and four times that of Kysely's own driver.
 */
export type Db = {
  all<Q extends Compilable>(query: Q): InferResult<Q>
  first<Q extends Compilable>(query: Q): InferResult<Q> extends (infer Row)[] ? Row | undefined : never
  /** How many rows it changed. */
  run(query: Compilable): number
  exec(text: string): void
  /** Hand-written statement for the few hot places; prepared once per text. */
  prepare(text: string): Database.Statement
  readonly raw: Database.Database
  /**
   * What was read from tables and is kept because it is asked for again and again, by a name of its reader's choice. It
   * is empty after every rollback: what a refused command had written is then not there. No other memory of tables.
   */
  readonly memory: Map<string, unknown>
}

export function openDb(raw: Database.Database): Db {
  const statements = new Map<string, Database.Statement>()
  const prepare = (text: string) => {
    let statement = statements.get(text)
    if (!statement) statements.set(text, (statement = raw.prepare(plannedOnce(text))))
    return statement
  }
  return {
    all: query => {
      const { sql: text, parameters } = query.compile()
      return prepare(text).all(...parameters) as never
    },
    first: query => {
      const { sql: text, parameters } = query.compile()
      return prepare(text).get(...parameters) as never
    },
    run: query => {
      const { sql: text, parameters } = query.compile()
      return prepare(text).run(...parameters).changes
    },
    exec: text => void raw.exec(text),
    prepare,
    raw,
    memory: new Map(),
  }
}

/**
 * The same statement, planned once. SQLite looks at a number bound to `LIMIT ?` and to many a `= ?` to choose its plan,
 * and so compiles the statement anew at every run, which takes ten times as long as finding a row by its key. A plus
 * sign, which changes no value, keeps it from looking.
 */
function plannedOnce(text: string): string {
  return text.replace(/(=|\blimit)\s*(?=[?@])/gi, '$1 +')
}
