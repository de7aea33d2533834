import { isDiskFull } from '../../database/disk-full.ts'
import type { Db } from '../../database/sql.ts'
import type { Actor } from '../fact.ts'
import type { Tx } from '../node.ts'
import type { Recorder } from './recorder.ts'

export type Waiting = {
  actor: Actor
  command: (tx: Tx) => unknown
  resolve: (value: never) => void
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
    if (savepoints) db.prepare('SAVEPOINT command').run()
    const before = rowsChanged(db)
    const effects: (() => void)[] = []
    try {
      const value = waiting.command(recorder.begin(waiting.actor, effects))
      behind = recorder.keep() && parts.cut()
      settled.push(() => {
        for (const effect of effects) parts.runEffect(effect)
        waiting.resolve(value as never)
      })
    } catch (cause) {
      recorder.undo()
      if (isDiskFull(cause)) throw cause
      if (savepoints) db.prepare('ROLLBACK TO command').run()
      else if (rowsChanged(db) !== before || !db.raw.inTransaction) {
        reinstate(parts)
        if (group.length > 1) return runCommands(parts, group, true)
      }
      settled.push(() => waiting.reject(cause))
    }
    if (savepoints) db.prepare('RELEASE command').run()
    if (behind) {
      parts.wait(group.slice(index + 1))
      break
    }
  }
  return settled
}

function rowsChanged(db: Db): number {
  return db.prepare('SELECT total_changes()').pluck().get() as number
}

/** Begins the group's transaction anew. */
function reinstate({ db, forgetGroup }: Parts): void {
  db.prepare('ROLLBACK').run()
  forgetGroup()
  db.prepare('BEGIN IMMEDIATE').run()
}
