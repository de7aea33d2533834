import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * The secret settings of an account, encrypted with the exhibitor's secret, which is kept outside the database: whoever
 * has a copy of database, mirror or bundle has nothing that moves money. AES-256-GCM, bound to the account.
 *
 * @param random returns so many random bytes
 */
export function sealSettings(
  secret: string,
  account: string,
  settings: Readonly<Record<string, string>>,
  random: (bytes: number) => Uint8Array,
): string {
  const nonce = random(nonceBytes)
  const sealing = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(account))
  const bytes = [sealing.update(JSON.stringify(settings), 'utf8'), sealing.final()]
  return Buffer.concat([nonce, ...bytes, sealing.getAuthTag()]).toString('base64url')
}

/** Decrypts them; undefined when they were sealed with another secret or for another account. */
export function openSettings(
  secret: string,
  account: string,
  sealed: string,
): Record<string, string> | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes))
    opening.setAAD(Buffer.from(account)).setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()])
    return JSON.parse(text.toString('utf8')) as Record<string, string>
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'foyer payment account', 32))
}
