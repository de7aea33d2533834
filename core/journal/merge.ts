import type { Stamp } from './stamp.ts'

export type Fields = Record<string, unknown>
export type Stamps = Record<string, Stamp>
type Entry = { fields: Fields; stamps: Stamps }

/**
 * Merges an edit field by field: the newer stamp wins, equal stamps are the same edit. `deleted` and `cancelled` only
 * ever become true. Any order of the same edits gives the same entry, keys sorted, so that copies are equal byte for
 * byte.
 */
export function mergeFields(entry: Entry, change: Fields, stamp: Stamp): Entry {
  // Field names come from other nodes: one that every object inherits must be handled like any other.
  const fields: Fields = Object.assign(Object.create(null), entry.fields)
  const stamps: Stamps = Object.assign(Object.create(null), entry.stamps)
  for (const [name, value] of Object.entries(change)) {
    if (monotone.has(name) && fields[name] === true && value !== true) continue
    const wins = monotone.has(name) && value === true && fields[name] !== true
    const known = stamps[name]
    if (!wins && known !== undefined && known >= stamp) continue
    fields[name] = value
    stamps[name] = stamp
  }
  return { fields: sorted(fields), stamps: sorted(stamps) }
}

const monotone = new Set(['deleted', 'cancelled'])

function sorted<V>(record: Record<string, V>): Record<string, V> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, V>
}
