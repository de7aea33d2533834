import { createCipheriv, createDecipheriv, hash as digestOf } from 'node:crypto'

/** AES-256-GCM: 32 bytes of key, 12 of nonce, 16 of tag. */
const cipher = 'aes-256-gcm'
export const keyBytes = 32
export const nonceBytes = 12
const tagBytes = 16
/** Texts are padded to a multiple of this many characters, so that a ciphertext does not show a name's length. */
const stepCharacters = 128

/**
 * Encrypts what is private of a fact: names, mails, secrets. The ciphertext travels, is stored, mirrored and copied;
 * the key is never stored with it, so deleting the key erases the person in every copy.
 *
 * @param key 32 bytes that no other fact has
 * @returns base64url of nonce, ciphertext and tag
 */
export function sealPrivate(value: object, key: Uint8Array, nonce: Uint8Array): string {
  const text = JSON.stringify(value)
  const sealing = createCipheriv(cipher, key, nonce)
  const filled = text.padEnd(Math.ceil(text.length / stepCharacters) * stepCharacters)
  return Buffer.concat([
    nonce,
    sealing.update(filled, 'utf8'),
    sealing.final(),
    sealing.getAuthTag(),
  ]).toString('base64url')
}

/** What a ciphertext holds, or undefined when this is not its key. */
export function openPrivate(sealed: string, key: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const opening = createDecipheriv(cipher, Buffer.from(key, 'base64url'), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    }).setAuthTag(bytes.subarray(-tagBytes))
    const text =
      opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a fact contains instead of its private part: SHA-256 of the ciphertext. Its key is found by this digest. */
export function privateDigest(sealed: string): string {
  return digestOf('sha256', sealed, 'base64url')
}
