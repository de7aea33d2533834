import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import type { Runtime } from '../identity.ts'
import type { Reading } from '../node.ts'
import type { JournalStore } from './journal-store.ts'
import { isBehind, readAnew } from './read-anew.ts'

/** How long tables that could not be read anew are left alone before the next try. */
const retryMs = 1000

/** A node was closed while its disks were still being read. */
export class Closed extends Error {}

/**
 * Tables that are behind their facts, and reading them anew: nobody reads them meanwhile.
 *
 * @param parts.cut sets aside what came after the end of a closed stream; true when the tables must be read anew
 * @param parts.pause lets others have a turn; throws `Closed` when the node is closed meanwhile
 */
export function openLateTables(parts: {
  db: Db
  runtime: Runtime
  journal: JournalStore
  catalogue: Catalogue
  kinds: FactKinds
  cut: () => boolean
  pause: () => Promise<void>
}) {
  const { db, runtime, journal } = parts
  let behind = isBehind(db)
  let reading: Reading | null = null

  /** In a transaction: from its commit on nobody reads the tables until they were read anew. */
  function cut(): boolean {
    if (!parts.cut()) return false
    behind = true
    return true
  }

  /** Reads the tables anew where that was ordered. What they say then may cut off more. */
  async function catchUp(): Promise<void> {
    if (!behind) return
    const before = reading
    const told = (share: number) => void (reading = { what: 'journal', share })
    while (behind)
      try {
        await readAnew({ ...parts, told })
        behind = false
        db.raw.transaction(cut)()
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
    catchUp,
    isBehind: () => behind,
    /** They are to be read anew, for another reason than what was cut off. */
    order: () => void (behind = true),
    /** What was cut in a transaction that came to nothing was not cut. */
    forget: () => void (behind = isBehind(db)),
    /** How far what is read now is read. */
    reading: (): Reading | null => reading ?? (behind ? { what: 'journal', share: 0 } : null),
    /** While the work runs the mirror is being read, as far as it tells. */
    async whileReadingMirror<R>(work: (told: (share: number) => void) => Promise<R>): Promise<R> {
      reading = { what: 'mirror', share: 0 }
      try {
        return await work(share => void (reading = { what: 'mirror', share }))
      } finally {
        reading = null
      }
    },
  }
}
