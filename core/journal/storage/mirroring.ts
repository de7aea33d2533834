import type { Db } from '../../database/sql.ts'
import type { Wrong } from '../trust.ts'
import type { Fact } from '../fact.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import type { Mirror } from '../mirror.ts'
import { isRefused } from '../mirror-state.ts'
import type { Runtime } from '../identity.ts'
import type { JournalStore } from './journal-store.ts'
import { Closed, openLateTables } from './late-tables.ts'
import { isFinal, openMirrorWriter } from './mirror-writer.ts'
import type { Recorder } from './recorder.ts'
import type { KeyKeeping } from './private-store.ts'
import { MirrorConflict, heldByMirror, replayMirror, type StoodUp } from './replay-mirror.ts'

type Parts = {
  db: Db
  mirror: Mirror
  runtime: Runtime
  journal: JournalStore
  recorder: Recorder
  /** Brings the keys of private parts to the mirror's device before their facts. */
  keyKeeping: KeyKeeping
  /** Quarantines facts after the end of a closed stream; true when the tables must be rebuilt. */
  cut: () => boolean
  /** Reads training or the books, by the hour; true when the tables must be rebuilt for it. */
  turn: () => boolean
  /** Judges facts of the mirror. */
  judging: () => (fact: Fact) => Wrong | undefined
  /** Tries parked facts again; true when some can be read now, so that the tables must be rebuilt. */
  reapplyParked: () => boolean
  catalogue: Catalogue
  kinds: FactKinds
  /** Decides, once per start, whether the node must recover before it writes. */
  decide: (stoodUp: StoodUp) => void
  /** A write to the mirror failed: refuses the waiting commands. */
  onLost: () => void
}

/** That the mirror was first read to its end. */
function openDisksRead() {
  const { promise: stoodUp, resolve, reject: falls } = Promise.withResolvers<void>()
  let hasStoodUp = false
  stoodUp.catch(() => undefined)
  return {
    /** Resolves once it was; rejects with `MirrorConflict`, or when the node was closed before. */
    stoodUp,
    hasStoodUp: () => hasStoodUp,
    falls,
    stands(): void {
      hasStoodUp = true
      resolve()
    },
  }
}

/**
 * Keeps the mirror up to date with the journal; at the start, or when a device comes back, the journal with the
 * mirror.
 */
export function openMirroring(parts: Parts) {
  const { db, runtime, journal, keyKeeping } = parts
  let closed = false
  const disksRead = openDisksRead()
  const tables = openLateTables({ ...parts, pause })
  const writer = openMirrorWriter({
    ...parts,
    readDisks,
    replayFromMirror,
    isClosed: () => closed,
    onRefused(cause) {
      parts.onLost()
      if (cause instanceof MirrorConflict) disksRead.falls(cause)
    },
  })

  /** Yields to the event loop. */
  async function pause(): Promise<void> {
    await new Promise<void>(resolve => runtime.later(resolve))
    if (closed) throw new Closed('the node was closed')
  }

  /** Reads the mirror to its end where the database does not already reach it. */
  async function replayFromMirror(): Promise<StoodUp> {
    const held = heldByMirror(parts)
    if (held !== undefined) return { held, damaged: 0 }
    const { cut, catchUp } = tables
    return tables.whileReadingMirror(onShare => replayMirror({ ...parts, cut, catchUp, pause, onShare }))
  }

  async function readDisks(): Promise<void> {
    db.raw.transaction(tables.cut)()
    if (tables.isBehind()) await tables.catchUp()
    const stood = await replayFromMirror()
    // Only now all facts are known that say which node may write what.
    if (parts.reapplyParked()) tables.order()
    db.raw.transaction(tables.turn)()
    await tables.catchUp()
    writer.dispatch({ is: 'read', held: stood.held })
    parts.decide(stood)
    disksRead.stands()
  }

  /**
   * A program that died between commit and mirror left facts that only this disk has. They go to the mirror before
   * anything else is done: a retried sale would be found already made, and be answered while its fact is on one disk
   * only. When no reading is needed, everything is decided when this returns.
   */
  async function start(): Promise<void> {
    try {
      await readDisks()
    } catch (cause) {
      writer.refused(cause)
      if (isFinal(cause)) throw cause
      runtime.log.error({ cause: String(cause) }, 'the mirror cannot be read; selling waits for it')
    }
    const isRead = writer.state().at !== 'unread'
    if (isRead && writer.mirroredTo() === journal.position() && keyKeeping.areWhole())
      return writer.dispatch({ is: 'filled' })
    await writer.mirrored()
  }

  return {
    start,
    mirrored: writer.mirrored,
    mirroredTo: writer.mirroredTo,
    lost: () => isRefused(writer.state()),
    tables,
    disksRead,
    close() {
      closed = true
      disksRead.falls(new Closed('the node was closed'))
    },
  }
}
export type Mirroring = ReturnType<typeof openMirroring>
