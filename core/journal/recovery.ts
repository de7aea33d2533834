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
import {
  startedEmergencyMode,
  epochFor,
  headsOf,
  highestEpoch,
  newestEpoch,
  requestIdOf,
} from './storage/epoch-store.ts'
import { openKeptNodeStatus } from './storage/kept-node-status.ts'
import { restoredAt } from './storage/node-status-store.ts'

/**
 * A registrar counts epochs by ones, so a number far ahead was never given out; two equal random ones are unlikely.
 */
const unsynced = { from: 1000, spread: 9000 }

/**
 * A node's status: whether it knows everything it ever wrote. While it does not, it writes nothing of its own: a box
 * nothing at all, a relay nothing of a cinema whose box has not sent everything yet.
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
    /** A relay starts with a journal of which its boxes may hold more. */
    awaitFirstWord: firstWord.begin,
    /** A cinema's box has greeted, and its heads of this relay's streams were compared. */
    receiveFirstWord: firstWord.receive,
    /** Whether the exhibitor's stream still waits for the first message of a box after a start. */
    awaitsFirstWord: () => firstWord.isAwaited(),
    /** A manager confirms that this machine is the right one; false when no recovery waits for that. */
    confirm(): boolean {
      if (kept.recovery()?.confirmed !== false) return false
      // First a new instance, which becomes part of the request's id.
      parts.durableIdentity?.adopt()
      return kept.dispatch({
        is: 'confirmed',
        requestId: names.requestId(),
        beyond: names.newest()?.epoch ?? 0,
      })
    },
    /** Everything is known again; new facts belong to this epoch. */
    finish: (epoch: number): void => void kept.dispatch({ is: 'told', epoch }),
    /** The relay's recovery ends once every cinema's box has sent everything. */
    finishWhenSynced(): void {
      const { identity, db } = parts
      if (identity.role === 'relay' && allBoxes(db).every(box => mayWrite.openFor(box.cinemaId)))
        kept.dispatch({ is: 'heard' })
    },
    /** Starts an epoch that this node chooses itself, so that no forgotten number is used again. */
    startEmergencyMode(): EmergencyMode {
      const recovery = kept.recovery()
      if (!recovery || parts.identity.role === 'relay') throw new Refusal('not_recovering')
      const emergencyMode: EmergencyMode = {
        since: new Date(parts.runtime.now()).toISOString(),
        requestId: names.requestId(),
        epoch: names.unsyncedEpoch(recovery.above ?? 0),
        // Its own request may have been answered while it still lacked something: no other machine has that epoch.
        before: Math.max(parts.identity.epoch, recovery.beyond ?? 0, names.ownNewest()),
      }
      kept.dispatch({ is: 'emergency mode started', emergencyMode })
      return emergencyMode
    },
    /**
     * A restored database has forgotten that emergency mode was started; the journal, read from the mirror, has it.
     */
    recallEmergencyMode(): void {
      const emergencyMode =
        !kept.recovery() && !kept.emergencyMode() && startedEmergencyMode(parts.db, parts.identity)
      if (emergencyMode) kept.dispatch({ is: 'emergency mode recalled', emergencyMode })
    },
    /**
     * A database that lost its last pages has forgotten with them that its recovery ended, and the mirror does not tell: it
     * holds facts alone. The file beside both moves to an epoch at that end and at no other moment.
     */
    recallEnd(): void {
      const { identity, db, durableIdentity } = parts
      const recovery = kept.recovery()
      if (!recovery || identity.role === 'relay') return
      const isOver = recovery.needsEpoch
        ? epochFor(db, identity.nodeId, recovery.requestId) === identity.epoch
        : durableIdentity?.installed === true
      if (isOver) kept.dispatch({ is: 'told', epoch: identity.epoch })
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type NodeStatus = ReturnType<typeof openNodeStatus>

type NodeStatusParts = {
  identity: Identity
  db: Db
  runtime: Runtime
  durableIdentity: DurableIdentity | undefined
}
type Kept = ReturnType<typeof openKeptNodeStatus>
type Names = ReturnType<typeof epochNames>
type FirstWord = ReturnType<typeof openFirstWord>

/** How this node numbers its epochs and names its requests for one. */
function epochNames({ identity, db, runtime, durableIdentity }: NodeStatusParts) {
  const newest = () => newestEpoch(db, identity.nodeId)
  const isOwn = (requestId: string) => requestId.startsWith(`${durableIdentity?.instance ?? ''}.`)
  return {
    newest,
    /** An epoch no registrar can have given: for a node whose registrar is out of reach, or that has none. */
    unsyncedEpoch(above: number): number {
      const known = Math.max(identity.epoch, highestEpoch(headsOf(db, identity.nodeId), identity.nodeId))
      const [high = 0, low = 0] = runtime.random(2)
      const beyond = Math.max(known, newest()?.epoch ?? 0, above)
      return beyond + unsynced.from + ((high * 256 + low) % unsynced.spread)
    },
    /** An id by which this machine recognises its own request, whatever its database has forgotten. */
    requestId: () => `${durableIdentity?.instance ?? ''}.${newId(runtime.random, 12)}`,
    isOwn,
    /** The newest epoch that was opened for a request of this machine; 0 where it was opened for another one. */
    ownNewest(): number {
      const opened = newest()
      return opened && isOwn(opened.requestId) ? opened.epoch : 0
    },
  }
}

/** Carries out the effects of a change of node status. */
function runner({ identity, runtime, durableIdentity }: NodeStatusParts, names: Names, firstWord: FirstWord) {
  function moveTo(epoch: number): void {
    durableIdentity?.keep(epoch)
    identity.epoch = epoch
  }
  return (effect: NodeStatusEffect): void => {
    const { nodeId, role } = identity
    const logMessage = 'the node recovers before it writes anything of its own'
    if (effect.do === 'move to') moveTo(effect.epoch)
    // A new box first receives everything: nothing is wrong.
    if (effect.do === 'say' && effect.reason === 'new_box') runtime.log.info({ nodeId }, logMessage)
    else if (effect.do === 'say') runtime.log.error({ nodeId, reason: effect.reason }, logMessage)
    // Each cinema's box closes the epoch that a relay leaves.
    if (effect.do !== 'leave epoch' || role !== 'relay') return
    moveTo(names.unsyncedEpoch(effect.above))
    firstWord.end()
  }
}

/** What may be written with the current node status. */
function openGates({ identity, db }: NodeStatusParts, kept: Kept, firstWord: FirstWord) {
  /** Whether this node may write to a cinema's stream. */
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
     * Refuses `node_recovering` for a stream this node may not write to yet. The fact that opens an epoch is always
     * allowed, because the others wait for it.
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
   * @param about.heardOf an epoch of this node that another node or a register knows of: the next one must be beyond
   * it
   * @param about.wasOver the recovery under way had ended before, which this database has forgotten
   */
  function begin(reason: RecoveryReason, about: { newestEpoch?: number; wasOver?: boolean } = {}): void {
    kept.dispatch({
      is: 'doubted',
      reason,
      newestEpoch: about.newestEpoch ?? 0,
      wasOver: about.wasOver ?? false,
      mark: restoredAt(db),
      now: new Date(runtime.now()).toISOString(),
      requestId: names.requestId(),
    })
  }
  return {
    begin,
    /**
     * The other side holds facts of this node that it does not know itself: it was restored to an older state. A
     * recovering relay has left all its older epochs; facts of its current or a later epoch were written before this
     * restore.
     *
     * @param newestEpoch the newest epoch of this node among them
     */
    onForgotten(newestEpoch: number): void {
      const wasOver = identity.role === 'relay' && newestEpoch >= identity.epoch
      begin('peer_knows_more', wasOver ? { wasOver, newestEpoch } : {})
    },
    /**
     * Checks whether a newer epoch of this node was opened: for another machine, or for this one, which forgot it.
     */
    checkForNewerEpoch(): void {
      const [newest, emergencyMode, recovery] = [names.newest(), kept.emergencyMode(), kept.recovery()]
      if (identity.role === 'relay' || !newest || newest.epoch <= (emergencyMode?.before ?? identity.epoch))
        return
      // A manager has already decided about that one; it is repeated with every epoch that is opened.
      if (recovery?.confirmed && newest.epoch <= (recovery.beyond ?? 0)) return
      if (!names.isOwn(newest.requestId)) begin('taken_over')
      else if (!recovery && newest.requestId !== emergencyMode?.requestId) begin('peer_knows_more')
    },
  }
}
