import type { Db } from '../database/sql.ts'

export type BoxRow = {
  nodeId: string
  cinemaId: string
  publicKey: string
  epoch: number
  enrolledAt: string
  /** The box that took its place, or null. */
  replacedBy: string | null
}

const columns =
  'node_id AS nodeId, cinema_id AS cinemaId, public_key AS publicKey, epoch, enrolled_at AS enrolledAt, replaced_by AS replacedBy'

export function boxById(db: Db, nodeId: string): BoxRow | undefined {
  return db.prepare(`SELECT ${columns} FROM boxes WHERE node_id = ?`).get(nodeId) as BoxRow | undefined
}

export function allBoxes(db: Db): BoxRow[] {
  return db.prepare(`SELECT ${columns} FROM boxes ORDER BY enrolled_at, node_id`).all() as BoxRow[]
}

export function hasBox(db: Db, cinemaId: string): boolean {
  return boxOf(db, cinemaId) !== undefined
}

/** The box a cinema has now. */
export function boxOf(db: Db, cinemaId: string): string | undefined {
  return db
    .prepare('SELECT node_id FROM boxes WHERE cinema_id = ? AND replaced_by IS NULL')
    .pluck()
    .get(cinemaId) as string | undefined
}

/** Whether a cinema has sold through another box before. */
export function hadOtherBox(db: Db, cinemaId: string): boolean {
  return (
    db.prepare('SELECT 1 FROM boxes WHERE cinema_id = ? AND replaced_by IS NOT NULL').get(cinemaId) !==
    undefined
  )
}

export function invitation(
  db: Db,
  codeHash: string,
):
  | { cinemaId: string; expiresAt: string; usedBy: string | null; replaces: string | null; keyStolen: 0 | 1 }
  | undefined {
  return db
    .prepare(
      `SELECT cinema_id AS cinemaId, expires_at AS expiresAt, used_by AS usedBy, replaces,
         EXISTS (SELECT 1 FROM stolen_key_invitations s WHERE s.code_hash = i.code_hash) AS keyStolen FROM box_invitations i WHERE code_hash = ?`,
    )
    .get(codeHash) as never
}
