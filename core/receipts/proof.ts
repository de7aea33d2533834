import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Signing } from '../journal/signing.ts'
import type { Known } from './headers.ts'
import { signReceipt } from './receipt.ts'

/**
 * Proof of a position in a box's stream, for when a register names it later: an HMAC with the secret that is stored
 * with the box's key in `identity.json`. The same box has the secret even after both disks were set back; a new
 * machine has another id and never checks positions of the old one.
 */
export function proofOf(secret: string, { origin, seq }: Known): string {
  return createHmac('sha256', secret).update(`foyer known ${origin}#${seq}`).digest('base64url')
}

/** Whether a box with this secret has issued that position. */
export function isProven(secret: string, known: Known): boolean {
  const expected = Buffer.from(proofOf(secret, known))
  const actual = Buffer.from(known.proof ?? '')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** What a kiosk must remember, with the box's proof of its position and its signature over the whole. */
export function toRemember<T extends Known>({ secret, keys }: Proving, content: T): T {
  return signReceipt({ ...content, proof: lastProof(secret, content) }, keys.own)
}

let last = { secret: '', origin: '', seq: -1, proof: '' }

/** All answers after one commit name the same position: it is proved once. */
function lastProof(secret: string, { origin, seq }: Known): string {
  if (last.seq !== seq || last.origin !== origin || last.secret !== secret)
    last = { secret, origin, seq, proof: proofOf(secret, { origin, seq }) }
  return last.proof
}

type Proving = { secret: string; keys: Pick<Signing, 'own'> }
