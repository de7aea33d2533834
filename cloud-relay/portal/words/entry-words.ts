import type { EntryFields, EntryKind } from '#core/journal/entry-fields.ts'

type Own = 'id' | 'deleted' | 'archived'
type Field<K extends EntryKind> = Exclude<keyof EntryFields[K] & string, Own>
type TextName = 'many' | 'lead' | 'one' | 'add' | 'none' | 'none_hint'

/** The words every kind with a form needs: one for every field of its definition. Hints and options are optional. */
export type EntryWords<K extends EntryKind> = Record<`${K}.${Field<K> | TextName}`, string> &
  Record<`${K}.${string}`, string>
