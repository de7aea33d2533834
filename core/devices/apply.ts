import type { Apply } from '../journal/apply.ts'

/**
 * `replaces` names the box whose place the new one takes; `keyStolen` that somebody else may have spoken with its key.
 */
export type BoxInvited = {
  codeHash: string
  cinemaId: string
  expiresAt: string
  replaces?: string
  keyStolen?: true
}
export type BoxEnrolled = {
  nodeId: string
  cinemaId: string
  publicKey: string
  epoch: number
  codeHash: string
  /** The box that is gone for good: its streams end, its keys still tell its tickets. */
  replaces?: string
}

export const applyBoxInvited: Apply<BoxInvited> = ({ db }, fact) => {
  const { codeHash, cinemaId, expiresAt, replaces = null, keyStolen } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO box_invitations (code_hash, cinema_id, expires_at, used_by, replaces) VALUES (?, ?, ?, NULL, ?)',
  ).run(codeHash, cinemaId, expiresAt, replaces)
  if (keyStolen)
    db.prepare('INSERT OR IGNORE INTO stolen_key_invitations (code_hash) VALUES (?)').run(codeHash)
}

export const applyBoxEnrolled: Apply<BoxEnrolled> = ({ db }, fact) => {
  const { nodeId, cinemaId, publicKey, epoch, codeHash } = fact.body
  db.prepare(
    'INSERT OR IGNORE INTO boxes (node_id, cinema_id, public_key, epoch, enrolled_at) VALUES (?, ?, ?, ?, ?)',
  ).run(nodeId, cinemaId, publicKey, epoch, fact.at)
  db.prepare('UPDATE box_invitations SET used_by = ? WHERE code_hash = ?').run(nodeId, codeHash)
  if (fact.body.replaces)
    db.prepare('UPDATE boxes SET replaced_by = ? WHERE node_id = ?').run(nodeId, fact.body.replaces)
}
