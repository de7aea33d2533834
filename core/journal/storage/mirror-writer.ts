import type { SealedFact } from '../fact.ts'
import type { Runtime } from '../identity.ts'
import type { Mirror } from '../mirror.ts'
import { isRefused, lacksFrom, nextMirror, type MirrorEvent, type MirrorState } from '../mirror-state.ts'
import type { JournalStore } from './journal-store.ts'
import { Closed } from './late-tables.ts'
import type { KeyKeeping } from './private-store.ts'
import { MirrorConflict, type StoodUp } from './replay-mirror.ts'

/** How long a lost mirror is left alone before the next try. */
const mirrorRetryMs = 1000
/** Facts that go to a mirror at once when it must be filled from the journal. */
const factsPerAppend = 1000

/** Nothing is to be tried again: the node was closed, or a person must look at its disks. */
export const isFinal = (cause: unknown) => cause instanceof Closed || cause instanceof MirrorConflict

/**
 * Gives the mirror what the journal holds, until it has it.
 *
 * @param parts.keyKeeping keys of private parts are on the mirror's device too, before their facts
 * @param parts.readDisks reads both disks to their end, once per start, and tells `hear` how far the mirror holds
 * @param parts.replayFromMirror reads a mirror that came back to its end
 * @param parts.onRefused told of every write that failed
 */
export function openMirrorWriter(parts: {
  mirror: Mirror
  runtime: Runtime
  journal: JournalStore
  keyKeeping: KeyKeeping
  readDisks: () => Promise<void>
  replayFromMirror: () => Promise<StoodUp>
  isClosed: () => boolean
  onRefused: (cause: unknown) => void
}) {
  const { mirror, runtime, journal, keyKeeping } = parts
  let state: MirrorState = { at: 'unread', refused: false }
  let mirroredTo = 0

  function hear(event: MirrorEvent): void {
    state = nextMirror(state, event)
    if (event.is === 'read') mirroredTo = event.held
    if (event.is === 'filled') journal.keepRefilling(false)
  }

  function refused(cause: unknown): void {
    hear({ is: 'refused' })
    parts.onRefused(cause)
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
        return hear({ is: 'filled' })
      } catch (cause) {
        if (!isFinal(cause) && !isRefused(state))
          runtime.log.error({ cause: String(cause) }, 'the mirror does not take facts; selling stops')
        refused(cause)
        if (isFinal(cause)) throw cause
        await runtime.sleep(mirrorRetryMs)
        if (parts.isClosed()) throw cause
      }
    }
  }

  /** Asks the mirror what it holds and gives it the rest; one that cannot tell is given what it refused before. */
  async function fill(before: readonly SealedFact[]): Promise<void> {
    await mirror.reopen()
    if (mirror.last() === undefined && before.length) return mirror.append(before)
    if (state.at === 'unread') await parts.readDisks()
    let from = lacksFrom(state, (await parts.replayFromMirror()).held)
    for (;;) {
      const facts = journal.since(from, factsPerAppend)
      if (!facts.length) return
      await mirror.append(facts)
      from = facts.at(-1)!.position
    }
  }

  return {
    hear,
    refused,
    mirrored,
    state: () => state,
    /** Up to which position the mirror is known to hold the journal. */
    mirroredTo: () => mirroredTo,
  }
}
