import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Signing } from '../journal/signing.ts'
import type { Known } from './headers.ts'
import { signReceipt } from './receipt.ts'

/**
 * What makes a place in a box's stream believable when a register names it later: an HMAC with the secret that lies
 * beside the box's key in `identity.json`. Whoever is that box has the secret, also after both disks were lost or set
 * back; a new machine has another name too, and is asked about none of the old one's places.
 */
export function proofOf(secret: string, { origin, seq }: Known): string {
  return createHmac('sha256', secret).update(`foyer known ${origin}#${seq}`).digest('base64url')
}

/** Whether a box that had this secret has told of that place. */
export function isProven(secret: string, known: Known): boolean {
  const expected = Buffer.from(proofOf(secret, known))
  const actual = Buffer.from(known.proof ?? '')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** What a kiosk is to remember, with the box's proof of the place it stands at and its signature over the whole. */
export function toRemember<T extends Known>({ secret, keys }: Proving, told: T): T {
  return signReceipt({ ...told, proof: proofOf(secret, told) }, keys.own)
}

type Proving = { secret: string; keys: Pick<Signing, 'own'> }
