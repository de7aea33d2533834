import { prepared, type Prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { Stamp } from '../journal/stamp.ts'
import type { AheadColumn, RowColumn, RowTable } from './entity.ts'

const edits = prepared((q, given: { kind: string; id: string; before: string; most: number }) =>
  q
    .selectFrom('catalogue_edits')
    .innerJoin('origins', 'origins.origin', 'catalogue_edits.origin')
    .innerJoin('facts', join =>
      join.onRef('facts.origin_id', '=', 'origins.id').onRef('facts.seq', '=', 'catalogue_edits.seq'),
    )
    .select('facts.bytes')
    .where('catalogue_edits.kind', '=', given.kind)
    .where('catalogue_edits.id', '=', given.id)
    .where('catalogue_edits.stamp', '<', given.before)
    .orderBy('catalogue_edits.stamp', 'desc')
    .limit(given.most),
)
const stampOf = prepared((q, given: { origin: string; seq: number; kind: string; id: string }) =>
  q
    .selectFrom('catalogue_edits')
    .select('stamp')
    .where('origin', '=', given.origin)
    .where('seq', '=', given.seq)
    .where('kind', '=', given.kind)
    .where('id', '=', given.id),
)
const entry = prepared((q, given: { kind: string; id: string }) =>
  q.selectFrom('catalogue').select('id').where('kind', '=', given.kind).where('id', '=', given.id),
)

/** After every stamp: whatever was edited came before it. */
export const afterAll: Stamp = '~'

/** The facts that edited an entry or a show before a stamp, of all streams, newest first, `most` of them. */
export function editsBefore(
  db: Db,
  entry: { kind: EntryKind | 'schedule'; id: string },
  before: Stamp,
  most: number,
): Fact[] {
  return edits.all(db, { ...entry, before, most }).map(({ bytes }) => parseFact(bytes))
}

/** The stamp of an edit by its fact, `origin:seq`; undefined when that fact did not edit this entry. */
export function stampOfEdit(db: Db, entry: { kind: EntryKind; id: string }, fact: string): Stamp | undefined {
  const at = fact.lastIndexOf(':')
  const seq = Number(fact.slice(at + 1))
  if (!Number.isSafeInteger(seq)) return undefined
  return stampOf.first(db, { ...entry, origin: fact.slice(0, at), seq })?.stamp
}

const showsOfCinema = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('schedules').select('cinema_id').where('cinema_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const showsOfScreen = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('schedules').select('screen_id').where('screen_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const showsOfMovie = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('schedules').select('movie_id').where('movie_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const showsOfVersion = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('schedules').select('version_id').where('version_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const showsOfPriceList = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q
        .selectFrom('schedules')
        .select('price_list_id')
        .where('price_list_id', '=', given.id)
        .limit(1000)
        .as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const vouchersOfType = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q
        .selectFrom('vouchers')
        .select('voucher_type_id')
        .where('voucher_type_id', '=', given.id)
        .limit(1000)
        .as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const boxesOfCinema = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('boxes').select('cinema_id').where('cinema_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

const paymentsByMethod = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('payments').select('method_id').where('method_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

const plansWithClass = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q
        .selectFrom('arrangement_classes')
        .select('class_id')
        .where('class_id', '=', given.id)
        .limit(1000)
        .as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

const playsOfSpot = prepared((q, given: { id: string }) =>
  q
    .selectFrom(
      q.selectFrom('spot_plays').select('spot_id').where('spot_id', '=', given.id).limit(1000).as('row'),
    )
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

/** Counts rows that refer to an entry, up to a thousand: an exact number is not needed. */
const counts: Readonly<Record<RowColumn, Prepared<{ id: string }, { many: number }>>> = {
  'schedules.cinema_id': showsOfCinema,
  'schedules.screen_id': showsOfScreen,
  'schedules.movie_id': showsOfMovie,
  'schedules.version_id': showsOfVersion,
  'schedules.price_list_id': showsOfPriceList,
  'vouchers.voucher_type_id': vouchersOfType,
  'boxes.cinema_id': boxesOfCinema,
  'payments.method_id': paymentsByMethod,
  'arrangement_classes.class_id': plansWithClass,
  'spot_plays.spot_id': playsOfSpot,
}

/** Shows of a film that are neither over nor cancelled, with the end of the last one. */
const aheadOfMovie = prepared((q, given: { id: string; ms: number }) =>
  q
    .selectFrom('schedules')
    .leftJoin('schedule_cancellations', 'schedule_cancellations.schedule_id', 'schedules.id')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .select(({ fn }) => fn.max('start_ms').as('lastMs'))
    .select(({ fn }) => fn.max('cinema_id').as('cinemaId'))
    .where('movie_id', '=', given.id)
    .where('ready_ms', '>', given.ms)
    .where('end_ms', '>', given.ms)
    .where('schedule_cancellations.schedule_id', 'is', null),
)
const ahead: Readonly<Record<AheadColumn, typeof aheadOfMovie>> = { 'schedules.movie_id': aheadOfMovie }

/** How many shows of an entry are neither over nor cancelled, and when the last one begins; undefined for none. */
export function showsAhead(
  db: Db,
  column: AheadColumn,
  id: string,
  nowMs: number,
): { many: number; lastMs: number; cinemaId: string } | undefined {
  const row = ahead[column].first(db, { id, ms: nowMs })
  return row?.many ? { many: row.many, lastMs: row.lastMs ?? 0, cinemaId: row.cinemaId ?? '' } : undefined
}

const schedule = prepared((q, given: { id: string }) =>
  q.selectFrom('schedules').select('id').where('id', '=', given.id),
)
const arrangement = prepared((q, given: { id: string }) =>
  q.selectFrom('arrangements').select('id').where('id', '=', given.id),
)
const rows: Readonly<Record<RowTable, Prepared<{ id: string }, { id: string }>>> = {
  schedules: schedule,
  arrangements: arrangement,
}

/** Whether something planned or drawn is known here. */
export function isRow(db: Db, table: RowTable, id: string): boolean {
  return rows[table].first(db, { id }) !== undefined
}

/** How many rows refer to an entry, a thousand at most. */
export function rowsOf(db: Db, column: RowColumn, id: string): number {
  return counts[column].first(db, { id })?.many ?? 0
}

/** Whether an entry is known here, complete or not, and not deleted. */
export function isKnown(db: Db, kind: EntryKind, id: string): boolean {
  return entry.first(db, { kind, id }) !== undefined
}
