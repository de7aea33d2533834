import { argon2, hash as digestOf, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's floor for argon2id; 28 ms on the machine it was measured on. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** Hashes a PIN or password: `argon2id$<salt>$<hash>`. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  return `argon2id$${salt.toString('base64url')}$${(await derive(secret, salt)).toString('base64url')}`
}

/** Whether a secret is the one that was hashed. Takes the same time for a wrong one and for none at all. */
export async function secretMatches(secret: string, stored: string | undefined): Promise<boolean> {
  const [, salt = 'AAAAAAAAAAAAAAAAAAAAAA', expected = ''] = stored?.split('$') ?? []
  const actual = await derive(secret, Buffer.from(salt, 'base64url'))
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}

/** A session's token as it is kept: whoever reads the table cannot use it. */
export function tokenHash(token: string): string {
  return digestOf('sha256', token, 'base64url')
}

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    argon2('argon2id', { message: secret, nonce: salt, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
