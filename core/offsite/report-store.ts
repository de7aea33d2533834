import { readSetting, writeSetting } from '../database/setting-store.ts'
import type { Db } from '../database/sql.ts'
import type { OffsiteReport } from './report.ts'

/** What a box last told, and when (ISO, UTC). */
export type HeardOffsite = OffsiteReport & { heardAt: string }

const keyOf = (nodeId: string) => `offsite of ${nodeId}`

/**
 * Keeps what a box told, beside the journal: it is the relay's own knowledge, and survives its restart. A box that was
 * started anew knows of no proof yet; when the last one was is remembered for it.
 */
export function keepHeardOffsite(db: Db, nodeId: string, heard: HeardOffsite): void {
  const provenAt = heard.provenAt ?? heardOffsiteOf(db, nodeId)?.provenAt ?? null
  writeSetting(db, keyOf(nodeId), JSON.stringify({ ...heard, provenAt }))
}

/** What a box last told of its off-site copy; null when it never did. */
export function heardOffsiteOf(db: Db, nodeId: string): HeardOffsite | null {
  const text = readSetting(db, keyOf(nodeId))
  return text === undefined ? null : (JSON.parse(text) as HeardOffsite)
}
