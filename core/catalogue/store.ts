import { prepared, type Prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { RowColumn } from './entity.ts'

/** Most edits of one entry that its history shows; the oldest are left out. */
const editsKept = 1000

/** An edit of an entry: its fact, with its position in this node's order. */
export type StoredEdit = { fact: Fact; position: number }

const edits = prepared((q, given: { kind: string; id: string }) =>
  q
    .selectFrom('catalogue_edits')
    .innerJoin('origins', 'origins.origin', 'catalogue_edits.origin')
    .innerJoin('facts', join =>
      join.onRef('facts.origin_id', '=', 'origins.id').onRef('facts.seq', '=', 'catalogue_edits.seq'),
    )
    .select(['facts.position', 'facts.bytes'])
    .where('catalogue_edits.kind', '=', given.kind)
    .where('catalogue_edits.id', '=', given.id)
    .orderBy('facts.position', 'desc')
    .limit(editsKept),
)
const entry = prepared((q, given: { kind: string; id: string }) =>
  q.selectFrom('catalogue').select('id').where('kind', '=', given.kind).where('id', '=', given.id),
)

/** The newest facts that edited an entry, of all streams, newest first. */
export function newestEdits(db: Db, kind: EntryKind, id: string): StoredEdit[] {
  const rows = edits.all(db, { kind, id })
  return rows.map(({ position, bytes }) => ({ position, fact: parseFact(bytes) }))
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

/** Counts rows that refer to an entry, up to a thousand: an exact number is not needed. */
const counts: Readonly<Record<RowColumn, Prepared<{ id: string }, { many: number }>>> = {
  'schedules.cinema_id': showsOfCinema,
  'schedules.screen_id': showsOfScreen,
  'schedules.movie_id': showsOfMovie,
  'schedules.version_id': showsOfVersion,
  'vouchers.voucher_type_id': vouchersOfType,
  'boxes.cinema_id': boxesOfCinema,
}

/** How many rows refer to an entry, a thousand at most. */
export function rowsOf(db: Db, column: RowColumn, id: string): number {
  return counts[column].first(db, { id })?.many ?? 0
}

/** Whether an entry is known here, complete or not, and not deleted. */
export function isKnown(db: Db, kind: EntryKind, id: string): boolean {
  return entry.first(db, { kind, id }) !== undefined
}
