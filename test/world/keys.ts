import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { OwnKeys } from '#core/journal/signing.ts'

/** The relay of the small house. */
export const relayId = 'relay-small000'

/** How PKCS 8 begins before the 32 bytes of an Ed25519 key. */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex')
const made = new Map<string, { own: KeyObject; publicKey: string }>()

/** A node's key pair, the same for its name in every run, so that a seed plays the same evening again. */
export function keysOf(nodeId: string): { own: KeyObject; publicKey: string } {
  let keys = made.get(nodeId)
  if (keys) return keys
  const secret = createHash('sha256').update(`a test's key of ${nodeId}`).digest()
  const own = createPrivateKey({ key: Buffer.concat([beginning, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(own).export({ type: 'spki', format: 'der' }).toString('base64url')
  made.set(nodeId, (keys = { own, publicKey }))
  return keys
}

/** What a node of the small house signs with; a box knows its relay's key from its enrolment. */
export function ownKeys(nodeId: string): OwnKeys {
  const { own } = keysOf(nodeId)
  return nodeId.startsWith('relay-')
    ? { own }
    : { own, relay: { nodeId: relayId, publicKey: keysOf(relayId).publicKey } }
}
