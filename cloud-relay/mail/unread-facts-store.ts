import { prepared } from '#core/database/prepared.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { parseFact, type Fact } from '#core/journal/fact.ts'

/** Where the positions are, as a row of `settings`: a JSON list of numbers. */
const key = 'mails_unread'
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

function positions(db: Db): number[] {
  const text = readSetting(db, key)
  return text === undefined ? [] : (JSON.parse(text) as number[])
}

/**
 * Remembers facts that this version cannot read, by their positions in the journal: an update may read them, and then
 * they may need a mail. Needs a transaction.
 */
export function keepUnread(db: Db, unread: readonly number[]): void {
  if (unread.length) writeSetting(db, key, JSON.stringify([...positions(db), ...unread].slice(-most)))
}

/** Those that can be read now, each given once; the others stay. Needs a transaction. */
export function takeRead(db: Db): Fact[] {
  const before = positions(db)
  if (!before.length) return []
  const facts: Fact[] = []
  const unread = before.filter(position => {
    const stored = factAt.first(db, { position })
    if (stored && stored.parkedSeq === null) facts.push(parseFact(stored.bytes))
    return stored !== undefined && stored.parkedSeq !== null
  })
  if (unread.length < before.length) writeSetting(db, key, JSON.stringify(unread))
  return facts
}

/** Streams were truncated: positions beyond the journal's end will be used again. */
export function cutUnread(db: Db, newest: number): void {
  const before = positions(db)
  const left = before.filter(position => position <= newest)
  if (left.length < before.length) writeSetting(db, key, JSON.stringify(left))
}
