import type { Db } from '../database/sql.ts'
import type { FactKinds } from './apply.ts'
import type { DurableIdentity, Identity, Runtime } from './identity.ts'
import { keysInMemory, openKeyStore, type KeyStore } from './keys.ts'
import type { Mirror } from './mirror.ts'
import type { Batch, Node, NodeState } from './node.ts'
import { openNodeStatus, type NodeStatus } from './recovery.ts'
import { receiving } from './receiving.ts'
import { openSigning, type OwnKeys } from './signing.ts'
import { standAtStart } from './starting.ts'
import { openCatalogue } from './storage/catalogue-store.ts'
import { truncateClosed } from './storage/truncate-closed.ts'
import { openGroupCommit, type CommittedBatch } from './storage/group-commit.ts'
import { openJournalStore, type JournalStore } from './storage/journal-store.ts'
import { openMirroring } from './storage/mirroring.ts'
import { openKeyKeeping } from './storage/private-store.ts'
import { openRecorder } from './storage/recorder.ts'
import { orderParked } from './storage/reapply-parked.ts'
import { turnReading, type TrainingRules } from './storage/training.ts'
import type { Trust } from './trust.ts'

/** What a node is opened with. */
export type NodeParts = {
  identity: Identity
  /** Its signing key, and its relay's public key from its enrolment. */
  signing: OwnKeys
  db: Db
  mirror: Mirror
  runtime: Runtime
  durableIdentity?: DurableIdentity | undefined
  keys?: KeyStore | undefined
  kinds: FactKinds
  trust: Trust
  training?: TrainingRules | undefined
}

/**
 * Opens a node on its database. All its effects outside go through the options. First it reads from its mirror what
 * the database may have lost, and decides whether it must recover before it writes: at once when it is clear that
 * nothing is missing, else over several turns of the event loop.
 *
 * @param options.durableIdentity what is stored outside the database; without one the database is believed
 * @param options.keys of private parts; kept in memory when left out
 * @param options.kinds every kind of fact it knows, and how it changes tables
 * @param options.trust judges which facts are believed
 * @param options.training until when trade is training; without it all of it is real
 */
export function openNode(options: NodeParts): Node {
  const { db, mirror, runtime, kinds, trust } = options
  const identity = { ...options.identity }
  const journal = openJournalStore(db)
  const signing = openSigning(identity, db, options.signing)
  const catalogue = openCatalogue(db, kinds)
  const keys = options.keys ?? openKeyStore(keysInMemory(), keysInMemory())
  const nodeStatus = openNodeStatus({ identity, db, runtime, durableIdentity: options.durableIdentity })
  const { requireOpen } = nodeStatus
  const own = { identity, db, runtime, signing, keys }
  const recorder = openRecorder({ ...own, journal, catalogue, kinds, requireOpen })
  const telling = openTelling({ runtime, journal, nodeStatus })
  const judging = () => trust.judging({ db, catalogue, signing, identity, kinds })
  const mirroring = openMirroring({
    db,
    mirror,
    runtime,
    journal,
    recorder,
    keyKeeping: openKeyKeeping({ db, keys }),
    catalogue,
    kinds,
    // Facts after the end of a closed stream are quarantined in the transaction that learns of that end.
    cut: () => telling.cut(truncateClosed({ db, journal, runtime }) > 0),
    turn: () => telling.cut(turnReading({ db, runtime, catalogue }, options.training)),
    judging: trust.believesMirror ? () => () => undefined : judging,
    reapplyParked() {
      const ordered = orderParked({ db, catalogue, kinds }, judging())
      if (ordered) runtime.log.info({}, 'parked facts are read by this version')
      return ordered
    },
    decide: stoodUp => standAtStart(node, options.durableIdentity, stoodUp),
    onLost: () => commit.refuse('mirror_unavailable'),
  })
  const commit = openGroupCommit({ db, runtime, journal, keys, catalogue, recorder, mirroring, ...telling })
  const { execute, whenMirrored, diskFull } = commit
  const { tables, disksRead } = mirroring
  const receive = receiving(
    { db, catalogue, kinds, journal, signing, identity, nodeStatus, execute },
    recorder,
    trust.judge,
  )

  function state(): NodeState {
    if (tables.reading()) return 'reading'
    if (mirroring.lost()) return 'mirror_lost'
    return nodeStatus.recovery() ? 'recovering' : 'ready'
  }

  const known = { identity, runtime, db, keys, catalogue, kinds, journal, signing, nodeStatus }
  const node: Node = {
    ...known,
    state,
    reading: tables.reading,
    stoodUp: disksRead.stoodUp,
    hasStoodUp: disksRead.hasStoodUp,
    diskFull,
    execute,
    receive,
    whenMirrored,
    subscribe: telling.subscribe,
    async close() {
      commit.close()
      mirroring.close()
      await whenMirrored()
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

/** Listeners for mirrored facts and for truncated streams. */
function openTelling({
  runtime,
  journal,
  nodeStatus,
}: {
  runtime: Runtime
  journal: JournalStore
  nodeStatus: NodeStatus
}) {
  const listeners = new Set<(batch: Batch) => void>()
  let wasCut = false

  function runEffect(effect: () => void): void {
    try {
      effect()
    } catch (cause) {
      runtime.log.error({ cause: String(cause) }, 'an effect failed after its fact was safe')
    }
  }

  return {
    runEffect,
    /** Remembers that streams were truncated, for the next batch. */
    cut(isCut: boolean): boolean {
      wasCut ||= isCut
      return isCut
    },
    announce(batch: CommittedBatch, settled: readonly (() => void)[]): void {
      const announced: Batch = { ...batch, position: journal.position(), cut: wasCut }
      wasCut = false
      if (batch.facts.some(fact => fact.type === 'epoch.opened')) nodeStatus.checkForNewerEpoch()
      for (const settle of settled) settle()
      for (const listener of listeners) runEffect(() => listener(announced))
    },
    subscribe(listener: (batch: Batch) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
