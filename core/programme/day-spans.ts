import { worksIn, type Cinemas } from '../access/employee.ts'
import type { Catalogue } from '../journal/apply.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { addDays, startOfDay } from './day.ts'

/** Business days of one cinema as instants of UTC in text, both included; `from` is empty and `upTo` '9999' without an end. */
export type DaySpan = { cinemaId: string; from: string; upTo: string }

/**
 * When business days begin and end at each cinema that somebody works in, by that cinema's own clock.
 *
 * @param asked first and last business day, YYYY-MM-DD; without one the time is open on that side
 */
export function daySpans(
  catalogue: Catalogue,
  { from, to, cinema }: { from?: string | undefined; to?: string | undefined; cinema?: string | undefined },
  works: Cinemas,
): DaySpan[] {
  const offset = midnightOffsetOf(catalogue)
  return catalogue
    .all('cinema')
    .filter(({ id }) => worksIn(works, id) && (cinema === undefined || cinema === id))
    .map(({ id, timezone }) => ({
      cinemaId: id,
      from: from === undefined ? '' : new Date(startOfDay(from, timezone, offset)).toISOString(),
      upTo:
        to === undefined ? '9999' : new Date(startOfDay(addDays(to, 1), timezone, offset) - 1).toISOString(),
    }))
}
