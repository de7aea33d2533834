import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'

export type BoxInvited = { codeHash: string; cinemaId: string; expiresAt: string }
export type BoxEnrolled = {
  nodeId: string
  cinemaId: string
  publicKey: string
  epoch: number
  codeHash: string
}

export const applyBoxInvited: Apply<BoxInvited> = ({ db }, fact) => {
  db.prepare(
    'INSERT OR IGNORE INTO box_invitations (code_hash, cinema_id, expires_at, used_by) VALUES (?, ?, ?, NULL)',
  ).run(fact.body.codeHash, fact.body.cinemaId, fact.body.expiresAt)
}

export const applyBoxEnrolled: Apply<BoxEnrolled> = ({ db }, fact) => {
  const { nodeId, cinemaId, publicKey, epoch, codeHash } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO boxes (node_id, cinema_id, public_key, epoch, enrolled_at) VALUES (?, ?, ?, ?, ?)',
  ).run(nodeId, cinemaId, publicKey, epoch, fact.at)
  db.prepare('UPDATE box_invitations SET used_by = ? WHERE code_hash = ?').run(nodeId, codeHash)
}

export type BoxRow = {
  nodeId: string
  cinemaId: string
  publicKey: string
  epoch: number
  enrolledAt: string
}

const columns =
  'node_id AS nodeId, cinema_id AS cinemaId, public_key AS publicKey, epoch, enrolled_at AS enrolledAt'

export function boxById(db: Db, nodeId: string): BoxRow | undefined {
  return db.prepare(`SELECT ${columns} FROM boxes WHERE node_id = ?`).get(nodeId) as BoxRow | undefined
}

export function allBoxes(db: Db): BoxRow[] {
  return db.prepare(`SELECT ${columns} FROM boxes ORDER BY enrolled_at, node_id`).all() as BoxRow[]
}

export function hasBox(db: Db, cinemaId: string): boolean {
  return db.prepare('SELECT 1 FROM boxes WHERE cinema_id = ?').get(cinemaId) !== undefined
}

export function invitation(
  db: Db,
  codeHash: string,
): { cinemaId: string; expiresAt: string; usedBy: string | null } | undefined {
  return db
    .prepare(
      'SELECT cinema_id AS cinemaId, expires_at AS expiresAt, used_by AS usedBy FROM box_invitations WHERE code_hash = ?',
    )
    .get(codeHash) as never
}
