import type { Tenant } from '../api/tenant.ts'
import type { PrivateReading } from '../journal/storage/private-store.ts'
import type { Tx } from '../journal/node.ts'
import { passkeysOf } from './passkey-store.ts'
import { usedRecoveryCodes, spendProof } from './proof-store.ts'
import { isRecoveryCode, recoveryCodeHash } from './recovery-codes.ts'
import { tokenHash } from './secrets.ts'
import type { SecondStepKind } from './contract.ts'
import { isSecondStepRequired, unsealKey } from './second-step.ts'
import type { Found } from './sessions.ts'
import { secondStepOf } from './store.ts'
import { endOfStep, stepOfCode } from './totp.ts'

/**
 * The steps a sign-in by password still takes. At a box those with a second step type a recovery code, since only the
 * relay can read the key of an app; and nobody enrols there, so that a cinema whose line is cut opens.
 */
export function stepsAfterPassword({ node }: Tenant, found: Found): SecondStepKind[] {
  const isSet = secondStepOf(node, found.employee.id) !== undefined
  if (node.identity.role === 'box') return isSet ? ['recovery_code'] : []
  const withPasskey: SecondStepKind[] = passkeysOf(node, found.employee.id).length ? ['passkey'] : []
  if (isSet) return ['code', 'recovery_code', ...withPasskey]
  if (!isSecondStepRequired(node.catalogue, found)) return []
  // A stolen password alone must not set the second step of somebody who has a passkey.
  return withPasskey.length ? withPasskey : ['enrol']
}

/** How many of somebody's recovery codes were not used yet. */
export function recoveryCodesLeft(at: PrivateReading, employeeId: string): number {
  const used = usedRecoveryCodes(at.db, employeeId)
  return (secondStepOf(at, employeeId)?.recovery ?? []).filter(hash => !used.has(hash)).length
}

/**
 * Spends a code of the app or a recovery code; undefined for one that is wrong, over, or was used before.
 *
 * @param secret the exhibitor's
 */
export function spendCode(
  tx: Tx,
  secret: string,
  employeeId: string,
  code: string,
): 'code' | 'recovery_code' | undefined {
  const second = secondStepOf(tx, employeeId)
  if (!second) return undefined
  if (isRecoveryCode(code)) {
    const codeHash = recoveryCodeHash(code)
    const isGood = second.recovery.includes(codeHash) && !usedRecoveryCodes(tx.db, employeeId).has(codeHash)
    if (isGood) tx.append('exhibitor', 'recovery_code.used', { employeeId, codeHash })
    return isGood ? 'recovery_code' : undefined
  }
  const key = second.sealed === null ? undefined : unsealKey(secret, employeeId, second.sealed)
  return key && spendCodeOf(tx, key, code) ? 'code' : undefined
}

/** Spends a code of an app with this key; false for one that is wrong, over, or was used before. */
export function spendCodeOf(tx: Tx, key: Buffer, code: string): boolean {
  const step = stepOfCode(key, code.replaceAll(' ', ''), tx.nowMs)
  if (step === undefined) return false
  const proof = `code ${tokenHash(key.toString('base64url')).slice(0, 22)} ${step}`
  return spendProof(tx.db, proof, endOfStep(step))
}
