import type { Db } from '../database/sql.ts'
import type { Entry, EntryKind } from './entry-fields.ts'
import type { Fact } from './fact.ts'

/** What an apply may touch: tables, and the catalogue's memory. It never refuses, reads no clock and no settings. */
export type Applying = { db: Db; catalogue: Catalogue }

export type Apply<Body = never> = (at: Applying, fact: Fact<Body>) => void

/** What the engine needs to know of a kind of entry: what it cannot be used without, and which fields name files. */
export type EntryRules = {
  readonly kind: string
  readonly essentials: readonly string[]
  readonly files?: readonly string[]
}

/**
 * Every type of fact this version knows: the newest `v` it understands, how tables read it, of whom its private part
 * speaks when not every node that has the fact may read that, and the kind of entry it edits.
 */
export type FactKinds = Readonly<
  Record<
    string,
    {
      v: number
      apply: Apply
      about?: (body: never) => string
      /** What of a body is written, where tables call something otherwise than all nodes do. */
      told?: (body: never) => object
      entry?: EntryRules
    }
  >
>

/**
 * Merged entries of one kind, by id; values are plain fields. Kept in memory because every request reads it. An entry
 * whose creation is not known here is merged and not shown.
 */
export type Catalogue = {
  merge(kind: string, id: string, change: Record<string, unknown>, stamp: string): Record<string, unknown>
  get<K extends EntryKind>(kind: K, id: string): Entry<K> | undefined
  /** In the order of their ids, so that a restart changes nothing. */
  all<K extends EntryKind>(kind: K): readonly Entry<K>[]
  /** Grows whenever an entry of any kind changes; caches hang on it. */
  version(): number
  /** Forget the memory, and that of the database: a refused command may have changed them. */
  forget(): void
}

/** Why a stored fact cannot be read by this version, or undefined when it can. */
export function unreadable(kinds: FactKinds, fact: Fact): string | undefined {
  const kind = Object.hasOwn(kinds, fact.type) ? kinds[fact.type] : undefined
  if (!kind) return `unknown type ${fact.type}`
  if (!(fact.v <= kind.v)) return `${fact.type} version ${fact.v} is newer than ${kind.v}`
  return undefined
}
