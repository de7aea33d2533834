import { isDiskFull } from '../../database/disk-full.ts'
import { transaction } from '../../database/transaction.ts'
import { sql } from 'kysely'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Actor } from '../fact.ts'
import type { Tx } from '../node.ts'
import type { Recorder } from './recorder.ts'

const changes = prepared(q => q.selectNoFrom(sql<number>`total_changes()`.as('rows')))

export type Waiting = {
  actor: Actor
  /** What it returns tells its caller, once the group is safe. */
  command: (tx: Tx) => () => void
  reject: (cause: unknown) => void
}

type Parts = {
  db: Db
  recorder: Recorder
  /** Memory forgets what the group wrote, because the tables have. */
  forgetGroup: () => void
  runEffect: (effect: () => void) => void
  /** Sets aside what came after the end of a closed stream; true when the tables must be read anew. */
  cut: () => boolean
  /** Commands that were not run, because the tables are behind the facts now. */
  wait: (commands: readonly Waiting[]) => void
}

/**
 * Runs a group's commands one after the other in the open transaction, and returns what to tell their callers once the
 * group is safe. Throws when the disk is full, or when SQLite has ended the transaction by itself.
 *
 * A savepoint for each copies every page it writes, a sixth of a sale, and hardly ever is one needed: what is refused
 * has nearly always only read. So they run without; when one among others was refused after it had written, all are
 * taken back and run again, each in its savepoint. Nobody was told anything of the first time.
 */
export function runCommands(
  parts: Parts,
  group: readonly Waiting[],
  savepoints: boolean = false,
): (() => void)[] {
  const { db, recorder } = parts
  const settled: (() => void)[] = []
  for (const [index, waiting] of group.entries()) {
    let behind = false
    if (savepoints) transaction(db, 'SAVEPOINT command')
    const before = rowsChanged(db)
    const effects: (() => void)[] = []
    try {
      const answer = waiting.command(recorder.begin(waiting.actor, effects))
      behind = recorder.keep() && parts.cut()
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

function rowsChanged(db: Db): number {
  return changes.first(db)?.rows ?? 0
}

/** Begins the group's transaction anew. */
function reinstate({ db, forgetGroup }: Parts): void {
  transaction(db, 'ROLLBACK')
  forgetGroup()
  transaction(db, 'BEGIN IMMEDIATE')
}
