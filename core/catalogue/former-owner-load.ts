import type { Catalogue } from '../journal/apply.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import { editsNaming } from '../journal/storage/edit-store.ts'
import type { Db } from '../database/sql.ts'

type Known = { version: number; owners: ReadonlyMap<string, string> }

/**
 * The entry of a kind that had a value once, such as an address: what stood on paper or at another website goes on leading
 * to it. Read from the edits, so that nothing else is stored of it, and only once until any entry is edited again: a
 * stranger who tries addresses costs one look. Of several it is the one that had it last. Undefined when none had it.
 *
 * @param field one whose value is a text, or a text in each language
 */
export function formerOwnerOf(
  { db, catalogue }: { db: Db; catalogue: Pick<Catalogue, 'version'> },
  kind: 'page' | 'movie' | 'event' | 'version',
  field: 'slug' | 'movieId',
  value: string,
): string | undefined {
  const key = `former ${kind} ${field}`
  const version = catalogue.version()
  let known = db.memory.get(key) as Known | undefined
  if (known?.version !== version) db.memory.set(key, (known = { version, owners: ownersIn(db, kind, field) }))
  return known.owners.get(value)
}

function ownersIn(db: Db, kind: string, field: string): ReadonlyMap<string, string> {
  return new Map(
    editsNaming(db, kind, field).flatMap(({ body }) => {
      const { id, fields } = body as Change<Record<string, string | Readonly<Record<string, string>>>>
      const value = fields[field] ?? {}
      const values = typeof value === 'string' ? [value] : Object.values(value)
      return values.map(each => [each, id] as const)
    }),
  )
}
