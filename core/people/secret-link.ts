import { readSignedText, signText } from '../access/signed-text.ts'
import type { LinkOwner } from './store.ts'

/** How long a mailed link sets a secret: an hour. */
export const linkLifetimeMs = 3_600_000
/** How long one sets somebody's first password: who begins on Monday is mailed it a few days before. */
export const firstLinkLifetimeMs = 7 * 24 * 3_600_000

export type SecretKind = 'pin' | 'password'

type Link = { employeeId: string; kind: SecretKind; endMs: number }

const purpose = 'secret link'
/** The secret a link sets changes the stamps, so each works once. */
const dependsOn = ({ email, stamps }: LinkOwner) => [email.toLowerCase(), stamps]

/**
 * What a mailed link carries to set somebody's PIN or password. It depends on the person's mail and on the stamps of
 * their secrets.
 *
 * @param secret the exhibitor's, which only its relay has
 */
export function writeSecretLink(secret: string, owner: LinkOwner, { employeeId, kind, endMs }: Link): string {
  return signText({ secret, purpose }, [employeeId, kind], endMs, dependsOn(owner))
}

/**
 * Whose secret a link sets now; undefined for one that is forged, over, or used.
 *
 * @param ownerOf the mail and the stamps of somebody now; undefined for people without a mail
 */
export function readSecretLink(
  secret: string,
  token: string,
  nowMs: number,
  ownerOf: (employeeId: string) => LinkOwner | undefined,
): { employeeId: string; kind: SecretKind; email: string } | undefined {
  const [employeeId, kind] =
    readSignedText({ secret, purpose }, token, nowMs, ([id]) => {
      const owner = ownerOf(String(id))
      return owner && dependsOn(owner)
    }) ?? []
  const owner = employeeId === undefined ? undefined : ownerOf(String(employeeId))
  if (!owner || (kind !== 'pin' && kind !== 'password')) return undefined
  return { employeeId: String(employeeId), kind, email: owner.email }
}
