import { isDiskFull } from '../../database/disk-full.ts'
import { transaction } from '../../database/transaction.ts'
import type { Db } from '../../database/sql.ts'
import { Refusal, type RefusalCode } from '../../refusal.ts'
import type { Catalogue } from '../apply.ts'
import { nextCommit, type CommitEvent, type CommitState } from '../commit-state.ts'
import { nodeActor, parseFact, type Actor, type SealedFact } from '../fact.ts'
import type { Runtime } from '../identity.ts'
import type { KeyStore } from '../keys.ts'
import type { Batch, Tx } from '../node.ts'
import { openDiskSpace } from './disk-space.ts'
import type { JournalStore } from './journal-store.ts'
import type { Mirroring } from './mirroring.ts'
import { setAsideCount } from './quarantine-store.ts'
import type { Recorder } from './recorder.ts'
import { runCommands, type Waiting } from './run-commands.ts'

/** What a group of commands has recorded. */
export type CommittedBatch = Omit<Batch, 'position' | 'cut'>

type Parts = {
  db: Db
  runtime: Runtime
  journal: JournalStore
  keys: KeyStore
  catalogue: Catalogue & { forget(): void }
  recorder: Recorder
  mirroring: Mirroring
  runEffect: (effect: () => void) => void
  /** Facts are on the mirror now: answers their callers, then informs the listeners. */
  announce: (batch: CommittedBatch, settled: readonly (() => void)[]) => void
}

/** A command that returns a function which answers its caller. */
function answering<R>(command: (tx: Tx) => R, resolve: (value: R) => void): (tx: Tx) => () => void {
  return tx => {
    const value = command(tx)
    return () => resolve(value)
  }
}

/**
 * Commands that arrive in one turn of the event loop share one commit; their callers are answered when the mirror
 * holds the facts too.
 */
export function openGroupCommit(parts: Parts) {
  const { runtime, journal, mirroring } = parts
  let state: CommitState = { at: 'busy' }
  let queue: Waiting[] = []
  const isSetAside = openSetAside(parts.db)
  let inFlight: Promise<void> = Promise.resolve()
  const isClosed = () => state.at === 'closed'
  const diskSpace = openDiskSpace({
    runtime,
    isClosed,
    tryCommit: () => execute(nodeActor('disk'), () => journal.keepMirrored(mirroring.mirroredTo())),
  })

  function dispatch(event: CommitEvent): void {
    const step = nextCommit(state, event, queue.length)
    state = step.state
    if (step.effect === 'call') runtime.later(() => dispatch('turn'))
    if (step.effect === 'run') runGroup(queue.splice(0))
  }

  function execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (isClosed() || mirroring.tables.reading()) return reject(new Refusal('node_recovering'))
      if (mirroring.lost()) return reject(new Refusal('mirror_unavailable'))
      queue.push({ actor, command: answering(command, resolve), reject })
      dispatch('command')
    })
  }

  function runGroup(group: Waiting[]): void {
    const wait = (rest: readonly Waiting[]) => void queue.unshift(...rest)
    let settled: (() => void)[]
    try {
      settled = commitGroup(parts, group, wait, diskSpace.hasSpace)
    } catch (cause) {
      runtime.log.error({ cause: String(cause) }, 'a group of commands could not be committed')
      const code = isDiskFull(cause) ? 'disk_full' : 'mirror_unavailable'
      for (const waiting of group) waiting.reject(new Refusal(code))
      if (isDiskFull(cause)) diskSpace.ranOut()
      return mirrorWhatPersisted()
    }
    const batch = parts.recorder.takeGroup()
    if (batch.sealed.length || isSetAside() || parts.keys.copyBehind() || mirroring.tables.isBehind())
      return whenSafe(batch.sealed, () => parts.announce(batch, settled))
    for (const settle of settled) settle()
    dispatch('done')
  }

  /** A commit that failed may have persisted nevertheless: then the mirror lacks its facts. */
  function mirrorWhatPersisted(): void {
    const sealed = journal.since(mirroring.mirroredTo())
    if (!sealed.length && !mirroring.tables.isBehind()) return dispatch('done')
    whenSafe(undefined, () => parts.announce(batchOf(journal, sealed), []))
  }

  /** Runs `then` when the facts are on the mirror and the tables are not behind. */
  function whenSafe(sealed: readonly SealedFact[] | undefined, then: () => void): void {
    inFlight = (async () => {
      await mirroring.mirrored(sealed)
      if (mirroring.tables.isBehind()) await mirroring.tables.catchUp()
      then()
      dispatch('done')
    })()
  }

  return {
    execute,
    /** For callers that must not show what may still be lost. */
    whenMirrored: () => inFlight,
    diskFull: diskSpace.isFull,
    /** Refuses all waiting commands. */
    refuse: (code: RefusalCode) => queue.splice(0).forEach(waiting => waiting.reject(new Refusal(code))),
    /** Reads the disks first; nothing is committed before. */
    begin(): void {
      inFlight = mirroring.start().then(() => dispatch('done'))
      inFlight.catch(() => undefined)
    },
    close: () => dispatch('close'),
  }
}

/** Whether facts were quarantined since it was asked last, which listeners hear of though no fact was stored. */
function openSetAside(db: Db): () => boolean {
  let reported = setAsideCount(db)
  return () => reported !== (reported = setAsideCount(db))
}

/** Stored facts as listeners get them: those that were applied to tables. */
function batchOf(journal: JournalStore, sealed: readonly SealedFact[]): CommittedBatch {
  const facts = sealed.map(({ bytes }) => parseFact(bytes))
  const origins = [...new Set(facts.map(({ origin }) => origin))]
  return { sealed, facts: facts.filter(({ origin, seq }) => !journal.isParked(origin, seq)), origins }
}

/**
 * Runs a group in a transaction and commits it; returns the answers to give once the facts are on the mirror. Throws
 * when, as far as is known, nothing was committed.
 */
function commitGroup(
  parts: Parts,
  group: readonly Waiting[],
  wait: (rest: readonly Waiting[]) => void,
  hasSpace: () => void,
): (() => void)[] {
  const { db, journal, keys, recorder, mirroring, runEffect } = parts
  const forget = () => forgetGroup(parts)
  try {
    transaction(db, 'BEGIN IMMEDIATE')
    const { cut, turn } = mirroring.tables
    const settled = runCommands({ db, recorder, forgetGroup: forget, runEffect, cut, turn, wait }, group)
    // Known from the group before, so it costs no commit of its own.
    const writes = recorder.hasFacts()
    if (writes) journal.keepMirrored(mirroring.mirroredTo())
    // Keys first: a key without its fact is harmless; without its key a fact's private part would be lost.
    keys.flush()
    transaction(db, 'COMMIT')
    if (writes) hasSpace()
    return settled
  } catch (cause) {
    if (db.raw.inTransaction) transaction(db, 'ROLLBACK')
    forget()
    throw cause
  }
}

/** Drops what the group put into memory, because it was rolled back in the tables. */
function forgetGroup({ recorder, journal, keys, catalogue, mirroring }: Parts): void {
  recorder.takeGroup()
  journal.reload()
  keys.drop()
  catalogue.forget()
  mirroring.tables.forget()
}
