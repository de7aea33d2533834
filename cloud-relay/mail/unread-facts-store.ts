import { prepared } from '#core/database/prepared.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'
import { hasUnreadable } from '#core/journal/storage/outdated.ts'

/** Where positions are, as rows of `settings`: JSON lists of numbers. */
const unreadKey = 'mails_unread'
const unsureKey = 'mails_unsure'
type Key = typeof unreadKey | typeof unsureKey
/** Facts of another version come by the hundred at most; beyond that the oldest are given up. */
const most = 1000

const factAt = prepared((q, given: { position: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('parked', join =>
      join.onRef('parked.origin_id', '=', 'facts.origin_id').onRef('parked.seq', '=', 'facts.seq'),
    )
    .select(['facts.bytes', 'parked.seq as parkedSeq'])
    .where('facts.position', '=', given.position),
)

function positions(db: Db, key: Key): number[] {
  const text = readSetting(db, key)
  return text === undefined ? [] : (JSON.parse(text) as number[])
}

function keep(db: Db, key: Key, more: readonly number[]): void {
  if (more.length) writeSetting(db, key, JSON.stringify([...positions(db, key), ...more].slice(-most)))
}

/**
 * Remembers facts that this version cannot read, by their positions in the journal: an update may read them, and then
 * they may need a mail. Needs a transaction.
 */
export function keepUnread(db: Db, unread: readonly number[]): void {
  keep(db, unreadKey, unread)
}

/** A fact, and where it is in the journal of this database. */
export type FactAt = { position: number; fact: Fact }

/** Those that can be read now, each given once; the others stay. Needs a transaction. */
export function takeRead(db: Db): FactAt[] {
  const before = positions(db, unreadKey)
  if (!before.length) return []
  const facts: FactAt[] = []
  const unread = before.filter(position => {
    const stored = factAt.first(db, { position })
    if (stored && stored.parkedSeq === null) facts.push({ position, fact: parseFact(stored.bytes) })
    return stored !== undefined && stored.parkedSeq !== null
  })
  if (unread.length < before.length) writeSetting(db, unreadKey, JSON.stringify(unread))
  return facts
}

/**
 * Remembers facts whose buyers are not known for sure, since this version cannot read all facts: after an older version
 * was installed, a purchase may look as if it were not paid. Needs a transaction.
 */
export function keepUnsure(db: Db, unsure: readonly number[]): void {
  keep(db, unsureKey, unsure)
}

/** Those whose buyers are known, which is when all facts can be read; each given once. Needs a transaction. */
export function takeSure(db: Db): Fact[] {
  const before = positions(db, unsureKey)
  if (!before.length || hasUnreadable(db)) return []
  writeSetting(db, unsureKey, '[]')
  return before.flatMap(position => {
    const stored = factAt.first(db, { position })
    return stored && stored.parkedSeq === null ? [parseFact(stored.bytes)] : []
  })
}

/** Streams were truncated: positions beyond the journal's end will be used again. */
export function cutUnread(db: Db, newest: number): void {
  for (const key of [unreadKey, unsureKey] as const) {
    const before = positions(db, key)
    const left = before.filter(position => position <= newest)
    if (left.length < before.length) writeSetting(db, key, JSON.stringify(left))
  }
}
