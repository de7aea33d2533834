import { Refusal } from '../api/refusal.ts'
import type { Db } from '../database/sql.ts'
import { factKinds } from '../facts.ts'
import type { FactKinds } from './apply.ts'
import type { Actor, Fact, SealedFact } from './fact.ts'
import type { Mirror } from './mirror.ts'
import type { Batch, Identity, Node, NodeState, Tx, World } from './node.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { openJournalStore } from './storage/journal-store.ts'
import { openRecorder } from './storage/recorder.ts'

type Waiting = {
  actor: Actor
  command: (tx: Tx) => unknown
  resolve: (value: never) => void
  reject: (cause: unknown) => void
}

/** How long a lost mirror is left alone before the next try. */
const mirrorRetryMs = 1000

/**
 * Opens a node on its database. Everything it does to the world goes through what is handed in here.
 *
 * @param options.rules how tables read facts; only a simulator hands in others, to see that its checks notice
 */
export function openNode(options: {
  identity: Identity
  db: Db
  mirror: Mirror
  world: World
  rules?: FactKinds | undefined
}): Node {
  const { identity, db, mirror, world, rules: kinds = factKinds } = options
  const journal = openJournalStore(db)
  const catalogue = openCatalogue(db)
  const recorder = openRecorder({ identity, db, world, journal, catalogue, kinds })
  const listeners = new Set<(batch: Batch) => void>()
  let queue: Waiting[] = []
  let running = false
  let state: NodeState = 'ready'
  let inFlight: Promise<void> = Promise.resolve()
  let closed = false
  let mirroredTo = 0
  catchUpMirror()

  function execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (closed) return reject(new Refusal('node_recovering'))
      if (state === 'mirror_lost') return reject(new Refusal('mirror_unavailable'))
      queue.push({ actor, command, resolve: resolve as never, reject })
      if (!running && queue.length === 1) world.later(runGroup)
    })
  }

  function runGroup(): void {
    if (running || closed || !queue.length) return
    running = true
    const group = queue
    queue = []
    const settled: (() => void)[] = []
    try {
      db.prepare('BEGIN IMMEDIATE').run()
      for (const waiting of group) settled.push(runOne(waiting, group.length > 1))
      // Known from the group before, so it costs no commit of its own.
      if (recorder.hasFacts()) journal.keepMirrored(mirroredTo)
      db.prepare('COMMIT').run()
    } catch (cause) {
      if (db.raw.inTransaction) db.prepare('ROLLBACK').run()
      forgetGroup()
      world.log.error({ cause: String(cause) }, 'a group of commands could not be committed')
      for (const waiting of group) waiting.reject(new Refusal('mirror_unavailable'))
      return next()
    }
    release(recorder.takeGroup(), settled)
  }

  /** Runs one command in its savepoint and returns what to tell its caller once the group is safe. */
  function runOne(waiting: Waiting, shared: boolean): () => void {
    if (shared) db.prepare('SAVEPOINT command').run()
    const effects: (() => void)[] = []
    try {
      const value = waiting.command(recorder.begin(waiting.actor, effects))
      if (shared) db.prepare('RELEASE command').run()
      recorder.keep()
      return () => {
        for (const effect of effects) runEffect(effect)
        waiting.resolve(value as never)
      }
    } catch (cause) {
      // A command alone in its group has no savepoint, so the whole transaction is taken back and an empty one goes on.
      db.prepare(shared ? 'ROLLBACK TO command' : 'ROLLBACK').run()
      db.prepare(shared ? 'RELEASE command' : 'BEGIN IMMEDIATE').run()
      recorder.undo()
      return () => waiting.reject(cause)
    }
  }

  function runEffect(effect: () => void) {
    try {
      effect()
    } catch (cause) {
      world.log.error({ cause: String(cause) }, 'an effect failed after its fact was safe')
    }
  }

  function release(batch: { facts: Fact[]; sealed: SealedFact[] }, settled: (() => void)[]): void {
    if (!batch.sealed.length) {
      for (const tell of settled) tell()
      return next()
    }
    inFlight = mirrored(batch.sealed).then(() => {
      const heard: Batch = { ...batch, position: journal.position() }
      for (const tell of settled) tell()
      for (const listener of listeners) runEffect(() => listener(heard))
      next()
    })
  }

  /**
   * Tries until the mirror holds the facts. They are already committed here, so nothing may be answered, printed or
   * sent before: callers of this group wait, new callers are refused with a sentence they can act on.
   */
  async function mirrored(facts: SealedFact[]): Promise<void> {
    for (;;) {
      try {
        await mirror.append(facts)
        mirroredTo = journal.position()
        if (state === 'mirror_lost') state = 'ready'
        return
      } catch (cause) {
        if (state !== 'mirror_lost')
          world.log.error({ cause: String(cause) }, 'the mirror does not take facts; selling stops')
        state = 'mirror_lost'
        for (const waiting of queue.splice(0)) waiting.reject(new Refusal('mirror_unavailable'))
        await world.sleep(mirrorRetryMs)
        if (closed) throw cause
      }
    }
  }

  /**
   * A program that died between commit and mirror left facts that only this disk has. They go to the mirror before
   * anything else is done: a retried sale would find itself made, and be answered, with nothing written to wait for.
   */
  function catchUpMirror() {
    const tail = journal.unmirrored()
    mirroredTo = journal.position() - tail.length
    if (!tail.length) return
    running = true
    inFlight = mirrored(tail).then(next)
  }

  function forgetGroup() {
    recorder.takeGroup()
    journal.reload()
    catalogue.forget()
  }

  function next() {
    running = false
    if (queue.length) world.later(runGroup)
  }

  return {
    identity,
    world,
    db,
    catalogue,
    journal,
    state: () => state,
    execute,
    receive: (origin, facts) => execute({ who: 'node', via: 'link' }, () => recorder.store(origin, facts)),
    released: () => inFlight,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      await inFlight.then(() => journal.keepMirrored(mirroredTo)).catch(() => undefined)
      await mirror.close()
      if (db.raw.open) db.raw.close()
    },
  }
}
