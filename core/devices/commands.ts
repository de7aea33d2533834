import { Refusal } from '../refusal.ts'
import { endNode, endUnread } from '../journal/epochs.ts'
import { newId } from '../journal/id.ts'
import type { Tx } from '../journal/node.ts'
import { codeHash, readPublicKey } from '../membership/keys.ts'
import { boxById, boxOf, invitation } from '../membership/store.ts'

const codeLifetimeMs = 3_600_000

/**
 * Makes a code that enrols one box for a cinema within an hour. Only its hash is stored. Refuses `not_found` and,
 * unless `old.gone` is set, `cinema_has_box`.
 *
 * @param old.gone the cinema's box is gone for good
 * @param old.keyStolen its key may have been stolen
 */
export function inviteBox(
  tx: Tx,
  cinemaId: string,
  random: (bytes: number) => Uint8Array,
  old: { gone?: boolean; keyStolen?: boolean } = {},
): { code: string; expiresAt: string } {
  if (!tx.catalogue.get('cinema', cinemaId)) throw new Refusal('not_found')
  const replaced = boxOf(tx.db, cinemaId)
  if (replaced && !old.gone) throw new Refusal('cinema_has_box')
  const code = newId(random, 12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
  const expiresAt = new Date(tx.nowMs + codeLifetimeMs).toISOString()
  const replaces = replaced ? { replaces: replaced, ...(old.keyStolen && { keyStolen: true as const }) } : {}
  tx.append('exhibitor', 'box.invited', { codeHash: codeHash(code), cinemaId, expiresAt, ...replaces })
  return { code, expiresAt }
}

/**
 * Enrols a box by its code. Sent again by the same box with the same key it answers the same. Refuses
 * `box_code_unknown` (wrong, used by another, or too old), `box_already_enrolled` (this id has another key),
 * `cinema_has_box` (tokens know one owner in the building, so a cinema has one box) and `invalid_input` for a key
 * that is no Ed25519 key: everything that box ever writes is checked with it.
 */
export function enrolBox(
  tx: Tx,
  box: { code: string; nodeId: string; publicKey: string },
): { cinemaId: string; epoch: number } {
  if (!readPublicKey(box.publicKey))
    throw new Refusal('invalid_input', {}, { publicKey: ['refusal.invalid_input'] })
  const invited = invitation(tx.db, codeHash(box.code))
  const known = boxById(tx.db, box.nodeId)
  if (known && known.publicKey !== box.publicKey) throw new Refusal('box_already_enrolled')
  if (!invited) throw new Refusal('box_code_unknown')
  if (known && invited.usedBy === box.nodeId) return { cinemaId: known.cinemaId, epoch: known.epoch }
  if (known) throw new Refusal('box_already_enrolled')
  if (invited.usedBy || invited.expiresAt <= tx.now) throw new Refusal('box_code_unknown')
  const { cinemaId } = invited
  const old = boxOf(tx.db, cinemaId)
  if (old && old !== invited.replaces) throw new Refusal('cinema_has_box')
  tx.append('exhibitor', 'box.enrolled', {
    ...(old ? { replaces: old } : {}),
    nodeId: box.nodeId,
    cinemaId,
    publicKey: box.publicKey,
    epoch: 1,
    codeHash: codeHash(box.code),
  })
  if (old) endNode(tx, old, box.nodeId, invited.keyStolen)
  if (invited.keyStolen) endUnread(tx, cinemaId, box.nodeId)
  return { cinemaId, epoch: 1 }
}
