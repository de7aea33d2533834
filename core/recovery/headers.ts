import type { Known } from './commands.ts'

/** Sent by a kiosk: the last place in the box's own stream it was told of. */
export const knownHeader = 'x-foyer-known'
/** Answered by a box: which life it is in, as `<node>.<epoch>`. */
export const lifeHeader = 'x-foyer-life'

export function writeKnown({ origin, seq }: Known): string {
  return `${origin}#${seq}`
}

/** The node and epoch that the box's answer names, or undefined. */
export function readLife(text: string | null | undefined): { nodeId: string; epoch: number } | undefined {
  const [, nodeId, epoch] = /^([\w-]{1,100})\.(\d{1,9})$/.exec(text ?? '') ?? []
  return nodeId && epoch ? { nodeId, epoch: Number(epoch) } : undefined
}

/** What a kiosk's header says, or undefined when it says nothing that can be read. */
export function readKnown(text: string | null | undefined): Known | undefined {
  const [, origin, seq] = /^([\w.:-]{1,200})#(\d{1,15})$/.exec(text ?? '') ?? []
  return origin && seq ? { origin, seq: Number(seq) } : undefined
}
