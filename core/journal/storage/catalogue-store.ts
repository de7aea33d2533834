import { only, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import { essentialsOf, isWhole } from '../catalogue-facts.ts'
import type { Entry, EntryKind } from '../entry-fields.ts'
import { mergeFields, type Fields, type Stamps } from '../merge.ts'

const entriesOf = prepared((q, given: { kind: string }) =>
  q.selectFrom('catalogue').select(['id', 'fields']).where('kind', '=', given.kind).orderBy('id'),
)
const entryBy = prepared((q, given: { kind: string; id: string }) =>
  q
    .selectFrom('catalogue')
    .select(['fields', 'stamps'])
    .where('kind', '=', given.kind)
    .where('id', '=', given.id),
)
const put = prepared((q, given: Tables['catalogue']) =>
  q
    .insertInto('catalogue')
    .orReplace()
    .values(only(given, 'kind', 'id', 'fields', 'stamps')),
)

/**
 * The catalogue's table with its cache: an entry is parsed again only after a change.
 *
 * @param kinds names the required fields of each kind
 */
export function openCatalogue(db: Db, kinds: FactKinds): Catalogue {
  const essentials = essentialsOf(kinds)
  const memory = new Map<string, Map<string, Fields & { id: string }>>()
  const lists = new Map<string, readonly (Fields & { id: string })[]>()
  let version = 1

  function kindOf(kind: string) {
    let entries = memory.get(kind)
    if (entries) return entries
    entries = new Map()
    for (const row of entriesOf.all(db, { kind })) {
      const fields = JSON.parse(row.fields) as Fields
      if (isWhole(essentials, kind, fields)) entries.set(row.id, { ...fields, id: row.id })
    }
    memory.set(kind, entries)
    return entries
  }

  return {
    merge(kind, id, change, stamp) {
      const row = entryBy.first(db, { kind, id })
      const entry = {
        fields: row ? (JSON.parse(row.fields) as Fields) : {},
        stamps: row ? (JSON.parse(row.stamps) as Stamps) : {},
      }
      const merged = mergeFields(entry, change, stamp)
      put.run(db, {
        kind,
        id,
        fields: JSON.stringify(merged.fields),
        stamps: JSON.stringify(merged.stamps),
      })
      if (isWhole(essentials, kind, merged.fields)) memory.get(kind)?.set(id, { ...merged.fields, id })
      lists.delete(kind)
      version += 1
      return merged.fields
    },
    get: <K extends EntryKind>(kind: K, id: string) => kindOf(kind).get(id) as Entry<K> | undefined,
    all: <K extends EntryKind>(kind: K) => {
      let list = lists.get(kind)
      if (!list) lists.set(kind, (list = [...kindOf(kind).values()].sort((a, b) => (a.id < b.id ? -1 : 1))))
      return list as readonly unknown[] as readonly Entry<K>[]
    },
    version: () => version,
    forget() {
      db.memory.clear()
      memory.clear()
      lists.clear()
      version += 1
    },
  }
}
