import { originOf } from '../journal/fact.ts'

/** Sent by a kiosk: the last place in the box's own stream it was told of, with the box's proof of it. */
export const knownHeader = 'x-foyer-known'
/**
 * Answered by a box: which life it is in, as `<node>.<epoch>`, with its proof of that. While it sells in emergency mode
 * `+alone` stands after the epoch: it does not take everything back yet.
 */
export const incarnationHeader = 'x-foyer-incarnation'

/** The last thing a register was told of its box: a place in the box's own stream. `proof` is the box's own. */
export type Known = { origin: string; seq: number; proof?: string | undefined }

/** One life of one box; `alone` in emergency mode. `proof` is of the place `incarnationPlace` makes of it. */
export type Incarnation = { nodeId: string; epoch: number; alone?: boolean; proof?: string | undefined }

/** A life as a place, for a register that knows of nothing in it yet. */
export function incarnationPlace({ nodeId, epoch, proof }: Incarnation): Known {
  return { origin: originOf(nodeId, epoch, 'exhibitor'), seq: 0, proof }
}

export function writeKnown({ origin, seq, proof }: Known): string {
  return `${origin}#${seq}${proof ? `~${proof}` : ''}`
}

export function writeIncarnation({ nodeId, epoch, alone, proof }: Incarnation): string {
  return `${nodeId}.${epoch}${alone ? '+alone' : ''}${proof ? `~${proof}` : ''}`
}

/** The life that the box's answer names, or undefined. */
export function readIncarnation(text: string | null | undefined): Incarnation | undefined {
  const [, nodeId, epoch, alone, proof] =
    /^([\w-]{1,100})\.(\d{1,9})(\+alone)?(?:~([\w-]{1,100}))?$/.exec(text ?? '') ?? []
  return nodeId && epoch ? { nodeId, epoch: Number(epoch), alone: Boolean(alone), proof } : undefined
}

/** What a kiosk's header says, or undefined when it says nothing that can be read. */
export function readKnown(text: string | null | undefined): Known | undefined {
  const [, origin, seq, proof] = /^([\w.:-]{1,200})#(\d{1,15})(?:~([\w-]{1,100}))?$/.exec(text ?? '') ?? []
  return origin && seq ? { origin, seq: Number(seq), proof } : undefined
}
