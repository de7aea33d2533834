import type { Db } from '../../database/sql.ts'
import type { Catalogue, FactKinds } from '../apply.ts'
import { essentialsOf, isWhole } from '../catalogue-facts.ts'
import { mergeFields, type Fields, type Stamps } from '../merge.ts'

type Row = { fields: string; stamps: string }

/**
 * The catalogue's table with its memory: entries are parsed once and again only after a change.
 *
 * @param kinds says what an entry of each kind cannot be used without
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
    const rows = db.prepare('SELECT id, fields FROM catalogue WHERE kind = ? ORDER BY id').all(kind) as {
      id: string
      fields: string
    }[]
    for (const row of rows) {
      const fields = JSON.parse(row.fields) as Fields
      if (isWhole(essentials, kind, fields)) entries.set(row.id, { ...fields, id: row.id })
    }
    memory.set(kind, entries)
    return entries
  }

  return {
    merge(kind, id, change, stamp) {
      const row = db
        .prepare('SELECT fields, stamps FROM catalogue WHERE kind = ? AND id = ?')
        .get(kind, id) as Row | undefined
      const entry = {
        fields: row ? (JSON.parse(row.fields) as Fields) : {},
        stamps: row ? (JSON.parse(row.stamps) as Stamps) : {},
      }
      const merged = mergeFields(entry, change, stamp)
      db.prepare('INSERT OR REPLACE INTO catalogue (kind, id, fields, stamps) VALUES (?, ?, ?, ?)').run(
        kind,
        id,
        JSON.stringify(merged.fields),
        JSON.stringify(merged.stamps),
      )
      if (isWhole(essentials, kind, merged.fields)) memory.get(kind)?.set(id, { ...merged.fields, id })
      lists.delete(kind)
      version += 1
      return merged.fields
    },
    get: (kind, id) => kindOf(kind).get(id) as never,
    all: kind => {
      let list = lists.get(kind)
      if (!list) lists.set(kind, (list = [...kindOf(kind).values()].sort((a, b) => (a.id < b.id ? -1 : 1))))
      return list as never
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
