import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'

const put = prepared((q, given: Tables['device_sightings']) =>
  q
    .insertInto('device_sightings')
    .values({ device_id: given.device_id, seen_ms: given.seen_ms, version: given.version })
    .onConflict(conflict =>
      conflict
        .column('device_id')
        .doUpdateSet(({ ref }) => ({ seen_ms: ref('excluded.seen_ms'), version: ref('excluded.version') })),
    ),
)
const all = prepared(q =>
  q.selectFrom('device_sightings').select(['device_id as deviceId', 'seen_ms as seenMs', 'version']),
)

/** @param version the program whose pages the device shows */
export function noteSeen(db: Db, deviceId: string, seenMs: number, version: string): void {
  put.run(db, { device_id: deviceId, seen_ms: seenMs, version })
}

/** When each device was last seen here. */
export function sightings(db: Db): { deviceId: string; seenMs: number; version: string }[] {
  return all.all(db)
}
