import { seatGroups } from '../seating/seat-groups.ts'
import type { BillLine, BillShow } from './bill.ts'

/** The tickets of a bill for one show: what people know a purchase by. */
export type BillTickets = {
  movieTitle: string
  /** ISO; empty where the show is not known here. */
  start: string
  /** `K 8–9 · L 1`; empty where seating is free. */
  seats: string
  count: number
}

/** The tickets among lines by show, the earliest show first; lines of shows that are not known come last. */
export function ticketsByShow(
  lines: readonly Pick<BillLine, 'kind' | 'scheduleId' | 'seatId' | 'freeSeating' | 'quantity'>[],
  shows: readonly BillShow[],
): BillTickets[] {
  const tickets = lines.filter(({ kind, scheduleId }) => kind === 'ticket' && scheduleId)
  const ids = [...new Set(tickets.map(({ scheduleId }) => scheduleId!))]
  return ids
    .map(id => {
      const mine = tickets.filter(({ scheduleId }) => scheduleId === id)
      const show = shows.find(({ scheduleId }) => scheduleId === id)
      return {
        movieTitle: show?.movieTitle ?? '',
        start: show?.start ?? '',
        seats: seatRanges(
          mine.flatMap(({ seatId, freeSeating }) => (seatId && !freeSeating ? [seatId] : [])),
        ),
        count: mine.reduce((sum, { quantity }) => sum + quantity, 0),
      }
    })
    .sort((a, b) => (a.start || '9').localeCompare(b.start || '9'))
}

/** Seats by their ids, neighbours as a range: `K 8–9, 12 · L 1`. */
export function seatRanges(seatIds: readonly string[]): string {
  return seatGroups(seatIds, [])
    .map(({ row, numbers }) => `${row} ${rangesOf(numbers).join(', ')}`)
    .join(' · ')
}

function rangesOf(numbers: readonly number[]): string[] {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
}
