import type { BillLine, BillShow } from '../billing/bill.ts'
import type { Node } from '../journal/node.ts'
import { isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'

/** The shows that lines of bills are for, each once: their film and when they begin, in the cinema's time. */
export function showsOf(
  { db, catalogue }: Pick<Node, 'db' | 'catalogue'>,
  lines: readonly Pick<BillLine, 'scheduleId'>[],
): BillShow[] {
  const ids = new Set(lines.flatMap(({ scheduleId }) => scheduleId ?? []))
  return [...ids].flatMap(scheduleId => {
    const show = scheduleById(db, scheduleId)
    if (!show) return []
    const zone = catalogue.get('cinema', show.cinemaId)?.timezone ?? 'UTC'
    const movieTitle = catalogue.get('movie', show.movieId)?.title ?? ''
    return [{ scheduleId, movieTitle, start: isoIn(show.startMs, zone) }]
  })
}
