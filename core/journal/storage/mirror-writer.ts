import type { SealedFact } from '../fact.ts'
import type { Runtime } from '../identity.ts'
import type { Mirror } from '../mirror.ts'
import { isRefused, lacksFrom, nextMirror, type MirrorEvent, type MirrorState } from '../mirror-state.ts'
import type { JournalStore } from './journal-store.ts'
import { Closed } from './late-tables.ts'
import type { KeyKeeping } from './private-store.ts'
import { MirrorConflict, type StoodUp } from './replay-mirror.ts'

/** How long to wait after a failed write before the next try. */
const mirrorRetryMs = 1000
/** Facts per write when the mirror is filled from the journal. */
const factsPerAppend = 1000

/** Trying again is useless: the node was closed, or a person must check its disks. */
export const isFinal = (cause: unknown) => cause instanceof Closed || cause instanceof MirrorConflict

/**
 * Gives the mirror what the journal holds, until it has it.
 *
 * @param parts.keyKeeping brings the keys of private parts to the mirror's device before their facts
 * @param parts.readDisks reads both disks to their end, once per start, and tells `hear` how far the mirror holds the
 * journal
 * @param parts.replayFromMirror reads a mirror that came back to its end
 * @param parts.onRefused called after every write that failed
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

  function dispatch(event: MirrorEvent): void {
    state = nextMirror(state, event)
    if (event.is === 'read') mirroredTo = event.held
    if (event.is === 'filled') journal.keepRefilling(false)
  }

  function refused(cause: unknown): void {
    dispatch({ is: 'refused' })
    parts.onRefused(cause)
  }

  /**
   * Tries until the mirror holds everything committed here. Between two tries no file of its device stays open: a file
   * system that failed stays as it is, and answers for its device, for as long as anybody has a file open there. Nothing may be answered, printed or sent before: the
   * callers of this group wait, new ones are refused. A device that comes back may be another one, so what it holds
   * is read first; facts of a failed write do not count, even when they can be read.
   *
   * @param facts what the mirror lacks; undefined when that must be found out first
   */
  async function mirrored(facts?: readonly SealedFact[]): Promise<void> {
    for (let lacking = facts; ; lacking = undefined) {
      try {
        keyKeeping.flushCopy(!lacking)
        if (lacking?.length) await mirror.append(lacking)
        else if (!lacking) await fill(facts ?? [])
        keyKeeping.inStep()
        mirroredTo = journal.position()
        return dispatch({ is: 'filled' })
      } catch (cause) {
        if (!isFinal(cause) && !isRefused(state))
          runtime.log.error({ cause: String(cause) }, 'the mirror does not take facts; selling stops')
        refused(cause)
        keyKeeping.letGoCopy()
        if (isFinal(cause)) throw cause
        await runtime.sleep(mirrorRetryMs)
        if (parts.isClosed()) throw cause
      }
    }
  }

  /**
   * Reads what the mirror holds and writes the rest; a mirror that keeps nothing gets the facts of the failed write.
   */
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
    dispatch,
    refused,
    mirrored,
    state: () => state,
    /** Up to which position the mirror is known to hold the journal. */
    mirroredTo: () => mirroredTo,
  }
}
