import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'

/** Kinds of the catalogue that a plain edit may change, with the words of their facts. */
type EditedKind =
  | 'exhibitor'
  | 'cinema'
  | 'screen'
  | 'movie'
  | 'version'
  | 'event'
  | 'price_rate'
  | 'product'
  | 'vat_class'
  | 'voucher_type'
  | 'employee'
  | 'role'

/** Edits one catalogue entry; the fields given merge each on its own, the newest edit wins. */
export function changeEntry(
  tx: Tx,
  kind: EditedKind,
  id: string,
  fields: object,
  scope: Scope = 'exhibitor',
): void {
  tx.append(scope, `${kind}.changed`, { id, stamp: editStamp(tx, kind, id, fields), fields } as never)
}
