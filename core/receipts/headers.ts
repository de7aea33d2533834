import { originOf } from '../journal/fact.ts'

/** Sent by a kiosk: the last position in the box's own stream that it knows, with the box's proof of it. */
export const knownHeader = 'x-foyer-known'
/**
 * Answered by a box: its incarnation, as `<node>.<epoch>`, with its proof of that. While it sells in emergency mode,
 * `+alone` follows the epoch: it does not accept all receipts yet.
 */
export const incarnationHeader = 'x-foyer-incarnation'

/** The last position in the box's own stream that a register knows. `proof` is made by the box. */
export type Known = { origin: string; seq: number; proof?: string | undefined }

/**
 * One epoch of one box; `alone` in emergency mode. `proof` is for the position that `incarnationPlace` makes of it.
 */
export type Incarnation = { nodeId: string; epoch: number; alone?: boolean; proof?: string | undefined }

/** An incarnation as a position, for a register that knows no fact of it yet. */
export function incarnationPlace({ nodeId, epoch, proof }: Incarnation): Known {
  return { origin: originOf(nodeId, epoch, 'exhibitor'), seq: 0, proof }
}

export function writeKnown({ origin, seq, proof }: Known): string {
  return `${origin}#${seq}${proof ? `~${proof}` : ''}`
}

export function writeIncarnation({ nodeId, epoch, alone, proof }: Incarnation): string {
  return `${nodeId}.${epoch}${alone ? '+alone' : ''}${proof ? `~${proof}` : ''}`
}

/** The incarnation in the box's answer, or undefined. */
export function readIncarnation(text: string | null | undefined): Incarnation | undefined {
  const [, nodeId, epoch, alone, proof] =
    /^([\w-]{1,100})\.(\d{1,9})(\+alone)?(?:~([\w-]{1,100}))?$/.exec(text ?? '') ?? []
  return nodeId && epoch ? { nodeId, epoch: Number(epoch), alone: Boolean(alone), proof } : undefined
}

/** The content of a kiosk's header, or undefined when it cannot be read. */
export function readKnown(text: string | null | undefined): Known | undefined {
  const [, origin, seq, proof] = /^([\w.:-]{1,200})#(\d{1,15})(?:~([\w-]{1,100}))?$/.exec(text ?? '') ?? []
  return origin && seq ? { origin, seq: Number(seq), proof } : undefined
}
