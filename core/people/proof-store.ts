import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'

/** A recovery code opened a sign-in somewhere: it opens no other one on any node that knows. */
export type RecoveryCodeUsed = { employeeId: string; codeHash: string }

const putUsed = prepared((q, given: { employee_id: string; code_hash: string }) =>
  q.insertInto('used_recovery_codes').orIgnore().values({
    employee_id: given.employee_id,
    code_hash: given.code_hash,
  }),
)
const used = prepared((q, given: { employeeId: string }) =>
  q.selectFrom('used_recovery_codes').select('code_hash').where('employee_id', '=', given.employeeId),
)
const oneSpent = prepared((q, given: { proof: string }) =>
  q.selectFrom('spent_proofs').select('ends_ms').where('proof', '=', given.proof),
)
const putSpent = prepared((q, given: { proof: string; ends_ms: number }) =>
  q.insertInto('spent_proofs').values({ proof: given.proof, ends_ms: given.ends_ms }),
)
const dropEnded = prepared((q, given: { nowMs: number; most: number }) =>
  q
    .deleteFrom('spent_proofs')
    .where('proof', 'in', select =>
      select.selectFrom('spent_proofs').select('proof').where('ends_ms', '<', given.nowMs).limit(given.most),
    ),
)
const oneEnded = prepared((q, given: { nowMs: number }) =>
  q.selectFrom('spent_proofs').select('proof').where('ends_ms', '<', given.nowMs).limit(1),
)

export const applyRecoveryCodeUsed: Apply<RecoveryCodeUsed> = ({ db }, { body }) => {
  putUsed.run(db, { employee_id: body.employeeId, code_hash: body.codeHash })
}

/** The hashes of somebody's recovery codes that were used, as far as this node knows. */
export function usedRecoveryCodes(db: Db, employeeId: string): ReadonlySet<string> {
  return new Set(used.all(db, { employeeId }).map(row => row.code_hash))
}

/**
 * Spends a code or a challenge; false when it was spent before. It is this node's own and outlives a restart: whoever
 * saw it may not use it again while it still counts.
 *
 * @param endMs when it would have ended anyway
 */
export function spendProof(db: Db, proof: string, endMs: number): boolean {
  if (oneSpent.first(db, { proof })) return false
  putSpent.run(db, { proof, ends_ms: endMs })
  return true
}

export function hasEndedProofs(db: Db, nowMs: number): boolean {
  return oneEnded.first(db, { nowMs }) !== undefined
}

/** Forgets a limited number of proofs that have ended. */
export function dropEndedProofs(db: Db, nowMs: number, most: number): void {
  dropEnded.run(db, { nowMs, most })
}
