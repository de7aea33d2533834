import type { Db } from './sql.ts'

/** Parts of a transaction that may be taken back alone, by their names. */
type Savepoint = 'reading' | 'command'
type Word =
  | 'BEGIN'
  | 'BEGIN IMMEDIATE'
  | 'COMMIT'
  | 'ROLLBACK'
  | `SAVEPOINT ${Savepoint}`
  | `ROLLBACK TO ${Savepoint}`
  | `RELEASE ${Savepoint}`

/** Begins and ends what stands or falls together on a connection. */
export function transaction(db: Db, word: Word): void {
  db.prepare(word).run()
}
