import type { Change } from '../journal/catalogue-facts.ts'
import type { EntryFields, EntryKind } from '../journal/entry-fields.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'

/** Edits one catalogue entry; the fields given merge each on its own, the newest edit wins. */
export function changeEntry<K extends EntryKind>(
  tx: Tx,
  kind: K,
  id: string,
  fields: Partial<EntryFields[K]>,
  scope: Scope = 'exhibitor',
): void {
  const change: Change<EntryFields[K]> = { id, stamp: editStamp(tx, kind, id, fields), fields }
  tx.append(scope, `${kind}.changed` as const, change)
}
