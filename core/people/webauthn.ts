import { createHash, createPublicKey, timingSafeEqual, verify, type KeyObject } from 'node:crypto'

/**
 * Passkeys as WebAuthn Level 3 says (sections 7.1 and 7.2), without attestation: whoever adds one is signed in, and no
 * maker of keys is asked to vouch for it. The browser hands over the public key as it is verified with, so neither CBOR
 * nor certificates are read here.
 */

/** Who asks: the exhibitor's public address, never what a request says. */
export type RelyingParty = { id: string; origin: string }

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What a browser sends when a passkey is made, in base64url. */
export type Made = {
  credentialId: string
  clientData: string
  authenticatorData: string
  /** SubjectPublicKeyInfo. */
  publicKey: string
}
/** What it sends when one is used, in base64url. */
export type Used = {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
}

/** Bits of the authenticator data's flags. */
const [present, verified, hasCredential] = [0x01, 0x04, 0x40] as const

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/**
 * The challenge that a browser answered, when it is about this address and this act; undefined otherwise. Whether the
 * challenge is good is for the caller.
 */
export function challengeOf(
  rp: RelyingParty,
  type: 'webauthn.create' | 'webauthn.get',
  clientData: string,
): string | undefined {
  try {
    const given = JSON.parse(bytesOf(clientData).toString()) as Record<string, unknown>
    const isOurs = given['type'] === type && given['origin'] === rp.origin && given['crossOrigin'] !== true
    return isOurs && typeof given['challenge'] === 'string'
      ? bytesOf(given['challenge']).toString()
      : undefined
  } catch {
    return undefined
  }
}

/** How often the authenticator says it was used; undefined when it is for another address, or verified nobody. */
function countOf(rp: RelyingParty, data: Buffer): number | undefined {
  if (data.length < 37 || !timingSafeEqual(data.subarray(0, 32), sha256(rp.id))) return undefined
  const flags = data[32]!
  return flags & present && flags & verified ? data.readUInt32BE(33) : undefined
}

/** The passkey that was made; undefined for one that is not bound to this address, or has a key we do not verify. */
export function madePasskey(rp: RelyingParty, made: Made): { publicKey: string; count: number } | undefined {
  const data = bytesOf(made.authenticatorData)
  const count = countOf(rp, data)
  if (count === undefined || !(data[32]! & hasCredential) || data.length < 55) return undefined
  const id = data.subarray(55, 55 + data.readUInt16BE(53))
  if (!id.length || !id.equals(bytesOf(made.credentialId)) || !keyOf(made.publicKey)) return undefined
  return { publicKey: made.publicKey, count }
}

/**
 * Whether a passkey signed what the browser answered, and how often it was used now; undefined when it did not. A count
 * that does not grow says that somebody has a copy of the key; those that never count say zero.
 *
 * @param known the public key, and the count of its last use
 */
export function usedPasskey(
  rp: RelyingParty,
  known: { publicKey: string; count: number },
  used: Used,
): { count: number } | undefined {
  const data = bytesOf(used.authenticatorData)
  const count = countOf(rp, data)
  const key = keyOf(known.publicKey)
  if (count === undefined || !key) return undefined
  const signed = Buffer.concat([data, sha256(bytesOf(used.clientData))])
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  if (!verify(digest, signed, key, bytesOf(used.signature))) return undefined
  const isCopied = (count > 0 || known.count > 0) && count <= known.count
  return isCopied ? undefined : { count }
}

/** The algorithms a browser is asked for: ES256, EdDSA, RS256. */
export const algorithms = [-7, -8, -257] as const

/** A key of one of those; undefined for any other. */
function keyOf(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' })
    const details = key.asymmetricKeyDetails
    const isKnown =
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'ec' && details?.namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && (details?.modulusLength ?? 0) >= 2048)
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}
