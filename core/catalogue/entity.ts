import type * as z from 'zod'
import type { EntryFields, EntryKind } from '../journal/entry-fields.ts'

/** What an editable thing is, written once: its fact, its typed reading, its calls and its form are made of this. */
export type Entity<K extends EntryKind = EntryKind> = {
  readonly kind: K
  /** What people may edit of it; each field merges on its own, the newest edit wins. */
  readonly fields: z.ZodObject & z.ZodType<EntryFields[K]>
  /** What an entry has from its creation on, and cannot be used without. */
  readonly essentials: readonly (keyof EntryFields[K] & string)[]
}

/** Defines an editable thing; `core/entities.ts` lists them all. */
export function defineEntity<K extends EntryKind>(entity: Entity<K>): Entity<K> {
  return entity
}
