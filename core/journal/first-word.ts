import { allBoxes } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { Scope } from './fact.ts'
import type { Runtime } from './identity.ts'

/**
 * How long a starting relay waits for the first message of its boxes. A box that is not cut off is back in half that
 * time: it notices after ten seconds that its connection is dead, and reconnects every five.
 */
const patienceMs = 30_000

/**
 * What a relay that has just started may not write yet. Its whole machine may have been restored to an older state,
 * which nothing on it can show; the boxes hold its streams, and their greeting says how far. Until then a number may
 * already be used for another fact. A stream of one cinema waits for that cinema's box, the exhibitor's stream for
 * every box; after half a minute the relay continues without the boxes that are out of reach.
 */
export function openFirstWord({ db, runtime }: { db: Db; runtime: Runtime }, onChange: () => void) {
  let awaited: ReadonlySet<string> = new Set()

  function wait(next: ReadonlySet<string>) {
    if (next.size === awaited.size) return
    awaited = next
    onChange()
  }

  return {
    /** The program starts with a journal of which a box may hold more. */
    begin(): void {
      const boxes = allBoxes(db).filter(({ replacedBy }) => replacedBy === null)
      awaited = new Set(boxes.map(({ cinemaId }) => cinemaId))
      if (awaited.size) void runtime.sleep(patienceMs).then(() => db.raw.open && wait(new Set()))
    },
    /** A cinema's box has said how far it holds this relay's streams. */
    receive(cinemaId: string): void {
      wait(new Set([...awaited].filter(waiting => waiting !== cinemaId)))
    },
    /** The relay continues in an epoch that was never used. */
    end: () => wait(new Set()),
    /** @param cinemaId left out for the exhibitor's stream */
    isAwaited: (cinemaId?: string) => (cinemaId === undefined ? awaited.size > 0 : awaited.has(cinemaId)),
  }
}

/** The cinema a stream belongs to; undefined for the exhibitor's. */
export function cinemaOf(scope: Scope): string | undefined {
  return scope.startsWith('cinema:') ? scope.slice('cinema:'.length) : undefined
}
