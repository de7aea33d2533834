import type Database from 'better-sqlite3'

/** One connection. Statements come from `prepared.ts`; each is prepared once here and found again by its text. */
export type Db = {
  exec(text: string): void
  /** A statement by its text, prepared once per text. */
  prepare(text: string): Database.Statement
  readonly raw: Database.Database
  /**
   * A cache of what was read from tables, under a name the reader chooses. Every rollback empties it, since it may hold
   * what a refused command had written. There is no other cache of tables.
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
