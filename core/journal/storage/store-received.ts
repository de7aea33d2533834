import { transaction } from '../../database/transaction.ts'
import type { Db } from '../../database/sql.ts'
import { unreadable, type Catalogue, type FactKinds } from '../apply.ts'
import { parseReceivedFact, type Fact, type SealedFact } from '../fact.ts'
import type { Identity, Runtime } from '../identity.ts'
import type { Received } from '../node.ts'
import { follows, receivedStep } from '../received-step.ts'
import type { Doubts } from '../trust.ts'
import { endOf, type EpochOpened } from './epoch-store.ts'
import type { JournalStore } from './journal-store.ts'
import { saveQuarantined } from './quarantine-store.ts'
import { disbelieved } from './read-anew.ts'
import type { RecordedGroup } from './recorded-group.ts'
import type { StampClock } from './stamp-clock.ts'
import { openReading } from './training.ts'

/** Keys of private parts, by their digests. */
type GivenKeys = Readonly<Record<string, string>>

type Parts = {
  identity: Identity
  db: Db
  runtime: Runtime
  journal: JournalStore
  catalogue: Catalogue
  kinds: FactKinds
  group: RecordedGroup
  clock: StampClock
}

/** Takes over facts of other nodes, inside the running transaction. */
export function openReceiving(parts: Parts) {
  const { identity, db, runtime, journal, group, clock } = parts
  const { applyAll, park } = openApplying(parts)
  let newestOwnEpoch = 0

  /**
   * Stores first, then applies: a fact this version cannot read is kept, forwarded and parked, never dropped. What
   * comes after the end of a closed stream is quarantined.
   *
   * @param doubts facts that their author may not write: kept and forwarded like the others, and never applied
   */
  function store(
    origin: string,
    facts: readonly SealedFact[],
    given: GivenKeys = {},
    doubts: Doubts = new Map(),
  ): Received {
    const { stored, received } = storeChained(origin, facts, given)
    if (!stored.length) return received
    journal.keepHead(origin)
    const believed = stored.filter(fact => !doubts.has(fact.seq))
    believed.forEach(observe)
    applyAll(believed)
    for (const fact of stored) if (doubts.has(fact.seq)) park(fact, disbelieved + doubts.get(fact.seq)!)
    return received
  }

  /** Stores as many of the facts as continue the stream, up to the first that does not. */
  function storeChained(origin: string, facts: readonly SealedFact[], given: GivenKeys) {
    const end = endOf(db, origin)
    const hashAt = (seq: number) => journal.hashAt(origin, seq)
    const stored: Fact[] = []
    const ended = (as: Omit<Received, 'head'>) => ({
      stored,
      received: { head: { origin, ...journal.head(origin) }, ...as },
    })
    for (const [index, sealed] of facts.entries()) {
      const fact = parseReceivedFact(sealed, origin)
      if (!fact) return ended({ fork: false, damaged: true })
      const step = receivedStep({ head: journal.head(origin), end, hashAt }, fact.seq, sealed)
      if (step === 'damaged') return ended({ fork: false, damaged: true })
      if (step === 'fork') return ended({ fork: true })
      if (step === 'gap') break
      if (step === 'quarantine') {
        saveQuarantined(parts, facts.slice(index), new Date(runtime.now()).toISOString())
        return ended({
          fork: false,
          closed: true,
          continues: follows(journal.head(origin), fact.seq, sealed),
        })
      }
      if (step === 'skip') continue
      group.record(fact, sealed, Object.hasOwn(given, fact.private ?? '') ? given[fact.private!] : undefined)
      stored.push(fact)
    }
    return ended({ fork: false })
  }

  /** Learns from a fact what this node's own next facts depend on: its newest epoch, and the latest stamp. */
  function observe(fact: Fact): void {
    const { nodeId, epoch } = fact.type === 'epoch.opened' ? (fact.body as EpochOpened) : identity
    if (nodeId === identity.nodeId) newestOwnEpoch = Math.max(newestOwnEpoch, epoch)
    const stamp = (fact.body as { stamp?: unknown } | null)?.stamp
    if (typeof stamp === 'string') clock.observe(stamp)
  }

  return {
    store,
    /**
     * The newest epoch of this node that it has received. From that moment its older streams have ended, also for
     * commands of the same group, which run before the node status is updated.
     */
    newestOwnEpoch: () => newestOwnEpoch,
  }
}

/** Applies facts that are stored to the tables; those that cannot be read are parked. */
function openApplying({ db, runtime, catalogue, kinds, group }: Parts) {
  /**
   * Applies stored facts to the tables, all in one savepoint; where one cannot be read they are applied again one by
   * one, and that one is parked. A savepoint for each would take half of the time of catching up.
   */
  function applyAll(facts: readonly Fact[]): void {
    transaction(db, 'SAVEPOINT reading')
    try {
      const read = openReading({ db, catalogue }, kinds)
      for (const fact of facts) if (!unreadable(kinds, fact)) read(fact)
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
      if (reason) group.park(fact, reason)
    }
  }

  function park(fact: Fact, cause: string): void {
    group.park(fact, cause)
    const { origin, seq, type } = fact
    runtime.log.error({ origin, seq, type, cause }, 'a fact was parked')
  }

  return { applyAll, park }
}
