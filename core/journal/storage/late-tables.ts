import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import type { Runtime } from '../identity.ts'
import type { Reading } from '../node.ts'
import type { JournalStore } from './journal-store.ts'
import { isBehind, orderReadingAnew, readAnew } from './read-anew.ts'

/** How long to wait after a failed rebuild of tables before the next try. */
const retryMs = 1000

/** A node was closed while its disks were still being read. */
export class Closed extends Error {}

/**
 * Tables that are behind their facts, and their rebuild: they are not read meanwhile.
 *
 * @param parts.cut quarantines facts after the end of a closed stream; true when the tables must be rebuilt
 * @param parts.turn reads training or the books, by the hour; true when the tables must be rebuilt for it
 * @param parts.pause yields to the event loop; throws `Closed` when the node is closed meanwhile
 */
export function openLateTables(parts: {
  db: Db
  runtime: Runtime
  journal: JournalStore
  catalogue: Catalogue
  kinds: FactKinds
  cut: () => boolean
  turn: () => boolean
  pause: () => Promise<void>
}) {
  const { db, runtime, journal } = parts
  let behind = isBehind(db)
  let reading: Reading | null = null

  /** In a transaction: from its commit on the tables are not read until they are rebuilt. */
  function cut(): boolean {
    if (!parts.cut()) return false
    behind = true
    return true
  }

  /** In a transaction: whether the tables tell of training, or of the books, from its commit on. */
  function turn(): boolean {
    if (behind || !parts.turn()) return false
    orderReadingAnew(db)
    behind = true
    return true
  }

  /** Rebuilds the tables where that was ordered. With their new content more facts may have to be quarantined. */
  async function catchUp(): Promise<void> {
    if (!behind) return
    const before = reading
    const onShare = (share: number) => void (reading = { what: 'journal', share })
    while (behind)
      try {
        await readAnew({ ...parts, onShare })
        behind = false
        db.raw.transaction(() => cut() || turn())()
      } catch (cause) {
        if (cause instanceof Closed) throw cause
        runtime.log.error({ cause: String(cause) }, 'the tables cannot be read anew; it is tried again')
        await runtime.sleep(retryMs)
        behind = isBehind(db)
      }
    journal.reload()
    reading = before
  }

  return {
    cut,
    turn,
    catchUp,
    isBehind: () => behind,
    /** Orders a rebuild for another reason than truncated streams. */
    order: () => void (behind = true),
    /** The transaction was rolled back, and what it truncated with it. */
    forget: () => void (behind = isBehind(db)),
    /** The progress of the reading under way. */
    reading: (): Reading | null => reading ?? (behind ? { what: 'journal', share: 0 } : null),
    /** Runs work that reads the mirror and reports its progress. */
    async whileReadingMirror<R>(work: (onShare: (share: number) => void) => Promise<R>): Promise<R> {
      reading = { what: 'mirror', share: 0 }
      try {
        return await work(share => void (reading = { what: 'mirror', share }))
      } finally {
        reading = null
      }
    },
  }
}
