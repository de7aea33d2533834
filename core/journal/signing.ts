import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { readPublicKey } from '../membership/keys.ts'
import { boxById } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { OriginHead } from './fact.ts'
import type { Identity } from './identity.ts'

/** What a node signs with, and the one key it knows from its enrolment alone: a box its relay's. */
export type OwnKeys = { own: KeyObject; relay?: { nodeId: string; publicKey: string } }

/** Signs what this node says of its own streams, and knows by which key any other node signs. */
export type Signing = {
  readonly own: KeyObject
  /** The exhibitor's relay; for a relay itself. */
  readonly relayNodeId: string
  /** A node's public key, or undefined for one that was never enrolled as far as is known here. */
  publicKeyOf(nodeId: string): KeyObject | undefined
}

/** A node's own key, its relay's from its enrolment, and those of all boxes as the journal tells. */
export function openSigning(identity: Identity, db: Db, keys: OwnKeys): Signing {
  const ownPublic = createPublicKey(keys.own)
  const relay = keys.relay && readPublicKey(keys.relay.publicKey)
  return {
    own: keys.own,
    relayNodeId: identity.role === 'relay' ? identity.nodeId : (keys.relay?.nodeId ?? ''),
    publicKeyOf(nodeId) {
      if (nodeId === identity.nodeId) return ownPublic
      if (nodeId === keys.relay?.nodeId) return relay
      return readPublicKey(boxById(db, nodeId)?.publicKey ?? '')
    },
  }
}

/** A stream's end as somebody claims it, with the signature of the stream's own node; one of nothing has none. */
export type ClaimedHead = OriginHead & { signature?: string | undefined }

/** A stream's end as its own node vouches for it: Ed25519 over name, number and hash, base64url. */
export type SignedHead = OriginHead & { signature: string }

/** Says what it is for, so that no other signature of the same key can stand in its place. */
const headText = ({ origin, seq, hash }: OriginHead) =>
  Buffer.from(JSON.stringify(['foyer head 1', origin, seq, hash]))

export function signHead(head: OriginHead, key: KeyObject): string {
  return sign(null, headText(head), key).toString('base64url')
}

export function headSigned(head: OriginHead, signature: string | undefined, key: KeyObject): boolean {
  return signature !== undefined && verify(null, headText(head), key, Buffer.from(signature, 'base64url'))
}
