import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { genesis } from '../fact.ts'
import { endOf } from './epoch-store.ts'
import type { Runtime } from '../identity.ts'
import type { JournalStore } from './journal-store.ts'
import { orderReadingAnew } from './read-anew.ts'

const begun = prepared(q => q.selectFrom('origins').select(['id', 'origin', 'seq']))
const hashBy = prepared((q, given: { id: number; seq: number }) =>
  q.selectFrom('facts').select('hash').where('origin_id', '=', given.id).where('seq', '=', given.seq),
)
const setAside = prepared((q, given: { origin: string; at: string; id: number; from: number }) =>
  q
    .insertInto('quarantined')
    .orIgnore()
    .columns(['origin', 'seq', 'hash', 'bytes', 'at'])
    .expression(({ selectFrom }) =>
      selectFrom('facts')
        .select(({ val }) => [val(given.origin).as('origin'), 'seq', 'hash', 'bytes', val(given.at).as('at')])
        .where('origin_id', '=', given.id)
        .where('seq', '>', given.from),
    ),
)
const drop = prepared((q, given: { id: number; from: number }) =>
  q.deleteFrom('facts').where('origin_id', '=', given.id).where('seq', '>', given.from),
)
const endAt = prepared((q, given: { id: number; from: number; hash: string }) =>
  q.updateTable('origins').set({ seq: given.from, hash: given.hash }).where('id', '=', given.id),
)

type Tail = { id: number; origin: string; from: number; hash: string }

/**
 * Moves facts after the end of a closed stream from the journal into quarantine; all tables must then be rebuilt. The
 * mirror is left as it is: when it is read, the same facts are quarantined again. A truncated fact may itself have
 * closed a stream, so call this again after the rebuild. Needs an open transaction.
 *
 * @returns how many facts were moved
 */
export function truncateClosed(parts: { db: Db; journal: JournalStore; runtime: Runtime }): number {
  const { db, journal, runtime } = parts
  const at = new Date(runtime.now()).toISOString()
  let cut = 0
  for (const tail of tailsOf(db)) cut += cutOne(db, tail, at)
  if (!cut) return 0
  orderReadingAnew(db)
  journal.reload()
  runtime.log.error({ facts: cut }, 'facts that came after the end of their stream were set aside')
  return cut
}

/**
 * Streams that continue after their end, and those that continued with the rejected one of two histories. A stream
 * whose history differs without a decision is a fork: it is left to a manager.
 */
function tailsOf(db: Db): Tail[] {
  return begun.all(db).flatMap(({ id, origin, seq }) => {
    const end = endOf(db, origin)
    if (!end) return []
    const hashAt = (at: number) => (at === 0 ? genesis : hashBy.first(db, { id, seq: at })!.hash)
    const { fork } = end
    if (fork && seq > fork.seq && hashAt(fork.seq + 1) !== fork.next)
      return [{ id, origin, from: fork.seq, hash: hashAt(fork.seq) }]
    return seq > end.seq && hashAt(end.seq) === end.hash
      ? [{ id, origin, from: end.seq, hash: end.hash }]
      : []
  })
}

function cutOne(db: Db, { id, origin, from, hash }: Tail, at: string): number {
  setAside.run(db, { origin, at, id, from })
  const cut = drop.run(db, { id, from })
  endAt.run(db, { id, from, hash })
  return cut
}
