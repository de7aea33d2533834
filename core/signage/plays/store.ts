import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { Apply } from '../../journal/apply.ts'
import type { SpotsPlayed } from './facts.ts'

/** Of two counters of one wall, day and spot the higher one counts, in any order. */
const put = prepared((q, given: Tables['spot_plays']) =>
  q
    .insertInto('spot_plays')
    .values(only(given, 'spot_id', 'day', 'wall_id', 'cinema_id', 'count', 'at'))
    .onConflict(conflict =>
      conflict.columns(['spot_id', 'day', 'wall_id']).doUpdateSet({
        count: sql<number>`max(spot_plays.count, excluded.count)`,
        at: sql<string>`max(spot_plays.at, excluded.at)`,
        cinema_id: sql<string>`min(spot_plays.cinema_id, excluded.cinema_id)`,
      }),
    ),
)
const ofWall = prepared((q, given: { wallId: string; day: string }) =>
  q
    .selectFrom('spot_plays')
    .select(['spot_id as spotId', 'count', 'at'])
    .where('wall_id', '=', given.wallId)
    .where('day', '=', given.day)
    .orderBy('spot_id'),
)
const ofSpot = prepared((q, given: { spotId: string; before: string; most: number }) =>
  q
    .selectFrom('spot_plays')
    .select(['day', 'cinema_id as cinemaId', 'wall_id as wallId', 'count'])
    .where('spot_id', '=', given.spotId)
    .where('day', '<', given.before)
    .orderBy('day', 'desc')
    .orderBy('wall_id', 'desc')
    .limit(given.most),
)
const sums = prepared((q, given: { spotId: string }) =>
  q
    .selectFrom('spot_plays')
    .select(({ fn }) => ['cinema_id as cinemaId', fn.sum<number>('count').as('count')])
    .where('spot_id', '=', given.spotId)
    .groupBy('cinema_id')
    .orderBy('cinema_id'),
)

export const applySpotsPlayed: Apply<SpotsPlayed> = ({ db }, { at, body }) => {
  for (const { spotId, count } of body.plays)
    put.run(db, {
      spot_id: spotId,
      day: body.day,
      wall_id: body.wallId,
      cinema_id: body.cinemaId,
      count,
      at,
    })
}

/** What is counted of a wall on a business day, each spot with the time of its last fact (ISO). */
export function playsOfWall(db: Db, wallId: string, day: string) {
  return ofWall.all(db, { wallId, day })
}

/** Rows of days in one answer: whole days of a hundred walls and less. */
const rowsMost = 3000

/**
 * What is counted of a spot, the newest days first, each day whole; `next` is the day before which more may follow, null
 * at the end.
 *
 * @param before only days before this one, YYYY-MM-DD
 */
export function playsOfSpot(db: Db, spotId: string, before = '9999-12-31') {
  const rows = ofSpot.all(db, { spotId, before, most: rowsMost })
  if (rows.length < rowsMost) return { rows, next: null }
  const last = rows.at(-1)!.day
  const whole = rows.filter(({ day }) => day > last)
  return { rows: whole, next: whole.at(-1)?.day ?? null }
}

/** How often a spot was shown in each cinema, of all days. */
export function sumsOfSpot(db: Db, spotId: string) {
  return sums.all(db, { spotId })
}
