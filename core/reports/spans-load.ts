import { worksIn, type Cinemas } from '../access/employee.ts'
import type { Node } from '../journal/node.ts'
import { addDays, startOfDay } from '../programme/day.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { everyDay, type Days } from './periods.ts'
import { openedAfter, type Stretch } from './store.ts'

/** Bills that are read before everybody else gets a turn: a few milliseconds. */
const billsAtOnce = 500

/** The cinemas that somebody asks about and works in. */
export function cinemasAsked(
  { catalogue }: Pick<Node, 'catalogue'>,
  cinema: string | undefined,
  works: Cinemas,
): string[] {
  return catalogue
    .all('cinema')
    .filter(({ id }) => worksIn(works, id) && (cinema === undefined || cinema === id))
    .map(({ id }) => id)
}

/**
 * Stretches of time that together are the business days of a period at some cinemas, each with few enough bills to be read
 * in one turn. Cinemas whose days begin together are read together.
 *
 * @param until leaves out what is later; ISO
 */
export function* stretchesOf(
  { db, catalogue }: Pick<Node, 'db' | 'catalogue'>,
  days: Days,
  cinemas: readonly string[],
  until: string | null,
): Generator<Stretch & { day: string; zone: string }> {
  const offset = midnightOffsetOf(catalogue)
  const zones = Map.groupBy(cinemas, id => catalogue.get('cinema', id)?.timezone ?? 'UTC')
  for (const [zone, ids] of zones) {
    let from = new Date(startOfDay(days.from, zone, offset)).toISOString()
    for (const day of everyDay(days)) {
      const end = new Date(startOfDay(addDays(day, 1), zone, offset)).toISOString()
      const before = until !== null && until < end ? until : end
      for (let at = from; at < before;) {
        const next = openedAfter(db, { from: at, before }, billsAtOnce)
        // Bills of one instant are not parted.
        const until = next === undefined || next <= at ? before : next
        yield { day, zone, from: at, before: until, cinemas: ids }
        at = until
      }
      from = end
    }
  }
}
