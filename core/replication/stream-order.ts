import { partsOf, type OriginHead } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'

/**
 * The streams of a node's older epochs in the same scope. A newer epoch's facts depend on theirs, so the other side
 * must have them first: apply commutes across streams only within one epoch of a node.
 */
export function olderStreams<H extends Pick<OriginHead, 'origin'>>(origin: string, heads: readonly H[]): H[] {
  const { nodeId, epoch, scope } = partsOf(origin)
  if (epoch === 1) return []
  return streamsOf(nodeId, heads).filter(head => {
    const part = partsOf(head.origin)
    return part.scope === scope && part.epoch < epoch
  })
}

/** A stream and those of the same node and scope that may have waited for it. */
export function withLaterStreams(origin: string, heads: readonly Pick<OriginHead, 'origin'>[]): string[] {
  const { nodeId, scope, epoch } = partsOf(origin)
  const later = streamsOf(nodeId, heads).filter(head => {
    const part = partsOf(head.origin)
    return part.scope === scope && part.epoch > epoch
  })
  return [origin, ...later.map(head => head.origin)]
}

/**
 * A relay's own stream for all cinemas, of an epoch that it has left. No cinema's box says where that ends, so what comes of it
 * late is taken; it is under no number that the relay could use, and closes no cinema.
 */
export function isLeftBehind(origin: string, { role, nodeId, epoch }: Identity): boolean {
  const part = partsOf(origin)
  return role === 'relay' && part.nodeId === nodeId && part.scope === 'exhibitor' && part.epoch < epoch
}

/** A node's own, found by how a stream's name begins: asked for each message of a stream, about all streams there are. */
function streamsOf<H extends Pick<OriginHead, 'origin'>>(nodeId: string, heads: readonly H[]): H[] {
  return heads.filter(({ origin }) => origin.startsWith(`${nodeId}.`))
}
