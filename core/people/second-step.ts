import { seal, unseal } from '../access/sealed.ts'
import { permissions, type Permission, type Role } from '../access/employee.ts'
import type { Catalogue } from '../journal/apply.ts'
import { settingOf } from '../venue/settings/effective.ts'

/**
 * Somebody's second step, as the private part of `credential.set`: the key of the app, sealed with the secret of the
 * exhibitor, which only the relay has; and the hashes of the recovery codes. Without both it was removed.
 */
export type SecondStep = { sealed: string | null; recovery: readonly string[] }

/** What stands in place of a second step that was removed. */
export const noSecondStep: SecondStep = { sealed: null, recovery: [] }

/** The key of an app as it is kept: nobody reads it in a database, a copy, a fact or at a box. */
export function sealKey(
  secret: string,
  employeeId: string,
  key: Uint8Array,
  random: (bytes: number) => Uint8Array,
): string {
  const values = { key: Buffer.from(key).toString('base64url') }
  return seal({ secret, purpose: 'foyer second factor', about: employeeId }, values, random)
}

/** The key in clear; undefined where it was sealed with another secret: at a box, always. */
export function unsealKey(secret: string, employeeId: string, sealed: string): Buffer | undefined {
  const { key } = unseal({ secret, purpose: 'foyer second factor', about: employeeId }, sealed) ?? {}
  return key === undefined ? undefined : Buffer.from(key, 'base64url')
}

/** Whether the exhibitor's setting asks these people for a second step. */
export function isSecondStepRequired(
  catalogue: Pick<Catalogue, 'all'>,
  person: { roles: readonly Role[]; permissions: readonly Permission[] },
): boolean {
  const asked = settingOf(catalogue, 'portal_second_step')
  if (asked !== 'everything') return asked === 'everybody'
  const { roles, permissions: allowed } = person
  return roles.some(role => role.everything) || permissions.every(each => allowed.includes(each))
}
