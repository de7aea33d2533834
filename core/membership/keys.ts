import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'

/** A node's key pair (Ed25519): made on its first boot, never leaves it. */
export function makeKeys(): { privatePem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
  }
}

export function readPrivateKey(pem: string): KeyObject {
  return createPrivateKey(pem)
}

const publicKeys = new Map<string, KeyObject>()
/** An exhibitor has a few; strangers who ask to enrol a box send as many as they like. */
const publicKeysMost = 1000

/** An Ed25519 public key as it is written in facts (SPKI, base64url), or undefined when it is none. */
export function readPublicKey(text: string): KeyObject | undefined {
  const known = publicKeys.get(text)
  if (known) return known
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64url'), type: 'spki', format: 'der' })
    if (key.asymmetricKeyType !== 'ed25519') return undefined
    if (publicKeys.size >= publicKeysMost) publicKeys.clear()
    publicKeys.set(text, key)
    return key
  } catch {
    return undefined
  }
}

/** This node's public key as it is written in facts and bundles. */
export function publicKeyText(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64url')
}

/** The signature in a bundle's last line, over the digest of all lines before. */
export function signBundle(digest: string, key: KeyObject): string {
  return sign(null, Buffer.from(`foyer parcel ${digest}`), key).toString('base64url')
}

export function bundleSigned(digest: string, signature: string, key: KeyObject): boolean {
  return verify(null, Buffer.from(`foyer parcel ${digest}`), key, Buffer.from(signature, 'base64url'))
}

/** The hash of a code that is stored, so that nobody can enrol with what is in the journal. */
export function codeHash(code: string): string {
  return hash('sha256', `foyer enrol ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`, 'base64url')
}
