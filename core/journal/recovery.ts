import { Refusal } from '../refusal.ts'
import { allBoxes, hasBox } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { FactType } from './fact-bodies.ts'
import type { Scope } from './fact.ts'
import { cinemaOf, openFirstWord } from './first-word.ts'
import { newId } from './id.ts'
import type { World } from './identity.ts'
import type { Anchor } from './identity.ts'
import type { Identity } from './identity.ts'
import type { BrokenGlass, RecoveryReason } from './standing.ts'
import type { StandingEffect } from './standing-state.ts'
import { brokenGlassOf, epochFor, headsOf, highestEpoch, newestEpoch } from './storage/epoch-store.ts'
import { openKeptStanding } from './storage/kept-standing.ts'
import { restoredAt } from './storage/standing-store.ts'

/** Registrars count by ones, so what is far ahead was given to nobody; two that were made up alike are unlikely. */
const unheard = { from: 1000, spread: 9000 }

/**
 * A node's standing: whether it knows everything it ever said. While it does not, nothing of its own is written: at a
 * box nothing at all, at a relay nothing of a cinema whose box has not told yet what it knows.
 */
export function openStanding(parts: StandingParts) {
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach(listener => listener())
  const firstWord = openFirstWord(parts, changed)
  const names = epochNames(parts)
  const kept = openKeptStanding({ ...parts, changed, run: runner(parts, names, firstWord) })
  const mayWrite = openGates(parts, kept, firstWord)
  return {
    recovery: kept.recovery,
    glass: kept.glass,
    listens: kept.listens,
    ...mayWrite,
    ...doubts(parts, names, kept),
    /** A relay starts with a journal that its boxes may know more of. */
    awaitFirstWord: firstWord.begin,
    /** A cinema's box has greeted, and what it knows of this relay's streams was looked at. */
    hearFirstWord: firstWord.heard,
    /** Whether what belongs to no single cinema waits for the first word of a box after a start. */
    awaitsFirstWord: () => firstWord.isAwaited(),
    /** A person says that this machine is the right one; false when nothing waits for that. */
    confirm(): boolean {
      if (kept.recovery()?.confirmed !== false) return false
      // Under a new instance, which then names the question.
      parts.anchor?.adopt()
      return kept.hear({ is: 'confirmed', askId: names.askId(), beyond: names.newest()?.epoch ?? 0 })
    },
    /** Everything is known again; what is written from now on belongs to this epoch. */
    finish: (epoch: number): void => void kept.hear({ is: 'told', epoch }),
    /** The relay's recovery is over once every cinema's box was heard. */
    finishWhenHeard(): void {
      const { identity, db } = parts
      if (identity.role === 'relay' && allBoxes(db).every(box => mayWrite.openFor(box.cinemaId)))
        kept.hear({ is: 'heard' })
    },
    /** Leaves everything that may be forgotten behind in a new epoch of this node's own making. */
    breakGlass(): BrokenGlass {
      const recovery = kept.recovery()
      if (!recovery || parts.identity.role === 'relay') throw new Refusal('not_recovering')
      const glass: BrokenGlass = {
        since: new Date(parts.world.now()).toISOString(),
        askId: names.askId(),
        epoch: names.unheardEpoch(recovery.above ?? 0),
        before: Math.max(parts.identity.epoch, recovery.beyond ?? 0),
      }
      kept.hear({ is: 'glass broken', glass })
      return glass
    },
    /** An older database has forgotten that the glass was broken; the journal, read from the mirror, has not. */
    recallGlass(): void {
      const glass = !kept.recovery() && !kept.glass() && brokenGlassOf(parts.db, parts.identity)
      if (glass) kept.hear({ is: 'glass recalled', glass })
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Standing = ReturnType<typeof openStanding>

/** A relay asks every cinema's box, so each answer has a name of its own. */
export function askIdOf(askId: string, cinemaId: string): string {
  return `${askId}:${cinemaId}`
}

type StandingParts = { identity: Identity; db: Db; world: World; anchor: Anchor | undefined }
type Kept = ReturnType<typeof openKeptStanding>
type Names = ReturnType<typeof epochNames>
type FirstWord = ReturnType<typeof openFirstWord>

/** How this node names its epochs and its questions for one. */
function epochNames({ identity, db, world, anchor }: StandingParts) {
  const newest = () => newestEpoch(db, identity.nodeId)
  return {
    newest,
    /** An epoch nobody can have given: for a node whose registrar is out of reach, or that has none. */
    unheardEpoch(above: number): number {
      const known = Math.max(identity.epoch, highestEpoch(headsOf(db, identity.nodeId), identity.nodeId))
      const [high = 0, low = 0] = world.random(2)
      const beyond = Math.max(known, newest()?.epoch ?? 0, above)
      return beyond + unheard.from + ((high * 256 + low) % unheard.spread)
    },
    /** Names a question so that this machine knows its own again, whatever its database has forgotten. */
    askId: () => `${anchor?.instance ?? ''}.${newId(world.random, 12)}`,
    isOwn: (askId: string) => askId.startsWith(`${anchor?.instance ?? ''}.`),
  }
}

/** Does what a change of standing asks for. */
function runner({ identity, world, anchor }: StandingParts, names: Names, firstWord: FirstWord) {
  function moveTo(epoch: number): void {
    anchor?.keep(epoch)
    identity.epoch = epoch
  }
  return (effect: StandingEffect): void => {
    const { nodeId, role } = identity
    const says = 'the node recovers before it writes anything of its own'
    if (effect.do === 'move to') moveTo(effect.epoch)
    // A box that begins is told everything first: that is no trouble.
    if (effect.do === 'say' && effect.reason === 'new_box') world.log.info({ nodeId }, says)
    else if (effect.do === 'say') world.log.error({ nodeId, reason: effect.reason }, says)
    // Each cinema's box closes the epoch that a relay leaves behind it.
    if (effect.do !== 'leave epoch' || role !== 'relay') return
    moveTo(names.unheardEpoch(effect.above))
    firstWord.end()
  }
}

/** What may be written as this node stands. */
function openGates({ identity, db }: StandingParts, kept: Kept, firstWord: FirstWord) {
  /** Whether a cinema's seats are open here. */
  function openFor(cinemaId: string): boolean {
    if (firstWord.isAwaited(cinemaId)) return false
    const recovery = kept.recovery()
    if (!recovery) return true
    if (identity.role === 'box') return false
    return (
      !hasBox(db, cinemaId) || epochFor(db, identity.nodeId, askIdOf(recovery.askId, cinemaId)) !== undefined
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
function doubts({ identity, db, world }: StandingParts, names: Names, kept: Kept) {
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
      now: new Date(world.now()).toISOString(),
      askId: names.askId(),
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
    heed(): void {
      const [newest, glass, recovery] = [names.newest(), kept.glass(), kept.recovery()]
      if (identity.role === 'relay' || !newest || newest.epoch <= (glass?.before ?? identity.epoch)) return
      // A person has looked at that one; it is told again with every epoch that anybody opens.
      if (recovery?.confirmed && newest.epoch <= (recovery.beyond ?? 0)) return
      if (!names.isOwn(newest.askId)) begin('taken_over')
      else if (!recovery && newest.askId !== glass?.askId) begin('peer_knows_more')
    },
  }
}
