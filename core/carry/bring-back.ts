import { boxById } from '../membership/store.ts'
import { openEpoch } from '../journal/epochs.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { closedAt, epochFor, newestEpoch } from '../journal/storage/epoch-store.ts'
import type { ParcelHeader } from './parcel.ts'

/**
 * What a parcel did for a box that lost facts: the relay `opened` its next epoch, or `waits` because it does not hold the
 * same of the box's streams; the box `recovered`, or still `asks`. Null where no box is to be brought back.
 */
export type BroughtBack = 'opened' | 'waits' | 'recovered' | 'asks' | null

/** What goes into a parcel's header: a recovering box asks for its next epoch as it does on the line, the relay answers. */
export function talkOf(node: Node, boxId: string | undefined): Pick<ParcelHeader, 'asks' | 'answers'> {
  const recovery = node.standing.recovery()
  if (node.identity.role === 'box')
    return recovery?.needsEpoch && recovery.confirmed
      ? { asks: { askId: recovery.askId, reason: recovery.reason } }
      : {}
  const newest = boxId === undefined ? undefined : newestEpoch(node.db, boxId)
  return newest ? { answers: newest.askId } : {}
}

/**
 * Goes on with a recovery once a parcel's facts were taken in, by the rules of the line: the relay opens an epoch only
 * where both hold exactly the same of the box's streams, and from then on takes nothing more of its older life; the box
 * goes on only with the answer to its own question, in a parcel of which it holds everything.
 */
export async function bringBack(node: Node, header: ParcelHeader): Promise<BroughtBack> {
  const { identity, standing, db } = node
  const { nodeId } = header.from
  if (identity.role === 'relay') {
    if (!header.asks || boxById(db, nodeId)?.replacedBy) return null
    const heads = header.heads.filter(({ origin }) => partsOf(origin).nodeId === nodeId)
    const ask = { nodeId, ...header.asks, heads, glass: null }
    const opened = await node.execute({ who: 'node', via: 'carry' }, tx => openEpoch(tx, ask))
    return opened ? 'opened' : 'waits'
  }
  const recovery = standing.recovery()
  if (!recovery?.needsEpoch || !recovery.confirmed) return null
  const epoch = epochFor(db, identity.nodeId, recovery.askId)
  const told = header.heads.every(({ origin, seq }) => {
    const here = node.journal.head(origin).seq
    return here >= seq || here >= (closedAt(db, origin) ?? Infinity)
  })
  if (header.answers !== recovery.askId || epoch === undefined || !told) return 'asks'
  standing.finish(epoch)
  return 'recovered'
}
