import type { Db } from '../../database/sql.ts'
import type { Wrong } from '../trust.ts'
import type { Fact, SealedFact } from '../fact.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import type { Mirror } from '../mirror.ts'
import { isBehind, readAnew } from './read-anew.ts'
import type { Reading } from '../node.ts'
import type { World } from '../identity.ts'
import type { JournalStore } from './journal-store.ts'
import type { Recorder } from './recorder.ts'
import type { KeyKeeping } from './private-store.ts'
import { DisksDisagree, heldByMirror, replayMirror, type StoodUp } from './stand-up.ts'

/** How long a lost mirror is left alone before the next try. */
const mirrorRetryMs = 1000
/** Facts that go to a mirror at once when it must be filled from the journal. */
const factsPerAppend = 1000

/** A node was closed while its disks were still being read. */
export class Closed extends Error {}

/**
 * Keeps the mirror at the journal's end, and at the start, or when a device comes back, the journal at the mirror's.
 */
export function openMirroring(parts: {
  db: Db
  mirror: Mirror
  world: World
  journal: JournalStore
  recorder: Recorder
  /** Keys of private parts are on the mirror's device too, before their facts. */
  keyKeeping: KeyKeeping
  /** Sets aside what came after the end of a closed stream; true when the tables must be read anew. */
  cut: () => boolean
  /** Judges facts of the mirror. */
  judging: () => (fact: Fact) => Wrong | undefined
  /** Looks at parked facts again; true when the tables must be read anew because some can be read now. */
  unpark: () => boolean
  catalogue: Catalogue
  kinds: FactKinds
  /** Decides, once per start, whether the node must recover before it writes. */
  decide: (stoodUp: StoodUp) => void
  /** The mirror takes nothing: whoever waits for its turn is refused. */
  onLost: () => void
}) {
  const { db, mirror, world, journal, keyKeeping } = parts
  let lost = false
  let closed = false
  let decided = false
  let behind = isBehind(db)
  let reading: Reading | null = null
  let mirroredTo = 0
  /** From where the mirror lacks facts that the database alone held when it was read; until they are there. */
  let lackingFrom: number | undefined
  const { promise: stoodUp, resolve: stands, reject: falls } = Promise.withResolvers<void>()
  stoodUp.catch(() => undefined)

  /** Lets whatever else waits have its turn. */
  async function pause(): Promise<void> {
    await new Promise<void>(resolve => world.later(resolve))
    if (closed) throw new Closed('the node was closed')
  }

  /** Reads the mirror to its end where the database does not already reach it. */
  async function standUp(): Promise<StoodUp> {
    const held = heldByMirror(parts)
    if (held !== undefined) return { held, damaged: 0 }
    reading = { what: 'mirror', share: 0 }
    try {
      const told = (share: number) => void (reading = { what: 'mirror', share })
      return await replayMirror({ ...parts, cut, catchUp, pause, told })
    } finally {
      reading = null
    }
  }

  /** In a transaction: from its commit on nobody reads the tables until they were read anew. */
  function cut(): boolean {
    if (!parts.cut()) return false
    behind = true
    return true
  }

  /** Reads the tables anew where that was ordered. What they say then may cut off more. */
  async function catchUp(): Promise<void> {
    if (!behind) return
    const before = reading
    const told = (share: number) => void (reading = { what: 'journal', share })
    while (behind)
      try {
        await readAnew({ ...parts, pause, told })
        behind = false
        db.raw.transaction(cut)()
      } catch (cause) {
        if (cause instanceof Closed) throw cause
        world.log.error({ cause: String(cause) }, 'the tables cannot be read anew; it is tried again')
        await world.sleep(mirrorRetryMs)
        behind = isBehind(db)
      }
    journal.reload()
    reading = before
  }

  async function decide(): Promise<void> {
    db.raw.transaction(cut)()
    if (behind) await catchUp()
    const stood = await standUp()
    // Only now everything is known that says who may say what.
    if (parts.unpark()) behind = true
    await catchUp()
    decided = true
    mirroredTo = lackingFrom = stood.held
    parts.decide(stood)
    stands()
  }

  function isFull(): void {
    journal.keepRefilling(false)
    lost = false
    lackingFrom = undefined
  }

  /**
   * Tries until the mirror holds everything committed here. Nothing may be answered, printed or sent before: callers of
   * this group wait, new callers are refused with a sentence they can act on. A device that comes back may be another
   * one, so it is asked what it holds; what it denied and shows all the same counts for nothing.
   *
   * @param facts what it lacks as far as is known; undefined when that must be found out first
   */
  async function mirrored(facts?: readonly SealedFact[]): Promise<void> {
    for (let lacking = facts; ; lacking = undefined) {
      try {
        keyKeeping.flushCopy(!lacking)
        if (lacking?.length) await mirror.append(lacking)
        else if (!lacking) await fill(facts ?? [])
        keyKeeping.inStep()
        mirroredTo = journal.position()
        return isFull()
      } catch (cause) {
        if (cause instanceof Closed || cause instanceof DisksDisagree) throw refused(cause)
        if (!lost) world.log.error({ cause: String(cause) }, 'the mirror does not take facts; selling stops')
        refused(cause)
        await world.sleep(mirrorRetryMs)
        if (closed) throw cause
      }
    }
  }

  function refused(cause: unknown): unknown {
    lost = true
    parts.onLost()
    if (cause instanceof DisksDisagree) falls(cause)
    return cause
  }

  /** Asks the mirror what it holds and gives it the rest; one that cannot tell is given what it refused before. */
  async function fill(refused: readonly SealedFact[]): Promise<void> {
    await mirror.reopen()
    if (mirror.last() === undefined && refused.length) return mirror.append(refused)
    if (!decided) await decide()
    let from = Math.min(lackingFrom ?? Infinity, (await standUp()).held)
    for (;;) {
      const facts = journal.since(from, factsPerAppend)
      if (!facts.length) return
      await mirror.append(facts)
      from = facts.at(-1)!.position
    }
  }

  return {
    mirrored,
    /**
     * A program that died between commit and mirror left facts that only this disk has. They go to the mirror before
     * anything else is done: a retried sale would find itself made, and be answered, with nothing written to wait for.
     * What can be decided at one look is decided when this returns.
     */
    async start(): Promise<void> {
      try {
        await decide()
      } catch (cause) {
        refused(cause)
        if (cause instanceof Closed || cause instanceof DisksDisagree) throw cause
        world.log.error({ cause: String(cause) }, 'the mirror cannot be read; selling waits for it')
      }
      if (decided && mirroredTo === journal.position() && keyKeeping.areWhole()) return isFull()
      await mirrored()
    },
    /** Resolves when the mirror was first read to its end; rejects with `DisksDisagree`, or when it was closed before. */
    stoodUp,
    lost: () => lost,
    reading: (): Reading | null => reading ?? (behind ? { what: 'journal', share: 0 } : null),
    cut,
    catchUp,
    isBehind: () => behind,
    /** What was cut in a transaction that came to nothing was not cut. */
    forget: () => void (behind = isBehind(db)),
    /** Up to which position the mirror is known to hold the journal. */
    mirroredTo: () => mirroredTo,
    close() {
      closed = true
      falls(new Closed('the node was closed'))
    },
  }
}
