import { readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Db } from '../../database/sql.ts'
import type { Identity, Runtime } from '../identity.ts'
import { mergeStamp, nextStamp, readStamp, writeStamp, type Stamp } from '../stamp.ts'

/** The node's hybrid clock for edits of the catalogue. It is stored, so that it never goes back at a restart. */
export function openStampClock({ identity, db, runtime }: { identity: Identity; db: Db; runtime: Runtime }) {
  const stored = readSetting(db, 'last_stamp')
  let last = stored ? readStamp(stored) : { ms: 0, counter: 0 }

  function move(to: typeof last): Stamp {
    last = to
    const stamp = writeStamp(last, identity.nodeId)
    writeSetting(db, 'last_stamp', stamp)
    return stamp
  }

  return {
    /** The stamp of an edit made now, later than every stamp seen so far. */
    next: (nowMs: number): Stamp => move(nextStamp(last, nowMs)),
    /** Another node's edit bears this stamp. */
    observe(stamp: Stamp): void {
      const merged = mergeStamp(last, readStamp(stamp), runtime.now())
      if (merged !== last) move(merged)
    },
  }
}
export type StampClock = ReturnType<typeof openStampClock>
