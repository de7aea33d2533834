import { sign, verify, type KeyObject } from 'node:crypto'
import { readPublicKey } from '../membership/keys.ts'

/** One meeting of a box and its relay: who they are, and the fresh number that each of them has chosen for it. */
export type Meeting = { relayId: string; boxId: string; relayNonce: string; boxNonce: string }

const nonceShape = /^[\w-]{16,64}$/

/** Whether a text may be a nonce of the other side. */
export const isNonce = (text: unknown): text is string => typeof text === 'string' && nonceShape.test(text)

/** Both names and both numbers, so that a proof is worth nothing at another door, at another time or for the other side. */
function meetingText(side: 'box' | 'relay', { relayId, boxId, relayNonce, boxNonce }: Meeting): Buffer {
  return Buffer.from(JSON.stringify(['foyer line 2', side, relayId, boxId, relayNonce, boxNonce]))
}

/** What a side signs to prove itself at each connection (Ed25519, base64url). */
export function proveMeeting(side: 'box' | 'relay', meeting: Meeting, key: KeyObject): string {
  return sign(null, meetingText(side, meeting), key).toString('base64url')
}

/** @param publicKey as facts carry it; one that is none proves nothing */
export function meetingProven(
  side: 'box' | 'relay',
  meeting: Meeting,
  proof: unknown,
  publicKey: string,
): boolean {
  const key = readPublicKey(publicKey)
  if (!key || typeof proof !== 'string' || !isNonce(meeting.boxNonce) || !isNonce(meeting.relayNonce))
    return false
  return verify(null, meetingText(side, meeting), key, Buffer.from(proof, 'base64url'))
}
