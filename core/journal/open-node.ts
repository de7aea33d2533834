import { Refusal, type RefusalCode } from '../refusal.ts'
import { isDiskFull } from '../database/disk-full.ts'
import type { Db } from '../database/sql.ts'
import type { FactKinds } from './apply.ts'
import { readFact, type Actor, type SealedFact } from './fact.ts'
import { announceEpoch } from './epochs.ts'
import { keysInMemory, openKeyStore, type KeyStore } from './keys.ts'
import type { Mirror } from './mirror.ts'
import type { Batch, Node, NodeState, Tx } from './node.ts'
import type { World } from './identity.ts'
import type { Anchor } from './identity.ts'
import type { Identity } from './identity.ts'
import { openStanding } from './recovery.ts'
import { receiving } from './receiving.ts'
import type { Trust } from './trust.ts'
import { openSigning, type OwnKeys } from './signing.ts'
import { recoveryAtStart } from './standing.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { cutTails } from './storage/cut-tails.ts'
import { knowsEpoch } from './storage/epoch-store.ts'
import { openJournalStore } from './storage/journal-store.ts'
import { openRecorder } from './storage/recorder.ts'
import { runCommands, type Waiting } from './storage/run-commands.ts'
import { openMirroring } from './storage/mirroring.ts'
import type { StoodUp } from './storage/stand-up.ts'
import { openKeyKeeping } from './storage/private-store.ts'
import { restoredAt } from './storage/standing-store.ts'
import { orderParked } from './storage/unpark.ts'

/** What a group of commands has recorded. */
type Told = Omit<Batch, 'position' | 'cut'>

/** How often a full disk is tried again while nobody else does. */
const roomRetryMs = 5000

/** What a node is opened with. */
export type NodeParts = {
  identity: Identity
  /** What it signs with, and its relay's key from its enrolment. */
  signing: OwnKeys
  db: Db
  mirror: Mirror
  world: World
  anchor?: Anchor | undefined
  keys?: KeyStore | undefined
  kinds: FactKinds
  trust: Trust
}

/**
 * Opens a node on its database. Everything it does to the world goes through what is handed in here. First it reads
 * from its mirror what the database may have lost, and decides whether it must recover before it writes: at once where
 * one look tells that nothing is missing, in turns of the event loop otherwise.
 *
 * @param options.anchor what is known outside the database; without one the database is believed
 * @param options.keys to private parts; without them they are kept in memory
 * @param options.kinds every kind of fact it knows, and how tables read them
 * @param options.trust who is believed
 */
export function openNode(options: NodeParts): Node {
  const { db, mirror, world, anchor, kinds, trust } = options
  const identity = { ...options.identity }
  const journal = openJournalStore(db)
  const signing = openSigning(identity, db, options.signing)
  const catalogue = openCatalogue(db, kinds)
  const keys = options.keys ?? openKeyStore(keysInMemory(), keysInMemory())
  const keyKeeping = openKeyKeeping({ db, keys })
  const judging = () => trust.judging({ db, catalogue, signing, identity, kinds })
  const standing = openStanding({ identity, db, world, anchor })
  const { requireOpen } = standing
  const recorder = openRecorder({ identity, db, world, journal, keys, catalogue, kinds, requireOpen })
  const listeners = new Set<(batch: Batch) => void>()
  let queue: Waiting[] = []
  let running = false
  let inFlight: Promise<void> = Promise.resolve()
  let wasCut = false
  let closed = false
  let full = false

  /** What came after the end of a closed stream is set aside, in the transaction that learns of that end. */
  function cut(): boolean {
    const isCut = cutTails({ db, journal, world }) > 0
    wasCut ||= isCut
    return isCut
  }
  const refuseWaiting = (code: RefusalCode) => () =>
    queue.splice(0).forEach(waiting => waiting.reject(new Refusal(code)))
  const mirroring = openMirroring({
    db,
    mirror,
    world,
    journal,
    recorder,
    keyKeeping,
    catalogue,
    kinds,
    cut,
    judging: trust.believesMirror ? () => () => undefined : judging,
    unpark() {
      const ordered = orderParked({ db, catalogue, kinds }, judging())
      if (ordered) world.log.info({}, 'parked facts are read by this version')
      return ordered
    },
    decide,
    onLost: refuseWaiting('mirror_unavailable'),
  })
  const { mirrored, mirroredTo } = mirroring

  function state(): NodeState {
    if (mirroring.reading()) return 'reading'
    if (mirroring.lost()) return 'mirror_lost'
    return standing.recovery() ? 'recovering' : 'ready'
  }

  function execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (closed || mirroring.reading()) return reject(new Refusal('node_recovering'))
      if (mirroring.lost()) return reject(new Refusal('mirror_unavailable'))
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
      const wait = (rest: readonly Waiting[]) => void queue.unshift(...rest)
      settled = runCommands({ db, recorder, forgetGroup, runEffect, cut: mirroring.cut, wait }, group)
      // Known from the group before, so it costs no commit of its own.
      const writes = recorder.hasFacts()
      if (writes) journal.keepMirrored(mirroredTo())
      // A key without its fact opens nothing; a fact without its key would be lost to whoever wrote it.
      keys.flush()
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
      const tried = execute({ who: 'node', via: 'disk' }, () => journal.keepMirrored(mirroredTo()))
      full = await tried.then(
        () => false,
        () => full,
      )
    }
  }

  /** A commit that failed may have persisted nevertheless: then its facts are ours, and the mirror lacks them. */
  function mirrorWhatPersisted(): void {
    const sealed = journal.since(mirroredTo())
    if (!sealed.length && !mirroring.isBehind()) return next()
    inFlight = safe().then(() => {
      const facts = sealed.map(({ bytes }) => readFact(bytes))
      const origins = [...new Set(facts.map(({ origin }) => origin))]
      tell({ sealed, facts: facts.filter(({ origin, seq }) => !journal.isParked(origin, seq)), origins })
      next()
    })
  }

  /** Facts are safe now: whoever wrote them is answered, then everybody else hears of them. */
  function tell(batch: Told, settled: readonly (() => void)[] = []): void {
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

  function release(batch: Told, settled: (() => void)[]): void {
    if (!batch.sealed.length && !keys.copyBehind()) {
      for (const settle of settled) settle()
      return next()
    }
    inFlight = safe(batch.sealed).then(() => {
      tell(batch, settled)
      next()
    })
  }

  /** On the mirror, and in tables that anybody may read. */
  async function safe(sealed?: readonly SealedFact[]): Promise<void> {
    await mirrored(sealed)
    if (mirroring.isBehind()) await mirroring.catchUp()
  }

  /** Once per start, when the mirror was read to its end: whether this node must recover before it writes. */
  function decide({ held, damaged }: StoodUp): void {
    if (!anchor) return standing.heed()
    if (identity.role === 'relay' && journal.position()) standing.awaitFirstWord()
    const reason = recoveryAtStart({
      role: identity.role,
      facts: journal.position(),
      unmirrored: journal.position() - held,
      installed: anchor.installed,
      restored: restoredAt(db) !== null,
      machineChanged: anchor.machineChanged,
      epochKnown: knowsEpoch(db, identity.nodeId, identity.epoch),
      mirrorDamaged: damaged > 0,
    })
    if (reason) standing.begin(reason)
    else standing.recallGlass()
    if (!reason && !anchor.installed) anchor.keep(identity.epoch)
    standing.heed()
    if (identity.role === 'relay' && standing.recovery()) announce()
  }

  /** A relay that recovers says so first, as soon as it may write what belongs to all its cinemas. */
  function announce(): void {
    if (!standing.awaitsFirstWord())
      return void announceEpoch(node).then(standing.finishWhenHeard, () => undefined)
    const quiet = standing.onChange(() => {
      if (standing.awaitsFirstWord()) return
      quiet()
      announce()
    })
  }

  function forgetGroup() {
    recorder.takeGroup()
    journal.reload()
    keys.drop()
    catalogue.forget()
    mirroring.forget()
  }

  function next() {
    running = false
    if (queue.length) world.later(runGroup)
  }

  const node: Node = {
    identity,
    world,
    db,
    keys,
    catalogue,
    kinds,
    journal,
    signing,
    standing,
    state,
    reading: mirroring.reading,
    stoodUp: mirroring.stoodUp,
    diskFull: () => full,
    execute,
    receive: receiving(
      { db, catalogue, kinds, journal, signing, identity, standing, execute },
      recorder,
      trust.judge,
    ),
    released: () => inFlight,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      mirroring.close()
      await inFlight.then(() => journal.keepMirrored(mirroredTo())).catch(() => undefined)
      await mirror.close()
      keys.close()
      if (db.raw.open) db.raw.close()
    },
  }
  running = true
  inFlight = mirroring.start().then(next)
  inFlight.catch(() => undefined)
  return node
}
