import { Refusal } from '../refusal.ts'
import { allBoxes, hadOtherBox, hasBox } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { FactType } from './fact-bodies.ts'
import type { Scope } from './fact.ts'
import { cinemaOf, openFirstWord } from './first-word.ts'
import { newId } from './id.ts'
import type { World } from './identity.ts'
import type { Anchor } from './identity.ts'
import type { Identity } from './identity.ts'
import { needsPerson, type BrokenGlass, type Recovery, type RecoveryReason } from './standing.ts'
import { brokenGlassOf, epochFor, headsOf, highestEpoch, newestEpoch } from './storage/epoch-store.ts'
import { forgetRestored, readStanding, restoredAt, writeStanding } from './storage/standing-store.ts'

/**
 * How long after a recovery a box gives no seats away: its registers first tell it what it sold and forgot. They do so
 * as soon as they hear it again, within seconds; this leaves time to switch one on.
 */
const listeningMs = 10 * 60_000

/** Registrars count by ones, so what is far ahead was given to nobody; two that were made up alike are unlikely. */
const unheard = { from: 1000, spread: 9000 }

/**
 * A node's standing: whether it knows everything it ever said. While it does not, nothing of its own is written: at a
 * box nothing at all, at a relay nothing of a cinema whose box has not told yet what it knows.
 */
export function openStanding(parts: {
  identity: Identity
  db: Db
  world: World
  anchor: Anchor | undefined
}) {
  const { identity, db, world, anchor } = parts
  let { recovery, glass, listening } = readStanding(db)
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach(listener => listener())
  const firstWord = openFirstWord({ db, world }, changed)

  function write(next: { recovery: Recovery | null; glass: BrokenGlass | null }) {
    const forgot = recovery?.needsEpoch || hadOtherBox(db, identity.cinemaId ?? '')
    const over = recovery && !next.recovery && forgot
    db.raw.transaction(() => {
      writeStanding(db, 'recovery', next.recovery)
      writeStanding(db, 'glass', next.glass)
      if (!next.recovery) forgetRestored(db)
      if (over) writeStanding(db, 'listening', (listening = { untilMs: world.now() + listeningMs }))
    })()
    ;({ recovery, glass } = next)
    changed()
  }

  function moveTo(epoch: number) {
    anchor?.keep(epoch)
    identity.epoch = epoch
  }

  /** An epoch nobody can have given: for a node whose registrar is out of reach, or that has none. */
  function unheardEpoch(above = recovery?.above ?? 0): number {
    const known = Math.max(identity.epoch, highestEpoch(headsOf(db, identity.nodeId), identity.nodeId))
    const opened = newestEpoch(db, identity.nodeId)?.epoch ?? 0
    const [high = 0, low = 0] = world.random(2)
    return Math.max(known, opened, above) + unheard.from + ((high * 256 + low) % unheard.spread)
  }

  /** Names a question so that this machine knows its own again, whatever its database has forgotten. */
  const askId = () => `${anchor?.instance ?? ''}.${newId(world.random, 12)}`

  /**
   * @param about.heardOf an epoch of this node that somebody else knows of: the next one must be beyond it
   * @param about.wasOver the recovery under way had come to its end before, which this database has forgotten
   */
  function begin(reason: RecoveryReason, about: { heardOf?: number; wasOver?: boolean } = {}): void {
    const above = Math.max(about.heardOf ?? 0, recovery?.above ?? 0)
    const mark = restoredAt(db)
    // What its question was answered with may have been used since, and is never used again.
    const anew = about.wasOver || (recovery?.mark ?? null) !== mark
    const waitsForPerson = recovery && !recovery.confirmed
    const goesFirst = needsPerson(reason) || (reason === 'history_split' && recovery?.reason !== reason)
    if (recovery && !anew && (waitsForPerson || (recovery.needsEpoch && !goesFirst))) {
      if (above !== (recovery.above ?? 0)) write({ glass, recovery: { ...recovery, above } })
      return
    }
    // A box that begins is told everything first: that is no trouble.
    const told = 'the node recovers before it writes anything of its own'
    if (reason === 'new_box') world.log.info({ nodeId: identity.nodeId }, told)
    else world.log.error({ nodeId: identity.nodeId, reason }, told)
    // A relay has no registrar: it leaves its old epoch at once, and each cinema's box closes that behind it.
    if (identity.role === 'relay') {
      moveTo(unheardEpoch(above))
      firstWord.end()
    }
    const needsEpoch = reason !== 'new_box'
    write({
      glass: null,
      recovery: {
        reason: waitsForPerson ? recovery!.reason : reason,
        since: new Date(world.now()).toISOString(),
        askId: askId(),
        needsEpoch,
        confirmed: !waitsForPerson && !needsPerson(reason),
        above,
        mark,
      },
    })
  }

  /** Whether a cinema's seats are open here. */
  function openFor(cinemaId: string): boolean {
    if (firstWord.isAwaited(cinemaId)) return false
    if (!recovery) return true
    if (identity.role === 'box') return false
    return (
      !hasBox(db, cinemaId) || epochFor(db, identity.nodeId, askIdOf(recovery.askId, cinemaId)) !== undefined
    )
  }

  return {
    recovery: () => recovery,
    glass: () => glass,
    begin,
    openFor,
    /** It has come back without everything it ever said; its registers are heard before a seat is given away. */
    listens(): boolean {
      if (identity.role !== 'box' || !listening) return false
      // A clock that was ahead and is put right would make it long.
      listening.untilMs = Math.min(listening.untilMs, world.now() + listeningMs)
      return world.now() < listening.untilMs
    },
    /**
     * Refuses `node_recovering` for a stream this node may not write to yet. The fact that opens an epoch is what a closed
     * stream waits for.
     */
    requireOpen(scope: Scope, type: FactType): void {
      const cinemaId = cinemaOf(scope)
      if (firstWord.isAwaited(cinemaId)) throw new Refusal('node_recovering')
      if (!recovery || type === 'epoch.opened') return
      const isOpen = cinemaId ? openFor(cinemaId) : identity.role === 'relay'
      if (!isOpen) throw new Refusal('node_recovering')
    },
    /** A relay starts with a journal that its boxes may know more of. */
    awaitFirstWord: firstWord.begin,
    /** A cinema's box has greeted, and what it knows of this relay's streams was looked at. */
    hearFirstWord: firstWord.heard,
    /** Whether what belongs to no single cinema waits for the first word of a box after a start. */
    awaitsFirstWord: () => firstWord.isAwaited(),
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
    /** A person says that this machine is the right one; false when nothing waits for that. */
    confirm(): boolean {
      if (!recovery || recovery.confirmed) return false
      anchor?.adopt()
      const beyond = newestEpoch(db, identity.nodeId)?.epoch ?? 0
      write({ glass, recovery: { ...recovery, confirmed: true, askId: askId(), beyond } })
      return true
    },
    /** Everything is known again; what is written from now on belongs to this epoch. */
    finish(epoch: number): void {
      moveTo(epoch)
      write({ recovery: null, glass: null })
    },
    /** The relay's recovery is over once every cinema's box was heard. */
    finishWhenHeard(): void {
      const heard = identity.role === 'relay' && allBoxes(db).every(box => openFor(box.cinemaId))
      if (recovery && heard) write({ recovery: null, glass: null })
    },
    /** Leaves everything that may be forgotten behind in a new epoch of this node's own making. */
    breakGlass(): BrokenGlass {
      if (!recovery || identity.role === 'relay') throw new Refusal('not_recovering')
      const before = Math.max(identity.epoch, recovery.beyond ?? 0)
      const broken: BrokenGlass = {
        since: new Date(world.now()).toISOString(),
        askId: askId(),
        epoch: unheardEpoch(),
        before,
      }
      moveTo(broken.epoch)
      write({ recovery: null, glass: broken })
      return broken
    },
    /** An older database has forgotten that the glass was broken; the journal, read from the mirror, has not. */
    recallGlass(): void {
      const broken = !recovery && !glass && brokenGlassOf(db, identity)
      if (broken) write({ recovery, glass: broken })
    },
    /** Looks whether a newer epoch of this node was opened: for another machine, or for this one, which forgot. */
    heed(): void {
      const newest = newestEpoch(db, identity.nodeId)
      if (identity.role === 'relay' || !newest || newest.epoch <= (glass?.before ?? identity.epoch)) return
      // A person has looked at that one; it is told again with every epoch that anybody opens.
      if (recovery?.confirmed && newest.epoch <= (recovery.beyond ?? 0)) return
      const mine = newest.askId.startsWith(`${anchor?.instance ?? ''}.`)
      if (!mine) begin('taken_over')
      else if (!recovery && newest.askId !== glass?.askId) begin('peer_knows_more')
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
