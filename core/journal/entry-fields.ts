/**
 * The fields of each kind of entry that people edit, by its name. The engine keeps entries without knowing any kind:
 * `core/entities.ts` adds them all here, so that reading and editing the catalogue is typed by them.
 */
export interface EntryFields {}

export type EntryKind = keyof EntryFields & string

/** An entry as the catalogue gives it. */
export type Entry<K extends EntryKind> = EntryFields[K] & { id: string }
