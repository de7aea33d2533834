import { isDiskFull } from '../../database/disk-full.ts'
import { transaction } from '../../database/transaction.ts'
import { rowsChanged } from '../../database/changes.ts'
import type { Db } from '../../database/sql.ts'
import type { Actor } from '../fact.ts'
import type { Tx } from '../node.ts'
import type { Recorder } from './recorder.ts'

export type Waiting = {
  actor: Actor
  /** Returns a function that answers its caller, called once the facts are on the mirror. */
  command: (tx: Tx) => () => void
  reject: (cause: unknown) => void
}

type Parts = {
  db: Db
  recorder: Recorder
  /** Drops what the group put into memory, because it was rolled back in the tables. */
  forgetGroup: () => void
  runEffect: (effect: () => void) => void
  /** Quarantines facts after the end of a closed stream; true when the tables must be rebuilt. */
  cut: () => boolean
  /** Reads training or the books, by the hour; true when the tables must be rebuilt for it. */
  turn: () => boolean
  /** Commands that were not run, because the tables are behind the facts now. */
  wait: (commands: readonly Waiting[]) => void
}

/**
 * Runs a group's commands one after the other in the open transaction, and returns the answers to give once their
 * facts are on the mirror. Throws when the disk is full, or when SQLite has ended the transaction by itself.
 *
 * A savepoint for each would copy every page it writes, a sixth of a sale's time, and is hardly ever needed: a
 * refused command has nearly always only read. So they run without; when one of several was refused after it had
 * written, all are rolled back and run again, each in its savepoint. No caller was answered after the first run.
 */
export function runCommands(
  parts: Parts,
  group: readonly Waiting[],
  savepoints: boolean = false,
): (() => void)[] {
  const { db, recorder } = parts
  const settled: (() => void)[] = []
  // No command runs on tables that tell of the other one.
  if (parts.turn()) {
    parts.wait(group)
    return settled
  }
  for (const [index, waiting] of group.entries()) {
    let behind = false
    if (savepoints) transaction(db, 'SAVEPOINT command')
    const before = rowsChanged(db)
    const effects: (() => void)[] = []
    try {
      const answer = waiting.command(recorder.begin(waiting.actor, effects))
      behind = (recorder.keep() && parts.cut()) || parts.turn()
      settled.push(() => {
        for (const effect of effects) parts.runEffect(effect)
        answer()
      })
    } catch (cause) {
      recorder.undo()
      if (isDiskFull(cause)) throw cause
      if (savepoints) transaction(db, 'ROLLBACK TO command')
      else if (rowsChanged(db) !== before || !db.raw.inTransaction) {
        reinstate(parts)
        if (group.length > 1) return runCommands(parts, group, true)
      }
      settled.push(() => waiting.reject(cause))
    }
    if (savepoints) transaction(db, 'RELEASE command')
    if (behind) {
      parts.wait(group.slice(index + 1))
      break
    }
  }
  return settled
}

/** Rolls the group's transaction back and begins a new one. */
function reinstate({ db, forgetGroup }: Parts): void {
  transaction(db, 'ROLLBACK')
  forgetGroup()
  transaction(db, 'BEGIN IMMEDIATE')
}
