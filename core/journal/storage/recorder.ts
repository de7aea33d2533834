import { Refusal } from '../../refusal.ts'
import type { Db } from '../../database/sql.ts'
import type { FactBodies, FactType } from '../fact-bodies.ts'
import { isTrade, trainingStep, type Catalogue, type FactKinds } from '../apply.ts'
import { originOf, type Actor, type Fact, type Scope, type SealedFact } from '../fact.ts'
import { newId } from '../id.ts'
import { idsAbout } from './ids-about.ts'
import type { Tx } from '../node.ts'
import type { Identity, Runtime } from '../identity.ts'
import type { KeyStore } from '../keys.ts'
import type { Signing } from '../signing.ts'
import { chainHash, type JournalStore } from './journal-store.ts'
import { keyBytes, nonceBytes, privateDigest, sealPrivate } from './private-part.ts'
import { openRecordedGroup, type RecordedGroup } from './recorded-group.ts'
import { requireRead } from './outdated.ts'
import { openStampClock } from './stamp-clock.ts'
import { openReceiving } from './store-received.ts'
import { openReading, readsTraining } from './training.ts'

type Parts = {
  identity: Identity
  db: Db
  runtime: Runtime
  signing: Pick<Signing, 'own'>
  journal: JournalStore
  keys: KeyStore
  catalogue: Catalogue
  kinds: FactKinds
  /** Throws while this node may not write to a stream of its own. */
  requireOpen: (scope: Scope, type: FactType) => void
}

/**
 * Writes facts inside the running transaction: seals them into their origin's chain, applies them to the tables, and
 * remembers the group's facts for the mirror and the listeners.
 */
export function openRecorder(parts: Parts) {
  const { identity, db, runtime, keys, catalogue } = parts
  const group = openRecordedGroup(parts)
  const clock = openStampClock(parts)
  const { store, newestOwnEpoch } = openReceiving({ ...parts, group, clock })
  const append = openAppending({ ...parts, group, newestOwnEpoch })

  function begin(actor: Actor, effects: (() => void)[]): Tx {
    const nowMs = runtime.now()
    const tx: Tx = {
      db,
      keys,
      catalogue,
      identity,
      actor,
      nowMs,
      now: new Date(nowMs).toISOString(),
      training: readsTraining(db),
      id: size => newId(runtime.random, size),
      idsAbout: about => idsAbout(parts.signing.own, about),
      stamp: () => clock.next(nowMs),
      append: (scope, type, body, privatePart, privateDay) =>
        append(tx, scope, type, body, privatePart, privateDay),
      after: effect => effects.push(effect),
    }
    return tx
  }

  const { keep, undo, hasFacts, take } = group
  return { begin, store, keep, undo, hasFacts, takeGroup: take }
}
export type Recorder = ReturnType<typeof openRecorder>

/** Writes this node's own facts. */
function openAppending(parts: Parts & { group: RecordedGroup; newestOwnEpoch: () => number }) {
  const { identity, db, runtime, journal, catalogue, kinds, group } = parts

  return function append<T extends FactType>(
    tx: Tx,
    scope: Scope,
    type: T,
    body: FactBodies[T],
    privatePart?: object,
    privateDay?: string,
  ): Fact<FactBodies[T]> {
    parts.requireOpen(scope, type)
    if (parts.newestOwnEpoch() > identity.epoch) throw new Refusal('node_recovering')
    requireRead(db, identity)
    const origin = originOf(identity.nodeId, identity.epoch, scope)
    const head = journal.head(origin)
    const key = privatePart && Buffer.from(runtime.random(keyBytes))
    const payload = key && sealPrivate(privatePart, key, runtime.random(nonceBytes))
    const kind = kinds[type]
    if (!kind) throw new Error(`no fact kind ${type}`)
    const training = isTrade(kind) && tx.training
    const fact: Fact<FactBodies[T]> = {
      origin,
      seq: head.seq + 1,
      v: training ? kind.v + trainingStep : kind.v,
      at: tx.now,
      actor: tx.actor,
      type,
      body: (kind.written?.(body) ?? body) as FactBodies[T],
    }
    if (training) fact.training = true
    if (payload) fact.private = privateDigest(payload)
    if (payload && privateDay) fact.privateDay = privateDay
    const bytes = JSON.stringify(fact)
    const sealed: SealedFact = { bytes, hash: chainHash(head.hash, bytes) }
    if (payload) sealed.privatePart = payload
    group.record(fact, sealed, key?.toString('base64url'))
    journal.keepHead(origin)
    openReading({ db, catalogue }, kinds)(fact)
    return fact
  }
}
