import { Refusal } from '../../refusal.ts'
import { transaction } from '../../database/transaction.ts'
import { readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Db } from '../../database/sql.ts'
import type { FactBodies, FactType } from '../fact-bodies.ts'
import { unreadable, type Catalogue, type FactKinds } from '../apply.ts'
import { originOf, parseReceivedFact, type Actor, type Fact, type Scope, type SealedFact } from '../fact.ts'
import { newId } from '../id.ts'
import type { Received, Tx } from '../node.ts'
import type { Runtime } from '../identity.ts'
import type { Identity } from '../identity.ts'
import { heardStamp, nextStamp, readStamp, writeStamp } from '../stamp.ts'
import { endOf, type EpochOpened } from './epoch-store.ts'
import { saveQuarantined } from './quarantine-store.ts'
import type { Doubts } from '../trust.ts'
import type { KeyStore } from '../keys.ts'
import { chainHash, type JournalStore } from './journal-store.ts'
import { keyBytes, nonceBytes, privateDigest, sealPrivate } from './private-part.ts'
import { keepPart } from './private-store.ts'
import { disbelieved } from './read-anew.ts'
import { requireRead } from './outdated.ts'

/**
 * Writes facts inside the running transaction: seals them into their origin's chain, applies them to the tables, and
 * remembers the group's facts for the mirror and the listeners.
 */
export function openRecorder(parts: {
  identity: Identity
  db: Db
  runtime: Runtime
  journal: JournalStore
  keys: KeyStore
  catalogue: Catalogue
  kinds: FactKinds
  /** Throws while this node may not write to a stream of its own. */
  requireOpen: (scope: Scope, type: FactType) => void
}) {
  const { identity, db, runtime, journal, keys, catalogue, kinds } = parts
  let group: { facts: Fact[]; sealed: SealedFact[] } = { facts: [], sealed: [] }
  let kept = 0
  /** Facts of the group that were not applied to tables. */
  const unread = new Set<Fact>()
  let lastStamp = readLastStamp(db)
  /**
   * The newest epoch of this node that it has received. From that moment its older streams have ended, also for
   * commands of the same group, which run before the node status is updated.
   */
  let toldOf = 0

  /** @param key to the fact's private part, where it is known */
  function record(fact: Fact, sealed: SealedFact, key: string | undefined) {
    journal.append(fact.origin, fact.seq, sealed)
    keepPart({ db, keys }, kinds, fact, sealed.privatePart, key)
    group.facts.push(fact)
    group.sealed.push(sealed)
  }

  function append<T extends FactType>(
    tx: Tx,
    scope: Scope,
    type: T,
    body: FactBodies[T],
    privatePart?: object,
    privateDay?: string,
  ) {
    parts.requireOpen(scope, type)
    if (toldOf > identity.epoch) throw new Refusal('node_recovering')
    requireRead(db, identity)
    const origin = originOf(identity.nodeId, identity.epoch, scope)
    const head = journal.head(origin)
    const key = privatePart && Buffer.from(runtime.random(keyBytes))
    const payload = key && sealPrivate(privatePart, key, runtime.random(nonceBytes))
    const kind = kinds[type]
    if (!kind) throw new Error(`no fact kind ${type}`)
    const fact: Fact<FactBodies[T]> = {
      origin,
      seq: head.seq + 1,
      v: kind.v,
      at: tx.now,
      actor: tx.actor,
      type,
      body: (kind.told?.(body as never) ?? body) as FactBodies[T],
    }
    if (payload) fact.private = privateDigest(payload)
    if (payload && privateDay) fact.privateDay = privateDay
    const bytes = JSON.stringify(fact)
    const sealed: SealedFact = { bytes, hash: chainHash(head.hash, bytes) }
    if (payload) sealed.privatePart = payload
    record(fact, sealed, key?.toString('base64url'))
    journal.keepHead(origin)
    kind.apply({ db, catalogue }, fact as Fact<never>)
    return fact
  }

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
      id: size => newId(runtime.random, size),
      stamp() {
        lastStamp = nextStamp(lastStamp, nowMs)
        const stamp = writeStamp(lastStamp, identity.nodeId)
        keepLastStamp(db, stamp)
        return stamp
      },
      append: (scope, type, body, privatePart, privateDay) =>
        append(tx, scope, type, body, privatePart, privateDay),
      after: effect => effects.push(effect),
    }
    return tx
  }

  /**
   * Store first, then apply: a fact this version cannot read is kept, forwarded and parked, never dropped. What comes
   * after the end of a closed stream is quarantined.
   *
   * @param given keys of private parts, by their digests
   * @param doubts facts that their author may not write: kept and forwarded like the others, and never applied
   */
  function store(
    origin: string,
    facts: readonly SealedFact[],
    given: Readonly<Record<string, string>> = {},
    doubts: Doubts = new Map(),
  ): Received {
    const stored: Fact[] = []
    const received = storeOnly(origin, facts, given, stored)
    if (stored.length) journal.keepHead(origin)
    const believed = stored.filter(fact => !doubts.has(fact.seq))
    believed.forEach(hear)
    applyAll(believed)
    for (const fact of stored) if (doubts.has(fact.seq)) park(fact, disbelieved + doubts.get(fact.seq)!)
    return received
  }

  function storeOnly(
    origin: string,
    facts: readonly SealedFact[],
    given: Readonly<Record<string, string>>,
    stored: Fact[],
  ): Received {
    const ended = endOf(db, origin)
    const end = ended?.seq ?? Infinity
    const setAside = (sealed: SealedFact): Received => {
      saveQuarantined(
        { db, journal },
        facts.slice(facts.indexOf(sealed)),
        new Date(runtime.now()).toISOString(),
      )
      return { head: { origin, ...journal.head(origin) }, fork: false, closed: true }
    }
    /** A manager has rejected this history. */
    const isWrong = (seq: number) => ended?.fork !== undefined && seq > ended.fork.seq
    for (const sealed of facts) {
      const fact = parseReceivedFact(sealed, origin)
      const head = journal.head(origin)
      if (!fact) return { head: { origin, ...head }, fork: false, damaged: true }
      if (fact.seq <= head.seq) {
        if (journal.hashAt(origin, fact.seq) === sealed.hash) continue
        if (isWrong(fact.seq)) return setAside(sealed)
        const before = journal.hashAt(origin, fact.seq - 1) ?? ''
        if (chainHash(before, sealed.bytes) === sealed.hash) return { head: { origin, ...head }, fork: true }
        return { head: { origin, ...head }, fork: false, damaged: true }
      }
      const turn = ended?.fork
      if (fact.seq > end || (turn?.seq === fact.seq - 1 && turn.next !== sealed.hash)) return setAside(sealed)
      // A gap is not a fork: the sender starts again from the head in our answer.
      if (fact.seq > head.seq + 1) break
      if (chainHash(head.hash, sealed.bytes) !== sealed.hash)
        return { head: { origin, ...head }, fork: false, damaged: true }
      record(fact, sealed, Object.hasOwn(given, fact.private ?? '') ? given[fact.private!] : undefined)
      stored.push(fact)
    }
    return { head: { origin, ...journal.head(origin) }, fork: false }
  }

  /**
   * Applies stored facts to the tables, all in one savepoint; where one cannot be read they are applied again one by
   * one, and that one is parked. A savepoint for each would take half of the time of catching up.
   */
  function applyAll(facts: readonly Fact[]) {
    transaction(db, 'SAVEPOINT reading')
    try {
      for (const fact of facts)
        if (!unreadable(kinds, fact)) kinds[fact.type]!.apply({ db, catalogue }, fact as Fact<never>)
      transaction(db, 'RELEASE reading')
    } catch (cause) {
      // A full disk says nothing about the fact: everything is rolled back, and the other side sends it again.
      if (/^SQLITE_(FULL|IOERR)/.test(String((cause as { code?: unknown }).code))) throw cause
      transaction(db, 'ROLLBACK TO reading')
      transaction(db, 'RELEASE reading')
      catalogue.forget()
      if (facts.length > 1) return facts.forEach(fact => applyAll([fact]))
      return park(facts[0]!, String(cause))
    }
    for (const fact of facts) {
      const reason = unreadable(kinds, fact)
      if (!reason) continue
      unread.add(fact)
      journal.park(fact.origin, fact.seq, reason, fact.at)
    }
  }

  function park(fact: Fact, cause: string) {
    const { origin, seq, type, at } = fact
    unread.add(fact)
    journal.park(origin, seq, cause, at)
    runtime.log.error({ origin, seq, type, cause }, 'a fact was parked')
  }

  function hear(fact: Fact) {
    const { nodeId, epoch } = fact.type === 'epoch.opened' ? (fact.body as EpochOpened) : identity
    if (nodeId === identity.nodeId) toldOf = Math.max(toldOf, epoch)
    const stamp = (fact.body as { stamp?: unknown } | null)?.stamp
    if (typeof stamp !== 'string') return
    const heard = heardStamp(lastStamp, readStamp(stamp), runtime.now())
    if (heard === lastStamp) return
    lastStamp = heard
    keepLastStamp(db, writeStamp(heard, identity.nodeId))
  }

  return {
    begin,
    store,
    /** Keeps what was recorded since; returns whether one of these facts may have ended streams. */
    keep(): boolean {
      journal.keep()
      keys.keep()
      const closed = group.facts.slice(kept).some(fact => fact.type === 'epoch.opened')
      kept = group.facts.length
      return closed
    },
    undo() {
      const changed = group.facts.length > kept
      group.facts.length = group.sealed.length = kept
      journal.undo()
      keys.undo()
      if (changed) catalogue.forget()
    },
    hasFacts: () => group.sealed.length > 0,
    takeGroup() {
      const { facts, sealed } = group
      const taken = {
        facts: facts.filter(fact => !unread.has(fact)),
        sealed,
        origins: [...new Set(facts.map(({ origin }) => origin))],
      }
      group = { facts: [], sealed: [] }
      unread.clear()
      kept = 0
      return taken
    },
  }
}

function readLastStamp(db: Db) {
  const value = readSetting(db, 'last_stamp')
  return value ? readStamp(value) : { ms: 0, counter: 0 }
}

function keepLastStamp(db: Db, stamp: string) {
  writeSetting(db, 'last_stamp', stamp)
}
export type Recorder = ReturnType<typeof openRecorder>
