import { allBoxes } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import type { Scope } from './fact.ts'
import type { Runtime } from './identity.ts'

/**
 * How long a relay that starts waits for the first word of its boxes. A box that is not cut off is back within half of it:
 * it notices after ten seconds that its line is dead, and calls every five.
 */
const patienceMs = 30_000

/**
 * What a relay that has just started may not write yet. Its whole machine may have been put back, which nothing on it can
 * tell; the boxes hold its streams, and their greeting says how far. Until then a number may have been used already for
 * another fact. A stream of one cinema waits for that cinema's box, what belongs to all of them for every box; after
 * half a minute it goes on without those that are out of reach.
 */
export function openFirstWord({ db, runtime }: { db: Db; runtime: Runtime }, onChange: () => void) {
  let awaited: ReadonlySet<string> = new Set()

  function wait(next: ReadonlySet<string>) {
    if (next.size === awaited.size) return
    awaited = next
    onChange()
  }

  return {
    /** The program starts with a journal that somebody may know more of. */
    begin(): void {
      const boxes = allBoxes(db).filter(({ replacedBy }) => replacedBy === null)
      awaited = new Set(boxes.map(({ cinemaId }) => cinemaId))
      if (awaited.size) void runtime.sleep(patienceMs).then(() => db.raw.open && wait(new Set()))
    },
    /** A cinema's box has said how far it holds this relay's streams. */
    heard(cinemaId: string): void {
      wait(new Set([...awaited].filter(waiting => waiting !== cinemaId)))
    },
    /** It goes on under a name that nobody has used. */
    end: () => wait(new Set()),
    /** @param cinemaId left out for what belongs to all of them */
    isAwaited: (cinemaId?: string) => (cinemaId === undefined ? awaited.size > 0 : awaited.has(cinemaId)),
  }
}

/** The cinema a stream belongs to; undefined for the exhibitor's. */
export function cinemaOf(scope: Scope): string | undefined {
  return scope.startsWith('cinema:') ? scope.slice('cinema:'.length) : undefined
}
