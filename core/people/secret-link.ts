import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkOwner } from './store.ts'

/** How long a mailed link sets a secret: an hour. */
export const linkLifetimeMs = 3_600_000

export type SecretKind = 'pin' | 'password'

type Link = { employeeId: string; kind: SecretKind; endMs: number }

/**
 * What a mailed link carries to set somebody's PIN or password. It is signed over the person, their mail, its end and
 * the stamps of their secrets, so it needs no row, and the secret it sets makes it worthless: each works once.
 *
 * @param secret the exhibitor's, which only its relay has
 */
export function writeSecretLink(secret: string, owner: LinkOwner, link: Link): string {
  return `${link.employeeId}.${link.kind}.${link.endMs.toString(36)}.${mac(secret, owner, link)}`
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
  const [employeeId = '', kind = '', end = '', given = ''] = token.split('.')
  const endMs = parseInt(end, 36)
  const owner = ownerOf(employeeId)
  if (!owner || (kind !== 'pin' && kind !== 'password') || !(nowMs < endMs)) return undefined
  const expected = mac(secret, owner, { employeeId, kind, endMs })
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined
  return { employeeId, kind, email: owner.email }
}

function mac(secret: string, { email, stamps }: LinkOwner, { employeeId, kind, endMs }: Link): string {
  const signed = ['secret link', employeeId, kind, endMs, email.toLowerCase(), stamps]
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}
