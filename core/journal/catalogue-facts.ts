import type { Apply, EntryRules, FactKinds } from './apply.ts'
import { noteEdit } from './storage/edit-store.ts'

/** An edit of one catalogue entry: only the fields that changed, and the stamp that orders it. */
export type Change<Fields> = { id: string; stamp: string; fields: Partial<Fields> }

/** How `<kind>.changed` changes tables. */
function changes<Fields>(kind: string): Apply<Change<Fields>> {
  return ({ db, catalogue }, fact) => {
    noteEdit(db, fact, kind, fact.body.id)
    catalogue.merge(kind, fact.body.id, fact.body.fields as Record<string, unknown>, fact.body.stamp)
  }
}

/** The required fields of each kind of entry, by kind; its creation sets them. */
export type Essentials = Readonly<Record<string, readonly string[]>>

/** How `<kind>.changed` changes tables, for each kind of entry. */
export function entryFacts(entities: Iterable<EntryRules>): FactKinds {
  return Object.fromEntries(
    [...entities].map(entry => [`${entry.kind}.changed`, { v: 1, apply: changes(entry.kind), entry }]),
  )
}

/** The required fields of every kind that a node knows. */
export function essentialsOf(kinds: FactKinds): Essentials {
  return Object.fromEntries(
    Object.values(kinds).flatMap(({ entry }) => (entry ? [[entry.kind, entry.essentials]] : [])),
  )
}

/**
 * Whether the creation of an entry is known here, not only later edits of it. Edits come from several streams and may
 * arrive before the creation, or without it: such an entry stays in its table and is not used.
 */
export function isWhole(essentials: Essentials, kind: string, fields: Record<string, unknown>): boolean {
  return (essentials[kind] ?? []).every(name => fields[name] !== undefined)
}
