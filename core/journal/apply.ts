import type { Db } from '../database/sql.ts'
import type { Entry, EntryKind } from './entry-fields.ts'
import type { Fact } from './fact.ts'

/**
 * What an apply function may touch: tables, and the catalogue in memory. It never refuses, reads no clock and no
 * settings.
 */
export type Applying = { db: Db; catalogue: Catalogue }

export type Apply<Body = unknown> = (at: Applying, fact: Fact<Body>) => void

/** What the journal needs to know of a kind of entry: its required fields, and which fields name files. */
export type EntryRules = {
  readonly kind: string
  readonly essentials: readonly string[]
  readonly files?: readonly string[]
}

/** What a kind of fact is to training: it stays, it is a purchase's beginning, or other trade. */
export type Trade = 'stays' | 'begins' | 'goes on'

/**
 * Every type of fact this version knows: the newest `v` it understands, how it changes tables, whom its private part
 * is about (when not every node that has the fact may read it), and the kind of entry it edits. Bodies are of no known
 * type here: where the kinds are listed, each is held against its own.
 */
export type FactKinds = Readonly<
  Record<
    string,
    {
      v: number
      apply(at: Applying, fact: Fact): void
      about?(body: unknown): string
      /** The body as it is written, where its names differ from those in the tables. */
      written?(body: unknown): object
      entry?: EntryRules
      trade?: Trade
    }
  >
>

/**
 * Merged entries of one kind, by id; values are plain fields. Kept in memory because every request reads it. An entry
 * whose creation is not known here is merged but not shown.
 */
export type Catalogue = {
  merge(kind: string, id: string, change: Record<string, unknown>, stamp: string): Record<string, unknown>
  get<K extends EntryKind>(kind: K, id: string): Entry<K> | undefined
  /** Ordered by id, so that the order is the same after a restart. */
  all<K extends EntryKind>(kind: K): readonly Entry<K>[]
  /** Grows whenever an entry of any kind changes; caches are valid for one version. */
  version(): number
  /** Drops what is cached of the entries: a refused command may have changed it. */
  forget(): void
}

/** A training fact is so much newer than its kind: a version that knows no training keeps it unread, as no real one. */
export const trainingStep = 0.5

/** Whether a kind tells of trade, so that its facts may be training's. Of an entry it never does. */
export function isTrade({ trade = 'stays' }: { trade?: Trade }): boolean {
  return trade !== 'stays'
}

/** Why a stored fact cannot be read by this version, or undefined when it can. */
export function unreadable(kinds: FactKinds, fact: Fact): string | undefined {
  const kind = Object.hasOwn(kinds, fact.type) ? kinds[fact.type] : undefined
  if (!kind) return `unknown type ${fact.type}`
  if (!(fact.v <= kind.v + (isTrade(kind) ? trainingStep : 0)))
    return `${fact.type} version ${fact.v} is newer than ${kind.v}`
  return undefined
}
