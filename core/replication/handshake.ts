import { isNonce, meetingProven, proveMeeting, type LineKey, type Meeting } from '../devices/line-proof.ts'

/**
 * How a connection between a box and its relay begins, before the first `SyncMessage`:
 *
 * 1. relay → box, `challenge`: a nonce of the relay.
 * 2. box → relay, `proof`: the box's id, a nonce of its own, and its signature over both ids and both nonces.
 * 3. relay → box, `welcome`: the relay's signature over the same.
 *
 * So a box is heard only after it has proven itself, and whoever answers at the relay's address is sent nothing else
 * before that one has.
 */
export type Frame = { readonly kind: string; readonly [name: string]: unknown }

/** A frame of a connection; undefined for what is no message of Foyer. */
export function readFrame(text: string): Frame | undefined {
  try {
    const frame = JSON.parse(text) as Partial<Frame> | null
    return typeof frame?.kind === 'string' ? (frame as Frame) : undefined
  } catch {
    return undefined
  }
}

/** The relay's first frame. */
export const challenge = (nonce: string): Frame => ({ kind: 'challenge', nonce })

/**
 * At a box: the answer to a challenge, and the meeting that the relay must sign too. Throws for an invalid challenge.
 *
 * @param box.nonce a fresh one
 * @param box.version the Foyer it runs, told beside the proof and believed by nobody who decides anything
 */
export function answerChallenge(
  { nonce }: Frame,
  box: { id: string; relayId: string; nonce: string; key: LineKey; version?: string },
): { meeting: Meeting; answer: Frame } {
  if (!isNonce(nonce)) throw new Error('no challenge of Foyer')
  const meeting = { relayId: box.relayId, boxId: box.id, relayNonce: nonce, boxNonce: box.nonce }
  const proof = proveMeeting('box', meeting, box.key)
  return { meeting, answer: { kind: 'proof', nodeId: box.id, nonce: box.nonce, proof, version: box.version } }
}

/**
 * At a relay: the meeting with a box that has proven itself; undefined for every other frame.
 *
 * @param relay.nonce that of the challenge
 * @param relay.publicKeyOf undefined for a box that is not enrolled
 */
export function provenBox(
  { kind, nodeId, nonce, proof }: Frame,
  relay: { id: string; nonce: string; publicKeyOf: (boxId: string) => string | undefined },
): Meeting | undefined {
  if (kind !== 'proof' || typeof nodeId !== 'string' || !isNonce(nonce)) return undefined
  const publicKey = relay.publicKeyOf(nodeId)
  const meeting = { relayId: relay.id, boxId: nodeId, relayNonce: relay.nonce, boxNonce: nonce }
  return publicKey !== undefined && meetingProven('box', meeting, proof, publicKey) ? meeting : undefined
}

/** The version a box says it runs; null for one that says none, or nonsense. */
export const versionIn = ({ version }: Frame): string | null =>
  typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version) ? version : null

/** The relay's proof for a box that has proven itself. */
export const welcome = (meeting: Meeting, key: LineKey): Frame => ({
  kind: 'welcome',
  proof: proveMeeting('relay', meeting, key),
})

/** At a box: whether a welcome is that of the relay with this public key, for this very meeting. */
export const isWelcome = ({ proof }: Frame, meeting: Meeting, relayPublicKey: string): boolean =>
  meetingProven('relay', meeting, proof, relayPublicKey)
