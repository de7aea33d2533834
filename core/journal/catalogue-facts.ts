import type { Apply } from './apply.ts'
import { noteEdit } from './storage/edit-store.ts'

/** An edit of one catalogue entry: only the fields that changed, and the stamp that orders it. */
export type Change<Fields> = { id: string; stamp: string; fields: Partial<Fields> }

/** How tables read `<kind>.changed`. */
export function changes<Fields>(kind: string): Apply<Change<Fields>> {
  return ({ db, catalogue }, fact) => {
    noteEdit(db, fact, kind, fact.body.id)
    catalogue.merge(kind, fact.body.id, fact.body.fields as Record<string, unknown>, fact.body.stamp)
  }
}
