import { Refusal } from '../api/refusal.ts'
import { isDiskFull } from '../database/disk-full.ts'
import type { Db } from '../database/sql.ts'
import { factKinds } from '../facts.ts'
import type { FactKinds } from './apply.ts'
import { readFact, type Actor, type Fact, type SealedFact } from './fact.ts'
import { announceEpoch } from './epochs.ts'
import type { Mirror } from './mirror.ts'
import type { Anchor, Batch, Identity, Node, NodeState, Tx, World } from './node.ts'
import { openStanding } from './recovery.ts'
import { openSigning, type OwnKeys } from './signing.ts'
import { recoveryAtStart } from './standing.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { cutTails } from './storage/cut-tails.ts'
import { knowsEpoch } from './storage/epoch-store.ts'
import { openJournalStore } from './storage/journal-store.ts'
import { openRecorder } from './storage/recorder.ts'
import { runCommands, type Waiting } from './storage/run-commands.ts'
import { DisksDisagree, standUp } from './storage/stand-up.ts'
import { restoredAt } from './storage/standing-store.ts'
import { readParked } from './storage/unpark.ts'

/** How long a lost mirror is left alone before the next try. */
const mirrorRetryMs = 1000
/** How often a full disk is tried again while nobody else does. */
const roomRetryMs = 5000
/** Facts that go to a mirror at once when it must be filled from the journal. */
const factsPerAppend = 1000

/**
 * Opens a node on its database. Everything it does to the world goes through what is handed in here. First it reads
 * from its mirror what the database may have lost, and decides whether it must recover before it writes; throws
 * `DisksDisagree` when the two tell different histories.
 *
 * @param options.anchor what is known outside the database; without one the database is believed
 * @param options.rules how tables read facts; only a simulator hands in others, to see that its checks notice
 */
export function openNode(options: {
  identity: Identity
  /** What it signs with, and its relay's key from its enrolment. */
  signing: OwnKeys
  db: Db
  mirror: Mirror
  world: World
  anchor?: Anchor | undefined
  rules?: FactKinds | undefined
}): Node {
  const { db, mirror, world, anchor, rules: kinds = factKinds } = options
  const identity = { ...options.identity }
  const journal = openJournalStore(db)
  const signing = openSigning(identity, db, options.signing)
  const catalogue = openCatalogue(db)
  readParked({ db, catalogue, kinds, log: world.log })
  const standing = openStanding({ identity, db, world, anchor })
  const recorder = openRecorder({
    identity,
    db,
    world,
    journal,
    catalogue,
    kinds,
    requireOpen: standing.requireOpen,
  })
  const listeners = new Set<(batch: Batch) => void>()
  let queue: Waiting[] = []
  let running = false
  let mirrorLost = false
  let stoodUp = false
  let inFlight: Promise<void> = Promise.resolve()
  let wasCut = false
  let closed = false
  let full = false
  let mirroredTo = 0
  /** From where the mirror lacks facts that the database alone held when it was read; until they are there. */
  let lackingFrom: number | undefined

  const state = (): NodeState => (mirrorLost ? 'mirror_lost' : standing.recovery() ? 'recovering' : 'ready')

  function execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (closed) return reject(new Refusal('node_recovering'))
      if (mirrorLost) return reject(new Refusal('mirror_unavailable'))
      queue.push({ actor, command, resolve: resolve as never, reject })
      if (!running && queue.length === 1) world.later(runGroup)
    })
  }

  function runGroup(): void {
    if (running || closed || !queue.length) return
    running = true
    const group = queue
    queue = []
    let settled: (() => void)[]
    try {
      db.prepare('BEGIN IMMEDIATE').run()
      settled = runCommands({ db, recorder, forgetGroup, runEffect, cut }, group)
      // Known from the group before, so it costs no commit of its own.
      const writes = recorder.hasFacts()
      if (writes) journal.keepMirrored(mirroredTo)
      db.prepare('COMMIT').run()
      if (writes) full = false
    } catch (cause) {
      if (db.raw.inTransaction) db.prepare('ROLLBACK').run()
      forgetGroup()
      world.log.error({ cause: String(cause) }, 'a group of commands could not be committed')
      const code = isDiskFull(cause) ? 'disk_full' : 'mirror_unavailable'
      for (const waiting of group) waiting.reject(new Refusal(code))
      if (isDiskFull(cause) && !full) void waitForRoom()
      return mirrorWhatPersisted()
    }
    release(recorder.takeGroup(), settled)
  }

  /** Tries the smallest commit again and again, so that the health page tells when there is room, also while nobody sells. */
  async function waitForRoom(): Promise<void> {
    full = true
    while (full && !closed) {
      await world.sleep(roomRetryMs)
      const tried = execute({ who: 'node', via: 'disk' }, () => journal.keepMirrored(mirroredTo))
      full = await tried.then(
        () => false,
        () => full,
      )
    }
  }

  /** What came after the end of a closed stream is set aside, in the transaction that learns of that end. */
  const cut = () => void (wasCut = cutTails({ db, journal, catalogue, kinds, world }) > 0 || wasCut)

  /** A commit that failed may have persisted nevertheless: then its facts are ours, and the mirror lacks them. */
  function mirrorWhatPersisted(): void {
    const sealed = journal.since(mirroredTo)
    if (!sealed.length) return next()
    inFlight = mirrored().then(() => {
      tell({ sealed, facts: sealed.map(({ bytes }) => readFact(bytes)) })
      next()
    })
  }

  /** Facts are safe now: whoever wrote them is answered, then everybody else hears of them. */
  function tell(batch: Pick<Batch, 'facts' | 'sealed'>, settled: readonly (() => void)[] = []): void {
    const heard: Batch = { ...batch, position: journal.position(), cut: wasCut }
    wasCut = false
    if (batch.facts.some(fact => fact.type === 'epoch.opened')) standing.heed()
    for (const settle of settled) settle()
    for (const listener of listeners) runEffect(() => listener(heard))
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
      for (const settle of settled) settle()
      return next()
    }
    inFlight = mirrored(batch.sealed).then(() => {
      tell(batch, settled)
      next()
    })
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
        if (lacking) await mirror.append(lacking)
        else await fillMirror(facts ?? [])
        mirroredTo = journal.position()
        journal.keepRefilling(false)
        mirrorLost = false
        lackingFrom = undefined
        return
      } catch (cause) {
        if (!mirrorLost)
          world.log.error({ cause: String(cause) }, 'the mirror does not take facts; selling stops')
        mirrorLost = true
        for (const waiting of queue.splice(0)) waiting.reject(new Refusal('mirror_unavailable'))
        await world.sleep(mirrorRetryMs)
        if (closed) throw cause
      }
    }
  }

  /** Asks the mirror what it holds and gives it the rest; one that cannot tell is given what it refused before. */
  async function fillMirror(refused: readonly SealedFact[]): Promise<void> {
    await mirror.reopen()
    if (mirror.last() === undefined && refused.length) return mirror.append(refused)
    if (!stoodUp) decide()
    let from = Math.min(lackingFrom ?? Infinity, standUp({ db, mirror, journal, recorder, cut }))
    for (;;) {
      const facts = journal.since(from, factsPerAppend)
      if (!facts.length) return
      await mirror.append(facts)
      from = facts.at(-1)!.position
    }
  }

  /** Reads the mirror to its end, once per start, and decides whether this node must recover before it writes. */
  function decide(): void {
    db.raw.transaction(cut)()
    const held = standUp({ db, mirror, journal, recorder, cut })
    stoodUp = true
    mirroredTo = lackingFrom = held
    if (!anchor) return standing.heed()
    const reason = recoveryAtStart({
      role: identity.role,
      facts: journal.position(),
      unmirrored: journal.position() - held,
      installed: anchor.installed,
      restored: restoredAt(db) !== null,
      machineChanged: anchor.machineChanged,
      epochKnown: knowsEpoch(db, identity.nodeId, identity.epoch),
    })
    if (reason) standing.begin(reason)
    else standing.recallGlass()
    if (!reason && !anchor.installed) anchor.keep(identity.epoch)
    standing.heed()
    if (identity.role === 'relay' && standing.recovery())
      announceEpoch(node).then(standing.finishWhenHeard, () => undefined)
  }

  /**
   * A program that died between commit and mirror left facts that only this disk has. They go to the mirror before
   * anything else is done: a retried sale would find itself made, and be answered, with nothing written to wait for.
   */
  function begin() {
    try {
      decide()
    } catch (cause) {
      if (cause instanceof DisksDisagree) throw cause
      mirrorLost = true
      world.log.error({ cause: String(cause) }, 'the mirror cannot be read; selling waits for it')
    }
    if (stoodUp && mirroredTo === journal.position()) return journal.keepRefilling(false)
    running = true
    inFlight = mirrored().then(next)
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

  const node: Node = {
    identity,
    world,
    db,
    catalogue,
    journal,
    signing,
    standing,
    state,
    diskFull: () => full,
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
  begin()
  return node
}
