import type { Stamp } from './stamp.ts'

export type Fields = Record<string, unknown>
export type Stamps = Record<string, Stamp>
type Entry = { fields: Fields; stamps: Stamps }

/**
 * Merges an edit field by field: the newer stamp wins. Two edits have the same stamp where a node that was set back, with
 * its clock behind, wrote before it heard what it had written under it: the greater text wins then, so that it is the same
 * one everywhere. `deleted` and `cancelled` only ever become true. Any order of the same edits gives the same entry, keys
 * sorted, so that copies are equal byte for byte.
 */
export function mergeFields(entry: Entry, change: Fields, stamp: Stamp): Entry {
  // Field names come from other nodes: one that every object inherits must be handled like any other.
  const fields: Fields = Object.assign(Object.create(null), entry.fields)
  const stamps: Stamps = Object.assign(Object.create(null), entry.stamps)
  for (const [name, value] of Object.entries(change)) {
    if (monotone.has(name) && fields[name] === true && value !== true) continue
    const wins = monotone.has(name) && value === true && fields[name] !== true
    const known = stamps[name]
    if (
      !wins &&
      known !== undefined &&
      (known > stamp || (known === stamp && !isGreater(value, fields[name])))
    )
      continue
    fields[name] = value
    stamps[name] = stamp
  }
  return { fields: sorted(fields), stamps: sorted(stamps) }
}

const isGreater = (value: unknown, than: unknown) => JSON.stringify(value) > JSON.stringify(than)

const monotone = new Set(['deleted', 'cancelled'])

function sorted<V>(record: Record<string, V>): Record<string, V> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, V>
}
