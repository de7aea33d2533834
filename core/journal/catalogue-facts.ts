import type { Apply } from './apply.ts'

/** An edit of one catalogue entry: only the fields that changed, and the stamp that orders it. */
export type Change<Fields> = { id: string; stamp: string; fields: Partial<Fields> }

/** How tables read `<kind>.changed`. */
export function changes<Fields>(kind: string): Apply<Change<Fields>> {
  return ({ catalogue }, fact) => {
    catalogue.merge(kind, fact.body.id, fact.body.fields as Record<string, unknown>, fact.body.stamp)
  }
}
