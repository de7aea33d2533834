import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { takeReadBack } from '#core/journal/storage/replay-store.ts'

/** Which facts were told to a database that had forgotten them, as a row of `settings`. */
const key = 'mails_forgotten'
/**
 * A database that has lost which mails were sent sends those of its last day again: twice is better than never, and older
 * ones are not repeated.
 */
export const forgottenMs = 24 * 3_600_000

type Forgotten = { after: number; upTo: number; sinceMs: number }

/**
 * Notes which facts a database may have mailed before: all it has, where it has lost how far it had read, and those that its
 * mirror told it, where it had gone back. Needs a transaction. Returns what it has forgotten, also before.
 *
 * @param at.isNew whether it has lost how far it had read
 */
export function noteForgotten(
  db: Db,
  at: { isNew: boolean; newest: number; nowMs: number },
): Forgotten | undefined {
  const after = takeReadBack(db)
  if (!at.isNew && after === undefined) {
    const text = readSetting(db, key)
    return text === undefined ? undefined : (JSON.parse(text) as Forgotten)
  }
  const forgotten = { after: at.isNew ? 0 : after!, upTo: at.newest, sinceMs: at.nowMs - forgottenMs }
  writeSetting(db, key, JSON.stringify(forgotten))
  return forgotten
}

/** Whether a fact at a position was mailed about before, and so long ago that it is not repeated. */
export function isRepeated(forgotten: Forgotten | undefined, position: number, at: string): boolean {
  if (!forgotten || position <= forgotten.after || position > forgotten.upTo) return false
  return !(Date.parse(at) >= forgotten.sinceMs)
}
