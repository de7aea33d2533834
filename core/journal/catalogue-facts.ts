import type { Apply, EntryRules, FactKinds } from './apply.ts'
import { noteEdit } from './storage/edit-store.ts'

/** An edit of one catalogue entry: only the fields that changed, and the stamp that orders it. */
export type Change<Fields> = { id: string; stamp: string; fields: Partial<Fields> }

/** How tables read `<kind>.changed`. */
function changes<Fields>(kind: string): Apply<Change<Fields>> {
  return ({ db, catalogue }, fact) => {
    noteEdit(db, fact, kind, fact.body.id)
    catalogue.merge(kind, fact.body.id, fact.body.fields as Record<string, unknown>, fact.body.stamp)
  }
}

/** What each kind of entry has from its creation on, and cannot be used without; by kind. */
export type Essentials = Readonly<Record<string, readonly string[]>>

/** How tables read the fact of each kind of entry, `<kind>.changed`. */
export function entryFacts(entities: Iterable<EntryRules>): FactKinds {
  return Object.fromEntries(
    [...entities].map(entry => [`${entry.kind}.changed`, { v: 1, apply: changes(entry.kind), entry }]),
  )
}

/** The essentials of every kind that a node knows. */
export function essentialsOf(kinds: FactKinds): Essentials {
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ entry }) => (entry ? [[entry.kind, entry.essentials]] : [])),
  )
}

/**
 * Whether the creation of an entry is known here, not only later edits of it. Edits come in streams of their own, and
 * may overtake the creation, or outlive it: such an entry waits in its table, and nobody plans or sells with it.
 */
export function isWhole(essentials: Essentials, kind: string, fields: Record<string, unknown>): boolean {
  return (essentials[kind] ?? []).every(name => fields[name] !== undefined)
}
