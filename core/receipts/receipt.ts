import { sign, verify, type KeyObject } from 'node:crypto'
import { partsOf } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'
import type { Signing } from '../journal/signing.ts'

/** Anything a kiosk must remember: a position in the box's stream, and its content. */
type ReceiptContent = {
  origin: string
  seq: number
  proof?: string | undefined
  signature?: string | undefined
}

/**
 * What a box gives a kiosk to remember, signed (Ed25519) with the box's key over the whole of it. The signature
 * proves later that the box has issued exactly this. The relay and the box's successor know the public key, so a sale
 * of a destroyed machine is believed too, and an invented one is not.
 */
export function signReceipt<T extends ReceiptContent>(content: T, key: KeyObject): T & { signature: string } {
  return { ...content, signature: sign(null, textOf(content), key).toString('base64url') }
}

/**
 * Whether exactly this content was signed by this box, or by an earlier box of its cinema.
 *
 * @param cinemaOf the cinema a box was enrolled for; undefined for a node that is not a box
 */
export function isReceipt(
  content: ReceiptContent,
  at: {
    identity: Identity
    signing: Pick<Signing, 'publicKeyOf'>
    cinemaOf(nodeId: string): string | undefined
  },
): boolean {
  const { nodeId } = partsOf(content.origin)
  const mine = nodeId === at.identity.nodeId || at.cinemaOf(nodeId) === at.identity.cinemaId
  const key = mine ? at.signing.publicKeyOf(nodeId) : undefined
  if (!key || !content.signature) return false
  return verify(null, textOf(content), key, Buffer.from(content.signature, 'base64url'))
}

/** Begins with its purpose, so that no other signature of the same key can be used for it. Leaves the proof out. */
function textOf(content: ReceiptContent): Buffer {
  return Buffer.from(`foyer receipt 1 ${canonical({ ...content, proof: undefined, signature: undefined })}`)
}

/**
 * JSON with the names of every object sorted: parsing and writing it again gives the same text. Every sale is written so
 * once: without lists of names and pieces, which would be a twentieth of all the memory a sale passes through.
 */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  let out = ''
  if (Array.isArray(value)) {
    for (const each of value) out += out ? `,${canonical(each)}` : canonical(each)
    return `[${out}]`
  }
  for (const name of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[name]
    if (each !== undefined) out += `${out && ','}${JSON.stringify(name)}:${canonical(each)}`
  }
  return `{${out}}`
}
