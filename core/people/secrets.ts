import { hash as digestOf, randomBytes, timingSafeEqual } from 'node:crypto'
import { derive } from './derivation.ts'

/** Hashes a PIN or password: `argon2id$<salt>$<hash>`. Refuses `too_many_requests`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  return `argon2id$${salt.toString('base64url')}$${(await derive(secret, salt, 'known')).toString('base64url')}`
}

/**
 * Whether a secret is the one that was hashed. Takes the same time for a wrong one and for none at all. Refuses
 * `too_many_requests`.
 *
 * @param who known browsers may still wait where unknown ones are refused
 */
export async function secretMatches(
  secret: string,
  stored: string | undefined,
  who: 'stranger' | 'known' = 'stranger',
): Promise<boolean> {
  const [, salt = 'AAAAAAAAAAAAAAAAAAAAAA', expected = ''] = stored?.split('$') ?? []
  const actual = await derive(secret, Buffer.from(salt, 'base64url'), who)
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}

/** A session's token as it is stored: a reader of the table cannot use it. */
export function tokenHash(token: string): string {
  return digestOf('sha256', token, 'base64url')
}
