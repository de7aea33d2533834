import type { OriginHead } from './fact.ts'
import type { Node, Tx } from './node.ts'
import { askIdOf } from './recovery.ts'
import { epochFor, headsOf, highestEpoch, newestEpoch } from './storage/epoch-store.ts'

/** A box that has recovered, or sold behind broken glass, asks to be given (or to keep) an epoch. */
export type EpochAsk = {
  nodeId: string
  askId: string
  reason: string
  /** Every stream of its own as it holds it. */
  heads: readonly OriginHead[]
  /** It already lives in an epoch of its own making, begun after `before`. */
  glass: { epoch: number; before: number } | null
  /** The highest epoch that a register was told of and this box has forgotten; 0 or left out when there is none. */
  above?: number
}

/**
 * The relay as registrar: opens a box's next epoch once both hold exactly the same of all its streams, and promises to
 * take nothing of the older ones beyond that. Compare-and-set: asked again it is the same epoch; a box whose epoch was
 * given to another machine meanwhile gets none, and hears of the other one in the relay's stream.
 *
 * @returns whether there is an answer now; the box asks again while there is none
 */
export function openEpoch(tx: Tx, ask: EpochAsk): boolean {
  const { nodeId, askId, reason, glass, above = 0 } = ask
  if (epochFor(tx.db, nodeId, askId) !== undefined) return true
  const heads = headsOf(tx.db, nodeId)
  if (!sameHeads(heads, ask.heads)) return false
  const newest = newestEpoch(tx.db, nodeId)?.epoch ?? 1
  if (glass && newest !== glass.before) return false
  const epoch = glass ? glass.epoch : Math.max(newest, highestEpoch(heads, nodeId), above) + 1
  const closed = heads.filter(({ origin }) => Number(origin.split('.')[1]) < epoch)
  tx.append('exhibitor', 'epoch.opened', { nodeId, epoch, askId, reason, closed })
  return true
}

/** A cinema's box has told a recovering relay everything: the older streams of that cinema end where they are now. */
export function closeBehind(tx: Tx, recovery: { askId: string; reason: string }, cinemaId: string): void {
  const { nodeId, epoch } = tx.identity
  const askId = askIdOf(recovery.askId, cinemaId)
  if (epochFor(tx.db, nodeId, askId) !== undefined) return
  const ended = (origin: string) =>
    Number(origin.split('.')[1]) < epoch && origin.endsWith(`.cinema:${cinemaId}`)
  const closed = headsOf(tx.db, nodeId).filter(({ origin }) => ended(origin))
  tx.append(`cinema:${cinemaId}`, 'epoch.opened', { nodeId, epoch, askId, reason: recovery.reason, closed })
}

/** A box is gone for good and another one has its place: nothing of its streams is taken beyond what is here now. */
export function endNode(tx: Tx, nodeId: string, by: string): void {
  const closed = headsOf(tx.db, nodeId)
  const epoch = Math.max(newestEpoch(tx.db, nodeId)?.epoch ?? 1, highestEpoch(closed, nodeId)) + 1
  tx.append('exhibitor', 'epoch.opened', {
    nodeId,
    epoch,
    askId: `replaced.${by}`,
    reason: 'replaced',
    closed,
  })
}

/** A relay that lives in a new epoch says so first, for everybody who keeps its streams. */
export function announceEpoch(node: Node): Promise<void> {
  const recovery = node.standing.recovery()
  if (node.identity.role !== 'relay' || !recovery) return Promise.resolve()
  const { askId, reason } = recovery
  return node.execute({ who: 'node', via: 'recovery' }, tx => {
    const { nodeId, epoch } = tx.identity
    if (epochFor(tx.db, nodeId, askId) === undefined)
      tx.append('exhibitor', 'epoch.opened', { nodeId, epoch, askId, reason, closed: [] })
  })
}

function sameHeads(mine: readonly OriginHead[], theirs: readonly OriginHead[]): boolean {
  const text = (heads: readonly OriginHead[]) =>
    heads
      .filter(head => head.seq > 0)
      .map(({ origin, seq, hash }) => `${origin}#${seq} ${hash}`)
      .sort()
      .join()
  return text(mine) === text(theirs)
}
