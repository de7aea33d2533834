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
import { openDiskRoom } from './disk-room.ts'
import type { JournalStore } from './journal-store.ts'
import type { Mirroring } from './mirroring.ts'
import type { Recorder } from './recorder.ts'
import { runCommands, type Waiting } from './run-commands.ts'

/** What a group of commands has recorded. */
export type Told = Omit<Batch, 'position' | 'cut'>

type Parts = {
  db: Db
  runtime: Runtime
  journal: JournalStore
  keys: KeyStore
  catalogue: Catalogue & { forget(): void }
  recorder: Recorder
  mirroring: Mirroring
  runEffect: (effect: () => void) => void
  /** Facts are safe now: whoever wrote them is answered, then everybody else hears of them. */
  tell: (batch: Told, settled: readonly (() => void)[]) => void
}

/** A command that returns how its caller is told what it came to. */
function answering<R>(command: (tx: Tx) => R, resolve: (value: R) => void): (tx: Tx) => () => void {
  return tx => {
    const value = command(tx)
    return () => resolve(value)
  }
}

/**
 * Commands that arrive in one turn of the event loop share one commit; whoever asked is answered when the mirror holds
 * its facts too.
 */
export function openGroupCommit(parts: Parts) {
  const { runtime, journal, mirroring } = parts
  let state: CommitState = { at: 'busy' }
  let queue: Waiting[] = []
  let inFlight: Promise<void> = Promise.resolve()
  const isClosed = () => state.at === 'closed'
  const room = openDiskRoom({
    runtime,
    isClosed,
    tryCommit: () => execute(nodeActor('disk'), () => journal.keepMirrored(mirroring.mirroredTo())),
  })

  function hear(event: CommitEvent): void {
    const step = nextCommit(state, event, queue.length)
    state = step.state
    if (step.effect === 'call') runtime.later(() => hear('turn'))
    if (step.effect === 'run') runGroup(queue.splice(0))
  }

  function execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (isClosed() || mirroring.tables.reading()) return reject(new Refusal('node_recovering'))
      if (mirroring.lost()) return reject(new Refusal('mirror_unavailable'))
      queue.push({ actor, command: answering(command, resolve), reject })
      hear('command')
    })
  }

  function runGroup(group: Waiting[]): void {
    const wait = (rest: readonly Waiting[]) => void queue.unshift(...rest)
    let settled: (() => void)[]
    try {
      settled = commitGroup(parts, group, wait, room.hasRoom)
    } catch (cause) {
      runtime.log.error({ cause: String(cause) }, 'a group of commands could not be committed')
      const code = isDiskFull(cause) ? 'disk_full' : 'mirror_unavailable'
      for (const waiting of group) waiting.reject(new Refusal(code))
      if (isDiskFull(cause)) room.ranOut()
      return mirrorWhatPersisted()
    }
    const batch = parts.recorder.takeGroup()
    if (batch.sealed.length || parts.keys.copyBehind())
      return whenSafe(batch.sealed, () => parts.tell(batch, settled))
    for (const settle of settled) settle()
    hear('done')
  }

  /** A commit that failed may have persisted nevertheless: then its facts are ours, and the mirror lacks them. */
  function mirrorWhatPersisted(): void {
    const sealed = journal.since(mirroring.mirroredTo())
    if (!sealed.length && !mirroring.tables.isBehind()) return hear('done')
    whenSafe(undefined, () => parts.tell(toldOf(journal, sealed), []))
  }

  /** On the mirror, and in tables that anybody may read. */
  function whenSafe(sealed: readonly SealedFact[] | undefined, then: () => void): void {
    inFlight = (async () => {
      await mirroring.mirrored(sealed)
      if (mirroring.tables.isBehind()) await mirroring.tables.catchUp()
      then()
      hear('done')
    })()
  }

  return {
    execute,
    /** What is waited for by whoever must not tell what may still be lost. */
    whenMirrored: () => inFlight,
    diskFull: room.isFull,
    /** Refuses all who wait for their turn. */
    refuse: (code: RefusalCode) => queue.splice(0).forEach(waiting => waiting.reject(new Refusal(code))),
    /** Reads the disks first; nothing is committed before that is over. */
    begin(): void {
      inFlight = mirroring.start().then(() => hear('done'))
      inFlight.catch(() => undefined)
    },
    close: () => hear('close'),
  }
}

/** Facts that were stored, as whoever hears of them is told: those that tables have read. */
function toldOf(journal: JournalStore, sealed: readonly SealedFact[]): Told {
  const facts = sealed.map(({ bytes }) => parseFact(bytes))
  const origins = [...new Set(facts.map(({ origin }) => origin))]
  return { sealed, facts: facts.filter(({ origin, seq }) => !journal.isParked(origin, seq)), origins }
}

/**
 * Runs a group in a transaction and commits it; returns what to tell their callers once it is safe. Throws when nothing
 * of it was committed, as far as is known.
 */
function commitGroup(
  parts: Parts,
  group: readonly Waiting[],
  wait: (rest: readonly Waiting[]) => void,
  hasRoom: () => void,
): (() => void)[] {
  const { db, journal, keys, recorder, mirroring, runEffect } = parts
  const forget = () => forgetGroup(parts)
  try {
    transaction(db, 'BEGIN IMMEDIATE')
    const { cut } = mirroring.tables
    const settled = runCommands({ db, recorder, forgetGroup: forget, runEffect, cut, wait }, group)
    // Known from the group before, so it costs no commit of its own.
    const writes = recorder.hasFacts()
    if (writes) journal.keepMirrored(mirroring.mirroredTo())
    // A key without its fact opens nothing; a fact without its key would be lost to whoever wrote it.
    keys.flush()
    transaction(db, 'COMMIT')
    if (writes) hasRoom()
    return settled
  } catch (cause) {
    if (db.raw.inTransaction) transaction(db, 'ROLLBACK')
    forget()
    throw cause
  }
}

/** Memory forgets what the group wrote, because the tables have. */
function forgetGroup({ recorder, journal, keys, catalogue, mirroring }: Parts): void {
  recorder.takeGroup()
  journal.reload()
  keys.drop()
  catalogue.forget()
  mirroring.tables.forget()
}
