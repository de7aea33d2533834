import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import type { Fact, SealedFact } from '../fact.ts'
import type { KeyStore } from '../keys.ts'
import type { JournalStore } from './journal-store.ts'
import { keepPart } from './private-store.ts'

/** Facts that the running group has stored, in their order. */
type Recorded = {
  facts: Fact[]
  sealed: SealedFact[]
  /** Those of them that were not applied to tables. */
  parked: Set<Fact>
  /** How many are those of commands that are over; the rest is undone when the running command is refused. */
  kept: number
}

const nothing = (): Recorded => ({ facts: [], sealed: [], parked: new Set(), kept: 0 })

/** What a group of commands has recorded: first in the running transaction, then for the mirror and the listeners. */
export function openRecordedGroup(parts: {
  db: Db
  journal: JournalStore
  keys: KeyStore
  catalogue: Catalogue
  kinds: FactKinds
}) {
  const { journal, keys, catalogue, kinds } = parts
  let group = nothing()

  return {
    /**
     * Stores a fact as the next of its stream, with its private part.
     *
     * @param key to the private part, where it is known
     */
    record(fact: Fact, sealed: SealedFact, key: string | undefined): void {
      journal.append(fact, sealed)
      keepPart(parts, kinds, fact, sealed.privatePart, key)
      group.facts.push(fact)
      group.sealed.push(sealed)
    },
    /** Notes that a stored fact is not applied to tables, and why. */
    park(fact: Fact, reason: string): void {
      group.parked.add(fact)
      journal.park(fact.origin, fact.seq, reason, fact.at)
    },
    /** The running command is over. Returns whether one of its facts may have ended streams. */
    keep(): boolean {
      journal.keep()
      keys.keep()
      const mayEnd = group.facts.slice(group.kept).some(fact => fact.type === 'epoch.opened')
      group.kept = group.facts.length
      return mayEnd
    },
    /** The running command was refused: what it recorded is forgotten. */
    undo(): void {
      const changed = group.facts.length > group.kept
      group.facts.length = group.sealed.length = group.kept
      journal.undo()
      keys.undo()
      if (changed) catalogue.forget()
    },
    hasFacts: () => group.sealed.length > 0,
    /** The group is committed, or rolled back: the next one begins with nothing. */
    take() {
      const { facts, sealed, parked } = group
      group = nothing()
      return {
        facts: facts.filter(fact => !parked.has(fact)),
        sealed,
        origins: [...new Set(facts.map(({ origin }) => origin))],
      }
    },
  }
}
export type RecordedGroup = ReturnType<typeof openRecordedGroup>
