import { Refusal } from '../refusal.ts'
import { allBoxes, boxById } from '../membership/store.ts'
import { nodeActor, genesis, originOf, partsOf, type OriginHead } from './fact.ts'
import type { Node, Tx } from './node.ts'
import type { Identity } from './identity.ts'
import { requestOf, saveEpochRequest, forksOf } from './storage/branch-store.ts'
import {
  closedAt,
  endAsRead,
  epochFor,
  headsOf,
  highestEpoch,
  newestEpoch,
  requestIdOf,
  type ClosedStream,
  type EpochRequest,
} from './storage/epoch-store.ts'

/**
 * The relay as registrar: opens a box's next epoch once both hold exactly the same facts of all its streams, and
 * promises to take nothing after those ends of the older streams. Compare-and-set: the same request gets the same
 * epoch; a box whose epoch was given to another machine meanwhile gets none, and reads of that epoch in the relay's
 * stream.
 *
 * @param isOpen false while this relay may have forgotten what it said to the box's cinema: it may have given this epoch
 * before, with later ends, and the request may be an old one that a file has brought once more
 * @returns whether there is an answer now; the box asks again while there is none
 */
export function openEpoch(tx: Tx, ask: EpochRequest, isOpen: boolean): boolean {
  const { nodeId, requestId, reason, emergencyMode, above = 0 } = ask
  if (epochFor(tx.db, nodeId, requestId) !== undefined) return true
  const heads = headsOf(tx.db, nodeId)
  if (!sameHeads(heads, ask.heads)) {
    if (forksOf(tx.db, nodeId).length) saveEpochRequest(tx.db, ask)
    return false
  }
  if (!isOpen) return false
  const newest = newestEpoch(tx.db, nodeId)?.epoch ?? 1
  // Its emergency mode may have begun after another one of which nobody heard, as its disks were lost once more.
  if (emergencyMode && newest > emergencyMode.before) return false
  const epoch = emergencyMode ? emergencyMode.epoch : Math.max(newest, highestEpoch(heads, nodeId), above) + 1
  const closed = allEnds(tx, nodeId, heads, newest).filter(({ origin }) => partsOf(origin).epoch < epoch)
  tx.append('exhibitor', 'epoch.opened', { nodeId, epoch, requestId, reason, closed })
  return true
}

/**
 * A manager has said which of two histories of a node's streams continues: the one of the cinema's box, or the
 * relay's. The node's older streams end there; every node quarantines the facts of the other history. A box continues
 * in the epoch it has asked for; a relay is already in its next one.
 *
 * Refuses `fork_unknown` (there is only one history) and `fork_unsynced` (the box has not sent all of its own yet).
 */
export function settleFork(tx: Tx, nodeId: string, keep: Identity['role']): void {
  const forks = forksOf(tx.db, nodeId)
  if (!forks.length) throw new Refusal('fork_unknown')
  const decided = forks.map(({ origin, seq, mine, theirs }): ClosedStream => {
    const right = keep === 'relay' ? mine : theirs
    return { ...right.end, origin, fork: { seq, next: right.next } }
  })
  if (nodeId === tx.identity.nodeId) {
    const { epoch } = tx.identity
    if (forks.some(({ origin }) => partsOf(origin).epoch >= epoch)) throw new Refusal('fork_unsynced')
    const requestId = `fork.${tx.id(12)}`
    tx.append('exhibitor', 'epoch.opened', {
      nodeId,
      epoch,
      requestId,
      reason: 'fork',
      closed: decided,
    })
    return
  }
  const ask = requestOf(tx.db, nodeId)
  const isForked = (head: OriginHead) => forks.some(({ origin }) => origin === head.origin)
  const others = headsOf(tx.db, nodeId).filter(head => !isForked(head))
  const sent = ask?.heads ?? []
  const whole = forks.every(({ theirs }) => sent.some(head => head.hash === theirs.end.hash))
  const same = sameHeads(
    others,
    sent.filter(head => !isForked(head)),
  )
  if (!ask || !whole || !same) throw new Refusal('fork_unsynced')
  const known = Math.max(newestEpoch(tx.db, nodeId)?.epoch ?? 1, highestEpoch(sent, nodeId), ask.above ?? 0)
  tx.append('exhibitor', 'epoch.opened', {
    nodeId,
    epoch: known + 1,
    requestId: ask.requestId,
    reason: 'fork',
    closed: [...others, ...decided],
  })
}

/**
 * A box was set back into an epoch that has ended, and wrote other facts there: the stream stays as it ended, since
 * the box's later epochs build on it. No manager needs to choose; the box is sent the point where its history
 * differs.
 */
export function keepAsEnded(tx: Tx, nodeId: string): void {
  const newest = newestEpoch(tx.db, nodeId)
  const ended = forksOf(tx.db, nodeId).filter(({ origin }) => closedAt(tx.db, origin) !== undefined)
  if (!newest || !ended.length) return
  const closed = ended.map(({ origin, seq, mine }) => ({
    ...mine.end,
    origin,
    fork: { seq, next: mine.next },
  }))
  tx.append('exhibitor', 'epoch.opened', { nodeId, ...newest, reason: 'fork', closed })
}

/** A cinema's box has sent a recovering relay everything: the older streams of that cinema end where they are now. */
export function closeBehind(tx: Tx, recovery: { requestId: string; reason: string }, cinemaId: string): void {
  const { nodeId, epoch } = tx.identity
  const requestId = requestIdOf(recovery.requestId, cinemaId)
  if (epochFor(tx.db, nodeId, requestId) !== undefined) return
  const ended = (origin: string) =>
    Number(origin.split('.')[1]) < epoch && origin.endsWith(`.cinema:${cinemaId}`)
  const closed = headsOf(tx.db, nodeId).filter(({ origin }) => ended(origin))
  tx.append(`cinema:${cinemaId}`, 'epoch.opened', {
    nodeId,
    epoch,
    requestId,
    reason: recovery.reason,
    closed,
  })
}

/**
 * A box was replaced for good: nothing is taken of its streams beyond what is here now. Where its key may have been
 * stolen they end before the first fact that cannot be read here: perhaps no version can read it, and while it is
 * there the new box could sell nothing. A box writes nothing after a fact that it cannot read, so what is quarantined
 * with it was written by another version, or by the thief.
 *
 * @param asRead whether the streams end before their first unreadable fact
 */
export function endNode(tx: Tx, nodeId: string, by: string, asRead = false): void {
  const heads = headsOf(tx.db, nodeId)
  const newest = newestEpoch(tx.db, nodeId)?.epoch ?? 1
  const epoch = Math.max(newest, highestEpoch(heads, nodeId)) + 1
  const ends = allEnds(tx, nodeId, heads, newest)
  const closed = asRead ? ends.map(end => endAsRead(tx.db, end)) : ends
  tx.append('exhibitor', 'epoch.opened', {
    nodeId,
    epoch,
    requestId: `replaced.${by}`,
    reason: 'replaced',
    closed,
  })
}

/** The same for the earlier boxes of a cinema: the stolen key may be theirs. */
export function endUnread(tx: Tx, cinemaId: string, by: string): void {
  for (const { nodeId, cinemaId: stoodIn, replacedBy } of allBoxes(tx.db)) {
    if (stoodIn !== cinemaId || !replacedBy || replacedBy === by) continue
    const isUnread = headsOf(tx.db, nodeId).some(head => endAsRead(tx.db, head).seq < head.seq)
    if (isUnread) endNode(tx, nodeId, by, true)
  }
}

/** The first fact of a relay in a new epoch announces that epoch to every node that holds its streams. */
export function announceEpoch(node: Node): Promise<void> {
  const recovery = node.nodeStatus.recovery()
  if (node.identity.role !== 'relay' || !recovery) return Promise.resolve()
  const { requestId, reason } = recovery
  return node.execute(nodeActor('recovery'), tx => {
    const { nodeId, epoch } = tx.identity
    if (epochFor(tx.db, nodeId, requestId) === undefined)
      tx.append('exhibitor', 'epoch.opened', { nodeId, epoch, requestId, reason, closed: [] })
  })
}

/**
 * Where every stream of a box's epochs so far ends. One that is unknown here ends before its first fact: the box may
 * have begun it while it was cut off.
 */
function allEnds(tx: Tx, nodeId: string, heads: readonly OriginHead[], newest: number): OriginHead[] {
  const cinemaId = boxById(tx.db, nodeId)?.cinemaId ?? ''
  const epochs = new Set([newest, ...heads.map(({ origin }) => partsOf(origin).epoch)])
  const unsynced = [...epochs]
    .flatMap(epoch => [originOf(nodeId, epoch, 'exhibitor'), originOf(nodeId, epoch, `cinema:${cinemaId}`)])
    .filter(origin => !heads.some(head => head.origin === origin))
  return [...heads, ...unsynced.map(origin => ({ origin, seq: 0, hash: genesis }))]
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
