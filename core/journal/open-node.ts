import type { Db } from '../database/sql.ts'
import type { FactKinds } from './apply.ts'
import type { Anchor, Identity, World } from './identity.ts'
import { keysInMemory, openKeyStore, type KeyStore } from './keys.ts'
import type { Mirror } from './mirror.ts'
import type { Batch, Node, NodeState } from './node.ts'
import { openStanding, type Standing } from './recovery.ts'
import { receiving } from './receiving.ts'
import { openSigning, type OwnKeys } from './signing.ts'
import { standAtStart } from './starting.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { cutTails } from './storage/cut-tails.ts'
import { openGroupCommit, type Told } from './storage/group-commit.ts'
import { openJournalStore, type JournalStore } from './storage/journal-store.ts'
import { openMirroring } from './storage/mirroring.ts'
import { openKeyKeeping } from './storage/private-store.ts'
import { openRecorder } from './storage/recorder.ts'
import { orderParked } from './storage/unpark.ts'
import type { Trust } from './trust.ts'

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
  const { db, mirror, world, kinds, trust } = options
  const identity = { ...options.identity }
  const journal = openJournalStore(db)
  const signing = openSigning(identity, db, options.signing)
  const catalogue = openCatalogue(db, kinds)
  const keys = options.keys ?? openKeyStore(keysInMemory(), keysInMemory())
  const standing = openStanding({ identity, db, world, anchor: options.anchor })
  const { requireOpen } = standing
  const recorder = openRecorder({ identity, db, world, journal, keys, catalogue, kinds, requireOpen })
  const telling = openTelling({ world, journal, standing })
  const judging = () => trust.judging({ db, catalogue, signing, identity, kinds })
  const mirroring = openMirroring({
    db,
    mirror,
    world,
    journal,
    recorder,
    keyKeeping: openKeyKeeping({ db, keys }),
    catalogue,
    kinds,
    // What came after the end of a closed stream is set aside, in the transaction that learns of that end.
    cut: () => telling.cut(cutTails({ db, journal, world }) > 0),
    judging: trust.believesMirror ? () => () => undefined : judging,
    unpark() {
      const ordered = orderParked({ db, catalogue, kinds }, judging())
      if (ordered) world.log.info({}, 'parked facts are read by this version')
      return ordered
    },
    decide: stoodUp => standAtStart(node, options.anchor, stoodUp),
    onLost: () => commit.refuse('mirror_unavailable'),
  })
  const commit = openGroupCommit({ db, world, journal, keys, catalogue, recorder, mirroring, ...telling })
  const { execute, released, diskFull } = commit
  const { tables, stoodUp } = mirroring
  const receive = receiving(
    { db, catalogue, kinds, journal, signing, identity, standing, execute },
    recorder,
    trust.judge,
  )

  function state(): NodeState {
    if (tables.reading()) return 'reading'
    if (mirroring.lost()) return 'mirror_lost'
    return standing.recovery() ? 'recovering' : 'ready'
  }

  const known = { identity, world, db, keys, catalogue, kinds, journal, signing, standing }
  const node: Node = {
    ...known,
    state,
    reading: tables.reading,
    stoodUp,
    diskFull,
    execute,
    receive,
    released,
    subscribe: telling.subscribe,
    async close() {
      commit.close()
      mirroring.close()
      await released()
        .then(() => journal.keepMirrored(mirroring.mirroredTo()))
        .catch(() => undefined)
      await mirror.close()
      keys.close()
      if (db.raw.open) db.raw.close()
    },
  }
  commit.begin()
  return node
}

/** Who hears of facts that are safe, and of streams that were cut off. */
function openTelling({
  world,
  journal,
  standing,
}: {
  world: World
  journal: JournalStore
  standing: Standing
}) {
  const listeners = new Set<(batch: Batch) => void>()
  let wasCut = false

  function runEffect(effect: () => void): void {
    try {
      effect()
    } catch (cause) {
      world.log.error({ cause: String(cause) }, 'an effect failed after its fact was safe')
    }
  }

  return {
    runEffect,
    /** Remembers that streams were cut off, for the next who are told something. */
    cut(isCut: boolean): boolean {
      wasCut ||= isCut
      return isCut
    },
    tell(batch: Told, settled: readonly (() => void)[]): void {
      const heard: Batch = { ...batch, position: journal.position(), cut: wasCut }
      wasCut = false
      if (batch.facts.some(fact => fact.type === 'epoch.opened')) standing.heed()
      for (const settle of settled) settle()
      for (const listener of listeners) runEffect(() => listener(heard))
    },
    subscribe(listener: (batch: Batch) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
