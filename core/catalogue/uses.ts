import type { Words } from '../i18n/locale.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import type { Db } from '../database/sql.ts'
import { isAlive, usedIn, type AnyEntity, type AnyEntry, type UsedIn, valuesAt } from './entity.ts'
import { rowsOf } from './store.ts'
import { wordsOf } from './words-of.ts'

/** What an entry is used in: other entries by name, and the number of other things. */
export type Uses = {
  entries: { kind: EntryKind; id: string; name: Words }[]
  rows: { what: UsedIn; count: number }[]
}

type Known = { db: Db; catalogue: Catalogue }

/** Everything that refers to an entry and is not deleted, by the definitions. */
export function usesOf(at: Known, all: readonly AnyEntity[], entity: AnyEntity, id: string): Uses {
  const entries = all.flatMap(other => {
    const fields = Object.entries(other.refersTo ?? {}).filter(([, kind]) => kind === entity.kind)
    if (!fields.length) return []
    return anyEntries(at.catalogue, other.kind)
      .filter(isAlive)
      .filter(entry => fields.some(([field]) => valuesAt(entry, field).includes(id)))
      .map(entry => ({ kind: other.kind, id: entry.id, name: wordsOf(other.name(entry)) }))
  })
  const rows = usedIn.flatMap(what => {
    const column = entity.rows?.[what]
    const count = column ? rowsOf(at.db, column, id) : 0
    return count ? [{ what, count }] : []
  })
  return { entries, rows }
}

export function isUsed({ entries, rows }: Uses): boolean {
  return entries.length > 0 || rows.length > 0
}

/** Entries of a kind that is only known at run time. */
export function anyEntries(catalogue: Catalogue, kind: EntryKind): readonly AnyEntry[] {
  return catalogue.all(kind) as readonly unknown[] as readonly AnyEntry[]
}

export function anyEntry(catalogue: Catalogue, kind: EntryKind, id: string): AnyEntry | undefined {
  return catalogue.get(kind, id) as unknown as AnyEntry | undefined
}
