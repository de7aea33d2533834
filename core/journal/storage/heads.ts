import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { genesis, type Fact, type OriginHead } from '../fact.ts'

const allOrigins = prepared(q => q.selectFrom('origins').select(['id', 'origin', 'seq', 'hash']))
const putOrigin = prepared((q, given: { origin: string; hash: string }) =>
  q.insertInto('origins').values({ origin: given.origin, seq: 0, hash: given.hash }).returning('id'),
)
const moveHead = prepared((q, given: { id: number; seq: number; hash: string }) =>
  q
    .updateTable('origins')
    .set(only(given, 'seq', 'hash'))
    .where('id', '=', given.id),
)
const lastPosition = prepared(q =>
  q.selectFrom('facts').select(({ fn }) => fn.max('position').as('position')),
)

/** Where a stream ends, with its row. */
export type Head = {
  readonly id: number
  readonly seq: number
  readonly hash: string
  /** Its last fact, where that was stored since the program began: whoever writes one often reads it next. */
  readonly fact?: Fact
}

/** What was before a change: the stream's head, none where it had not begun, and the last position. */
type Before = { origin: string; head: Head | undefined; position: number }

/**
 * The end of every stream and the last position, kept in memory because every append needs them; `undo` puts them back
 * when the command that moved them is refused.
 */
export function openHeads(db: Db) {
  const heads = new Map<string, Head>()
  let position = 0
  let undoable: Before[] = []
  load()

  function load() {
    heads.clear()
    for (const { origin, ...head } of allOrigins.all(db)) heads.set(origin, head)
    position = lastPosition.first(db)?.position ?? 0
  }

  function change(origin: string, head: Head, to: number): Head {
    undoable.push({ origin, head: heads.get(origin), position })
    heads.set(origin, head)
    position = to
    return head
  }

  function putBack({ origin, head, position: before }: Before) {
    if (head) heads.set(origin, head)
    else heads.delete(origin)
    position = before
  }

  /** A stream's head; one that has none yet gets a row. */
  function begun(origin: string): Head {
    const known = heads.get(origin)
    if (known) return known
    const { id } = putOrigin.first(db, { origin, hash: genesis })!
    return change(origin, { id, seq: 0, hash: genesis }, position)
  }

  return {
    of: (origin: string): Head | undefined => heads.get(origin),
    begun,

    /** Moves a stream's end to its next fact, which gets the next position. */
    move(fact: Fact, hash: string): { id: number; position: number } {
      const { origin, seq } = fact
      const { id } = change(origin, { id: begun(origin).id, seq, hash, fact }, position + 1)
      return { id, position }
    },

    /** Stores a head that has moved. */
    store(origin: string) {
      moveHead.run(db, begun(origin))
    },

    all: (): OriginHead[] =>
      [...heads]
        .map(([origin, { seq, hash }]) => ({ origin, seq, hash }))
        .sort((a, b) => (a.origin < b.origin ? -1 : 1)),
    position: () => position,
    /** How many facts there are; streams are dense from 1, so their ends are added up. */
    count: () => [...heads.values()].reduce((sum, head) => sum + head.seq, 0),

    /** The command was not refused: there is nothing to undo any more. */
    keep() {
      undoable = []
    },
    undo() {
      for (const before of undoable.reverse()) putBack(before)
      undoable = []
    },
    reload: load,
  }
}
export type Heads = ReturnType<typeof openHeads>
