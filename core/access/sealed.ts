import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** What sealed values are for: each purpose has a key of its own. */
export type SealedFor = 'foyer payment account' | 'foyer setting' | 'foyer second factor'

type Seal = { secret: string; purpose: SealedFor; about: string }

/**
 * Values encrypted with the exhibitor's secret, which is kept outside the database: whoever has a copy of database,
 * mirror or bundle cannot read them. AES-256-GCM, bound to what they are about.
 *
 * @param random returns so many random bytes
 */
export function seal(
  { secret, purpose, about }: Seal,
  values: Readonly<Record<string, string>>,
  random: (bytes: number) => Uint8Array,
): string {
  const nonce = random(nonceBytes)
  const sealing = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce).setAAD(Buffer.from(about))
  const bytes = [sealing.update(JSON.stringify(values), 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...bytes, sealing.getAuthTag()]).toString('base64url')
}

/** Decrypts them; undefined when they were sealed with another secret, or about something else. */
export function unseal({ secret, purpose, about }: Seal, sealed: string): Record<string, string> | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, nonceBytes))
    opening.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()])
    return JSON.parse(text.toString('utf8')) as Record<string, string>
  } catch {
    return undefined
  }
}

function keyOf(secret: string, purpose: SealedFor): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
