import { Refusal } from '../refusal.ts'
import { allBoxes, hasBox } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { FactType } from './fact-bodies.ts'
import type { Scope } from './fact.ts'
import { cinemaOf, openFirstWord } from './first-word.ts'
import { newId } from './id.ts'
import type { Runtime } from './identity.ts'
import type { DurableIdentity } from './identity.ts'
import type { Identity } from './identity.ts'
import type { EmergencyMode, RecoveryReason } from './node-status.ts'
import type { NodeStatusEffect } from './node-status-state.ts'
import { startedEmergencyMode, epochFor, headsOf, highestEpoch, newestEpoch } from './storage/epoch-store.ts'
import { openKeptNodeStatus } from './storage/kept-node-status.ts'
import { restoredAt } from './storage/node-status-store.ts'

/** Registrars count by ones, so what is far ahead was given to nobody; two that were made up alike are unlikely. */
const unsynced = { from: 1000, spread: 9000 }

/**
 * A node's standing: whether it knows everything it ever said. While it does not, nothing of its own is written: at a
 * box nothing at all, at a relay nothing of a cinema whose box has not told yet what it knows.
 */
export function openNodeStatus(parts: NodeStatusParts) {
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach(listener => listener())
  const firstWord = openFirstWord(parts, changed)
  const names = epochNames(parts)
  const kept = openKeptNodeStatus({ ...parts, changed, run: runner(parts, names, firstWord) })
  const mayWrite = openGates(parts, kept, firstWord)
  return {
    recovery: kept.recovery,
    emergencyMode: kept.emergencyMode,
    listens: kept.listens,
    ...mayWrite,
    ...doubts(parts, names, kept),
    /** A relay starts with a journal that its boxes may know more of. */
    awaitFirstWord: firstWord.begin,
    /** A cinema's box has greeted, and what it knows of this relay's streams was looked at. */
    receiveFirstWord: firstWord.heard,
    /** Whether what belongs to no single cinema waits for the first word of a box after a start. */
    awaitsFirstWord: () => firstWord.isAwaited(),
    /** A person says that this machine is the right one; false when nothing waits for that. */
    confirm(): boolean {
      if (kept.recovery()?.confirmed !== false) return false
      // Under a new instance, which then names the question.
      parts.durableIdentity?.adopt()
      return kept.hear({ is: 'confirmed', requestId: names.requestId(), beyond: names.newest()?.epoch ?? 0 })
    },
    /** Everything is known again; what is written from now on belongs to this epoch. */
    finish: (epoch: number): void => void kept.hear({ is: 'told', epoch }),
    /** The relay's recovery is over once every cinema's box was heard. */
    finishWhenSynced(): void {
      const { identity, db } = parts
      if (identity.role === 'relay' && allBoxes(db).every(box => mayWrite.openFor(box.cinemaId)))
        kept.hear({ is: 'heard' })
    },
    /** Leaves everything that may be forgotten behind in a new epoch of this node's own making. */
    startEmergencyMode(): EmergencyMode {
      const recovery = kept.recovery()
      if (!recovery || parts.identity.role === 'relay') throw new Refusal('not_recovering')
      const emergencyMode: EmergencyMode = {
        since: new Date(parts.runtime.now()).toISOString(),
        requestId: names.requestId(),
        epoch: names.unsyncedEpoch(recovery.above ?? 0),
        before: Math.max(parts.identity.epoch, recovery.beyond ?? 0),
      }
      kept.hear({ is: 'emergency mode broken', emergencyMode })
      return emergencyMode
    },
    /** An older database has forgotten that emergency mode was started; the journal, read from the mirror, has not. */
    recallEmergencyMode(): void {
      const emergencyMode =
        !kept.recovery() && !kept.emergencyMode() && startedEmergencyMode(parts.db, parts.identity)
      if (emergencyMode) kept.hear({ is: 'emergency mode recalled', emergencyMode })
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type NodeStatus = ReturnType<typeof openNodeStatus>

/** A relay asks every cinema's box, so each answer has a name of its own. */
export function requestIdOf(requestId: string, cinemaId: string): string {
  return `${requestId}:${cinemaId}`
}

type NodeStatusParts = {
  identity: Identity
  db: Db
  runtime: Runtime
  durableIdentity: DurableIdentity | undefined
}
type Kept = ReturnType<typeof openKeptNodeStatus>
type Names = ReturnType<typeof epochNames>
type FirstWord = ReturnType<typeof openFirstWord>

/** How this node names its epochs and its questions for one. */
function epochNames({ identity, db, runtime, durableIdentity }: NodeStatusParts) {
  const newest = () => newestEpoch(db, identity.nodeId)
  return {
    newest,
    /** An epoch nobody can have given: for a node whose registrar is out of reach, or that has none. */
    unsyncedEpoch(above: number): number {
      const known = Math.max(identity.epoch, highestEpoch(headsOf(db, identity.nodeId), identity.nodeId))
      const [high = 0, low = 0] = runtime.random(2)
      const beyond = Math.max(known, newest()?.epoch ?? 0, above)
      return beyond + unsynced.from + ((high * 256 + low) % unsynced.spread)
    },
    /** Names a question so that this machine knows its own again, whatever its database has forgotten. */
    requestId: () => `${durableIdentity?.instance ?? ''}.${newId(runtime.random, 12)}`,
    isOwn: (requestId: string) => requestId.startsWith(`${durableIdentity?.instance ?? ''}.`),
  }
}

/** Does what a change of standing asks for. */
function runner({ identity, runtime, durableIdentity }: NodeStatusParts, names: Names, firstWord: FirstWord) {
  function moveTo(epoch: number): void {
    durableIdentity?.keep(epoch)
    identity.epoch = epoch
  }
  return (effect: NodeStatusEffect): void => {
    const { nodeId, role } = identity
    const says = 'the node recovers before it writes anything of its own'
    if (effect.do === 'move to') moveTo(effect.epoch)
    // A box that begins is told everything first: that is no trouble.
    if (effect.do === 'say' && effect.reason === 'new_box') runtime.log.info({ nodeId }, says)
    else if (effect.do === 'say') runtime.log.error({ nodeId, reason: effect.reason }, says)
    // Each cinema's box closes the epoch that a relay leaves behind it.
    if (effect.do !== 'leave epoch' || role !== 'relay') return
    moveTo(names.unsyncedEpoch(effect.above))
    firstWord.end()
  }
}

/** What may be written as this node stands. */
function openGates({ identity, db }: NodeStatusParts, kept: Kept, firstWord: FirstWord) {
  /** Whether a cinema's seats are open here. */
  function openFor(cinemaId: string): boolean {
    if (firstWord.isAwaited(cinemaId)) return false
    const recovery = kept.recovery()
    if (!recovery) return true
    if (identity.role === 'box') return false
    return (
      !hasBox(db, cinemaId) ||
      epochFor(db, identity.nodeId, requestIdOf(recovery.requestId, cinemaId)) !== undefined
    )
  }
  return {
    openFor,
    /**
     * Refuses `node_recovering` for a stream this node may not write to yet. The fact that opens an epoch is what a closed
     * stream waits for.
     */
    requireOpen(scope: Scope, type: FactType): void {
      const cinemaId = cinemaOf(scope)
      if (firstWord.isAwaited(cinemaId)) throw new Refusal('node_recovering')
      if (!kept.recovery() || type === 'epoch.opened') return
      const isOpen = cinemaId ? openFor(cinemaId) : identity.role === 'relay'
      if (!isOpen) throw new Refusal('node_recovering')
    },
  }
}

/** What makes this node believe that it may have forgotten something. */
function doubts({ identity, db, runtime }: NodeStatusParts, names: Names, kept: Kept) {
  /**
   * @param about.heardOf an epoch of this node that somebody else knows of: the next one must be beyond it
   * @param about.wasOver the recovery under way had come to its end before, which this database has forgotten
   */
  function begin(reason: RecoveryReason, about: { heardOf?: number; wasOver?: boolean } = {}): void {
    kept.hear({
      is: 'doubted',
      reason,
      heardOf: about.heardOf ?? 0,
      wasOver: about.wasOver ?? false,
      mark: restoredAt(db),
      now: new Date(runtime.now()).toISOString(),
      requestId: names.requestId(),
    })
  }
  return {
    begin,
    /**
     * The other side holds facts of this very node that it does not know itself: it was put back to an older state. A
     * recovering relay has left all its older epochs; what it wrote in this one, or in one beyond it, it wrote before that.
     *
     * @param heardOf the newest epoch of this node among them
     */
    hearForgotten(heardOf: number): void {
      const wasOver = identity.role === 'relay' && heardOf >= identity.epoch
      begin('peer_knows_more', wasOver ? { wasOver, heardOf } : {})
    },
    /** Looks whether a newer epoch of this node was opened: for another machine, or for this one, which forgot. */
    checkForNewerEpoch(): void {
      const [newest, emergencyMode, recovery] = [names.newest(), kept.emergencyMode(), kept.recovery()]
      if (identity.role === 'relay' || !newest || newest.epoch <= (emergencyMode?.before ?? identity.epoch))
        return
      // A person has looked at that one; it is told again with every epoch that anybody opens.
      if (recovery?.confirmed && newest.epoch <= (recovery.beyond ?? 0)) return
      if (!names.isOwn(newest.requestId)) begin('taken_over')
      else if (!recovery && newest.requestId !== emergencyMode?.requestId) begin('peer_knows_more')
    },
  }
}
