import { only, prepared, type On } from './prepared.ts'
import type { Tables } from './tables.ts'

const byKey = prepared((q, given: { key: string }) =>
  q.selectFrom('settings').select('value').where('key', '=', given.key),
)
const put = prepared((q, given: Tables['settings']) =>
  q
    .insertInto('settings')
    .orReplace()
    .values(only(given, 'key', 'value')),
)
const drop = prepared((q, given: { key: string }) => q.deleteFrom('settings').where('key', '=', given.key))

/** A value this node stores for itself under a name; it is no fact, and a restore brings back an older one. */
export function readSetting(db: On, key: string): string | undefined {
  return byKey.first(db, { key })?.value
}

export function writeSetting(db: On, key: string, value: string): void {
  put.run(db, { key, value })
}

export function dropSetting(db: On, key: string): void {
  drop.run(db, { key })
}
