/**
 * The fields of each kind of entry that people edit, by its name. The journal itself knows no kinds:
 * `core/entities.ts` adds them all here, so that reading and editing the catalogue is typed.
 */
export interface EntryFields {}

export type EntryKind = keyof EntryFields & string

/** An entry as the catalogue returns it. */
export type Entry<K extends EntryKind> = EntryFields[K] & { id: string }
