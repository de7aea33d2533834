import type { Db } from '../database/sql.ts'
import type { EntryKind } from '../journal/entry-fields.ts'
import { parseFact, type Fact } from '../journal/fact.ts'
import type { RowColumn } from './entity.ts'

type Statement = ReturnType<Db['prepare']>

/** More edits of one entry than this are not looked at: the oldest ones are then no longer told. */
const editsKept = 1000

/** An edit of an entry as its fact tells it, with its place in this node's order. */
export type StoredEdit = { fact: Fact; position: number }

/** The newest facts that edited an entry, of all streams, newest first. */
export function newestEdits(db: Db, kind: EntryKind, id: string): StoredEdit[] {
  const rows = db
    .prepare(
      `SELECT f.position, f.bytes FROM catalogue_edits e JOIN origins o ON o.origin = e.origin
       JOIN facts f ON f.origin_id = o.id AND f.seq = e.seq WHERE e.kind = ? AND e.id = ?
       ORDER BY f.position DESC LIMIT ?`,
    )
    .all(kind, id, editsKept) as { position: number; bytes: string }[]
  return rows.map(({ position, bytes }) => ({ position, fact: parseFact(bytes) }))
}

/** Counts rows of an entry, up to a thousand: nobody needs to know exactly how many there are. */
const counts: Readonly<Record<RowColumn, (db: Db) => Statement>> = {
  'schedules.cinema_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM schedules WHERE cinema_id = ? LIMIT 1000)'),
  'schedules.screen_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM schedules WHERE screen_id = ? LIMIT 1000)'),
  'schedules.movie_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM schedules WHERE movie_id = ? LIMIT 1000)'),
  'schedules.version_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM schedules WHERE version_id = ? LIMIT 1000)'),
  'vouchers.voucher_type_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM vouchers WHERE voucher_type_id = ? LIMIT 1000)'),
  'boxes.cinema_id': db =>
    db.prepare('SELECT count(*) FROM (SELECT 1 FROM boxes WHERE cinema_id = ? LIMIT 1000)'),
}

/** How many rows are of an entry, a thousand at most. */
export function rowsOf(db: Db, column: RowColumn, id: string): number {
  return counts[column](db).pluck().get(id) as number
}

/** Whether anything is known of an entry, be it whole or not, and whether it is there still. */
export function isKnown(db: Db, kind: EntryKind, id: string): boolean {
  return db.prepare('SELECT 1 FROM catalogue WHERE kind = ? AND id = ?').get(kind, id) !== undefined
}
