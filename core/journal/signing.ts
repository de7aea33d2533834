import { createPublicKey, sign, timingSafeEqual, verify, type KeyObject } from 'node:crypto'
import { publicKeyText, readPublicKey } from '../membership/keys.ts'
import { boxById } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import { factName, type OriginHead } from './fact.ts'
import type { Identity } from './identity.ts'

/** A node's signing key, and the one key it knows only from its enrolment: for a box, its relay's. */
export type OwnKeys = { own: KeyObject; relay?: { nodeId: string; publicKey: string } }

/** Signs the heads of this node's own streams, and knows the public keys of the other nodes. */
export type Signing = {
  readonly own: KeyObject
  /** The exhibitor's relay; at a relay, itself. */
  readonly relayNodeId: string
  /** A node's public key, or undefined for one that was never enrolled as far as is known here. */
  publicKeyOf(nodeId: string): KeyObject | undefined
  /** Whether a node has signed this, by Ed25519; false for one that was never enrolled as far as is known here. */
  hasSigned(nodeId: string, signed: Buffer, signature: Buffer): boolean
}

/** A node's own key, its relay's from its enrolment, and those of all boxes as the journal tells. */
export function openSigning(identity: Identity, db: Db, keys: OwnKeys): Signing {
  const ownPublic = publicHalfOf(keys.own)
  const relay = keys.relay && readPublicKey(keys.relay.publicKey)
  function publicKeyOf(nodeId: string): KeyObject | undefined {
    if (nodeId === identity.nodeId) return ownPublic
    if (nodeId === keys.relay?.nodeId) return relay
    return readPublicKey(boxById(db, nodeId)?.publicKey ?? '')
  }

  return {
    own: keys.own,
    relayNodeId: identity.role === 'relay' ? identity.nodeId : (keys.relay?.nodeId ?? ''),
    publicKeyOf,
    hasSigned(nodeId, signed, signature) {
      if (nodeId === identity.nodeId) return hasMade(keys.own, signed, signature)
      const key = publicKeyOf(nodeId)
      return key !== undefined && verify(null, signed, key, signature)
    },
  }
}

/**
 * Whether a signature is this key's own: a key signs one text in one way only (RFC 8032, 5.1.6), and signing it again takes a
 * third of the time that verifying does.
 */
function hasMade(key: KeyObject, signed: Buffer, signature: Buffer): boolean {
  const own = sign(null, signed, key)
  return own.length === signature.length && timingSafeEqual(own, signature)
}

/**
 * A stream's end as another node claims it, with the signature of the stream's own node; an empty stream has none.
 */
export type ClaimedHead = OriginHead & { signature?: string | undefined }

/** A stream's end signed by its own node: Ed25519 over name, number and hash, base64url. */
export type SignedHead = OriginHead & { signature: string }

/** The text begins with its purpose, so that no other signature of the same key can be used for it. */
const headText = ({ origin, seq, hash }: OriginHead) =>
  Buffer.from(JSON.stringify(['foyer head 1', origin, seq, hash]))

/** Signatures that a key made or proved, by the key and the end of a stream that each is of. */
const known = new WeakMap<KeyObject, Map<string, { hash: string; signature: string }>>()
/** Ends of one key that are remembered, as many as are under way; who has a key may name any. */
const endsMost = 50

/** What is remembered of this very end. */
function knownOf(head: OriginHead, key: KeyObject): string | undefined {
  const last = known.get(key)?.get(factName(head))
  return last?.hash === head.hash ? last.signature : undefined
}

function remember({ hash, signature, ...end }: SignedHead, key: KeyObject): void {
  let ends = known.get(key)
  if (!ends) known.set(key, (ends = new Map()))
  if (ends.size >= endsMost) ends.delete(ends.keys().next().value!)
  ends.set(factName(end), { hash, signature })
}

/** The public half of a key, by which what the key has signed is asked about. */
const publicHalves = new WeakMap<KeyObject, KeyObject>()

function publicHalfOf(key: KeyObject): KeyObject {
  let half = publicHalves.get(key)
  if (!half) publicHalves.set(key, (half = readPublicKey(publicKeyText(key)) ?? createPublicKey(key)))
  return half
}

/**
 * The same end is signed once, however many boxes it is sent to and greeted with; and what was signed here needs no
 * proof when it comes back in a greeting.
 */
export function signHead({ origin, seq, hash }: OriginHead, key: KeyObject): string {
  const half = publicHalfOf(key)
  const before = knownOf({ origin, seq, hash }, half)
  if (before !== undefined) return before
  const signature = sign(null, headText({ origin, seq, hash }), key).toString('base64url')
  remember({ origin, seq, hash, signature }, half)
  return signature
}

/** The same signature under the same end is proved once: it comes with the facts, and again with each greeting. */
export function headSigned(
  { origin, seq, hash }: OriginHead,
  signature: string | undefined,
  key: KeyObject,
): boolean {
  if (signature === undefined) return false
  if (knownOf({ origin, seq, hash }, key) === signature) return true
  const isSigned = verify(null, headText({ origin, seq, hash }), key, Buffer.from(signature, 'base64url'))
  if (isSigned) remember({ origin, seq, hash, signature }, key)
  return isSigned
}
