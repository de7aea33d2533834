import type { Db } from './sql.ts'

/** Savepoints of a transaction, by their names. */
type Savepoint = 'reading' | 'command'
type Word =
  | 'BEGIN'
  | 'BEGIN IMMEDIATE'
  | 'COMMIT'
  | 'ROLLBACK'
  | `SAVEPOINT ${Savepoint}`
  | `ROLLBACK TO ${Savepoint}`
  | `RELEASE ${Savepoint}`

/** Begins, commits and rolls back on a connection; what was read of tables that are as before now is forgotten. */
export function transaction(db: Db, word: Word): void {
  db.prepare(word).run()
  if (word.startsWith('ROLLBACK')) db.memory.clear()
}

/** Reads several things as they stand at one moment. Outside of a transaction each statement locks the database anew. */
export function readTogether<R>(db: Db, read: () => R): R {
  if (db.raw.inTransaction) return read()
  transaction(db, 'BEGIN')
  try {
    return read()
  } finally {
    transaction(db, 'COMMIT')
  }
}
