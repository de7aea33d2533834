import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { forgetBoxes } from '../membership/store.ts'

const invite = prepared((q, given: Tables['box_invitations']) =>
  q
    .insertInto('box_invitations')
    .orIgnore()
    .values(only(given, 'code_hash', 'cinema_id', 'expires_at', 'used_by', 'replaces')),
)
const noteStolen = prepared((q, given: Tables['stolen_key_invitations']) =>
  q.insertInto('stolen_key_invitations').orIgnore().values(only(given, 'code_hash')),
)
const enrol = prepared((q, given: Tables['boxes']) =>
  q
    .insertInto('boxes')
    .values(only(given, 'node_id', 'cinema_id', 'public_key', 'epoch', 'enrolled_at', 'replaced_by'))
    .onConflict(
      earliestStands('boxes', {
        key: ['node_id'],
        takes: ['cinema_id', 'public_key', 'epoch', 'enrolled_at'],
        by: ['enrolled_at', 'cinema_id', 'epoch', 'public_key'],
      }),
    ),
)
const useUp = prepared((q, given: { codeHash: string; nodeId: string }) =>
  q.updateTable('box_invitations').set({ used_by: given.nodeId }).where('code_hash', '=', given.codeHash),
)
const replace = prepared((q, given: { nodeId: string; by: string }) =>
  q.updateTable('boxes').set({ replaced_by: given.by }).where('node_id', '=', given.nodeId),
)

/** `replaces` names the box that the new one replaces; `keyStolen` says that its key may have been stolen. */
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
  /** The box that is gone for good: its streams end, its key still verifies its tickets. */
  replaces?: string
}

export const applyBoxInvited: Apply<BoxInvited> = ({ db }, fact) => {
  const { codeHash, cinemaId, expiresAt, replaces = null, keyStolen } = fact.body
  invite.run(db, {
    code_hash: codeHash,
    cinema_id: cinemaId,
    expires_at: expiresAt,
    used_by: null,
    replaces,
  })
  if (keyStolen) noteStolen.run(db, { code_hash: codeHash })
}

export const applyBoxEnrolled: Apply<BoxEnrolled> = ({ db }, fact) => {
  const { nodeId, cinemaId, publicKey, epoch, codeHash } = fact.body
  enrol.run(db, {
    node_id: nodeId,
    cinema_id: cinemaId,
    public_key: publicKey,
    epoch,
    enrolled_at: fact.at,
    replaced_by: null,
  })
  useUp.run(db, { codeHash, nodeId })
  if (fact.body.replaces) replace.run(db, { nodeId: fact.body.replaces, by: nodeId })
  forgetBoxes(db)
}
