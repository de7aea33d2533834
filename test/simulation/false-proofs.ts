import { proveMeeting, type Meeting } from '#core/devices/line-proof.ts'
import { keysOf, relayId } from '../world/keys.ts'
import type { Chance } from './chance.ts'

/** A proof that is none: who is said to prove itself in which meeting, and what it shows. */
export type FalseProof = { what: string; side: 'box' | 'relay'; meeting: Meeting; proof: unknown }

const nonce = (chance: Chance) => Buffer.from(chance.bytes(24)).toString('base64url')

/** What somebody has who stands between a box and its relay, and lacks the key of the one it plays. */
export function falseProofs(boxId: string, chance: Chance): FalseProof {
  const meeting = { relayId, boxId, relayNonce: nonce(chance), boxNonce: nonce(chance) }
  const thief = keysOf('box-former00000')
  const [relay, box] = [keysOf(relayId), keysOf(boxId)]
  const side = chance.pick(['relay', 'box'] as const)
  const [self, other] = side === 'relay' ? [relay, box] : [box, relay]
  const otherSide = side === 'relay' ? 'box' : 'relay'
  const earlier = { ...meeting, [side === 'relay' ? 'boxNonce' : 'relayNonce']: nonce(chance) }
  const elsewhere = { ...meeting, boxId: 'box-former00000' }
  const proofs: Record<string, () => unknown> = {
    'no proof': () => undefined,
    'a proof by another key': () => proveMeeting(side, meeting, thief.own),
    'the other side’s own proof': () => proveMeeting(otherSide, meeting, other.own),
    'the proof of an earlier meeting': () => proveMeeting(side, earlier, self.own),
    'the challenge forwarded in another box’s name': () => proveMeeting(side, elsewhere, self.own),
  }
  const what = chance.pick(Object.keys(proofs))
  return { what, side, meeting, proof: proofs[what]!() }
}
