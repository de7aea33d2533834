import { readSetting, writeSetting } from '../database/setting-store.ts'
import type { Db } from '../database/sql.ts'
import type { OffsiteReport } from './report.ts'

/** A box's last report, and when it arrived (ISO, UTC). */
export type ReceivedOffsite = OffsiteReport & { receivedAt: string }

const keyOf = (nodeId: string) => `offsite of ${nodeId}`

/**
 * Stores a box's report beside the journal, so that it survives the relay's restart. A box that has just started
 * knows no proof yet; the time of its last one is kept.
 */
export function saveOffsiteReport(db: Db, nodeId: string, report: ReceivedOffsite): void {
  const provenAt = report.provenAt ?? offsiteReportOf(db, nodeId)?.provenAt ?? null
  writeSetting(db, keyOf(nodeId), JSON.stringify({ ...report, provenAt }))
}

/** A box's last report on its off-site copy; null when there is none. */
export function offsiteReportOf(db: Db, nodeId: string): ReceivedOffsite | null {
  const text = readSetting(db, keyOf(nodeId))
  return text === undefined ? null : (JSON.parse(text) as ReceivedOffsite)
}
