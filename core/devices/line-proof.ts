import { randomBytes, sign, verify, type KeyObject } from 'node:crypto'
import { readPublicKey } from '../membership/keys.ts'

/** One connection of a box and its relay: their ids, and the nonce that each has chosen for it. */
export type Meeting = { relayId: string; boxId: string; relayNonce: string; boxNonce: string }

/** A node's private key. */
export type LineKey = KeyObject

/** A fresh nonce for one connection. */
export const newNonce = (): string => randomBytes(24).toString('base64url')

const nonceShape = /^[\w-]{16,64}$/

/** Whether a text may be a nonce of the other side. */
export const isNonce = (text: unknown): text is string => typeof text === 'string' && nonceShape.test(text)

/** Both ids and both nonces, so that a proof is invalid at another node, at another time or for the other side. */
function meetingText(side: 'box' | 'relay', { relayId, boxId, relayNonce, boxNonce }: Meeting): Buffer {
  return Buffer.from(JSON.stringify(['foyer line 2', side, relayId, boxId, relayNonce, boxNonce]))
}

/** What a side signs to prove itself at each connection (Ed25519, base64url). */
export function proveMeeting(side: 'box' | 'relay', meeting: Meeting, key: KeyObject): string {
  return sign(null, meetingText(side, meeting), key).toString('base64url')
}

/** @param publicKey as it is written in facts; false for an invalid one */
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
