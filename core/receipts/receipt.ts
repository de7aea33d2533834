import { sign, verify, type KeyObject } from 'node:crypto'
import { partsOf } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'
import type { Signing } from '../journal/signing.ts'

/** Something a kiosk was told to remember, whatever it is: the place in the box's stream, and what stood there. */
type Told = { origin: string; seq: number; proof?: string | undefined; signature?: string | undefined }

/**
 * What a box gives a kiosk to remember, signed (Ed25519) by the box's key over the whole of it. Who brings it back later
 * proves with it that the box has said just that: the key's public half is known to the relay and to the box's successor,
 * so a sale of a machine that burnt is believed too, and one that somebody made up is not.
 */
export function signReceipt<T extends Told>(told: T, key: KeyObject): T & { signature: string } {
  return { ...told, signature: sign(null, textOf(told), key).toString('base64url') }
}

/**
 * Whether this very content was signed by this box, or by a box that stood in its cinema before it.
 *
 * @param cinemaOf the cinema a box was enrolled for; undefined for a node that is none
 */
export function isReceipt(
  told: Told,
  at: {
    identity: Identity
    signing: Pick<Signing, 'publicKeyOf'>
    cinemaOf(nodeId: string): string | undefined
  },
): boolean {
  const { nodeId } = partsOf(told.origin)
  const mine = nodeId === at.identity.nodeId || at.cinemaOf(nodeId) === at.identity.cinemaId
  const key = mine ? at.signing.publicKeyOf(nodeId) : undefined
  if (!key || !told.signature) return false
  return verify(null, textOf(told), key, Buffer.from(told.signature, 'base64url'))
}

/** Says what it is for, so that no other signature of the same key can stand in its place. The place's proof is apart. */
function textOf(told: Told): Buffer {
  return Buffer.from(`foyer receipt 1 ${canonical({ ...told, proof: undefined, signature: undefined })}`)
}

/** JSON with the names of every object in order: what was parsed and written anew is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const named = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${named.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}
