import type { Db } from '../database/sql.ts'

/** Why a box was not believed, and the kind of fact or the stream it was about. */
export type BreachRow = { at: string; code: string; what: string }

/** Remembers the last thing a node said that it may not say, for the people who look at Boxes. */
export function keepBreach(db: Db, nodeId: string, breach: BreachRow): void {
  db.prepare('INSERT OR REPLACE INTO breaches (node_id, at, code, what) VALUES (?, ?, ?, ?)').run(
    nodeId,
    breach.at,
    breach.code,
    breach.what,
  )
}

export function breachOf(db: Db, nodeId: string): BreachRow | null {
  const row = db.prepare('SELECT at, code, what FROM breaches WHERE node_id = ?').get(nodeId)
  return (row as BreachRow | undefined) ?? null
}
