import { readSetting, writeSetting } from '../database/setting-store.ts'
import type { Db } from '../database/sql.ts'
import type { OffsiteReport } from './report.ts'

/** A box's last report, and when it arrived (ISO, UTC). */
export type HeardOffsite = OffsiteReport & { heardAt: string }

const keyOf = (nodeId: string) => `offsite of ${nodeId}`

/**
 * Stores a box's report beside the journal, so that it survives the relay's restart. A box that has just started
 * knows no proof yet; the time of its last one is kept.
 */
export function keepHeardOffsite(db: Db, nodeId: string, heard: HeardOffsite): void {
  const provenAt = heard.provenAt ?? heardOffsiteOf(db, nodeId)?.provenAt ?? null
  writeSetting(db, keyOf(nodeId), JSON.stringify({ ...heard, provenAt }))
}

/** A box's last report on its off-site copy; null when there is none. */
export function heardOffsiteOf(db: Db, nodeId: string): HeardOffsite | null {
  const text = readSetting(db, keyOf(nodeId))
  return text === undefined ? null : (JSON.parse(text) as HeardOffsite)
}
