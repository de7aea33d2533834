import type { LiveEvent } from '../api/live-events.ts'
import type { Programme } from './contract.ts'

type Counts = Extract<LiveEvent, { type: 'schedule.counts' }>

/** A programme with the newest seat counts of one show. */
export function withCounts<P extends Pick<Programme, 'schedules'>>(programme: P, counts: Counts): P {
  const { available, availableOnline, availableHere, availableThere, soldOut, soldOutOnline } = counts
  const news = { available, availableOnline, availableHere, availableThere, soldOut, soldOutOnline }
  return {
    ...programme,
    schedules: programme.schedules.map(show => (show.id === counts.scheduleId ? { ...show, ...news } : show)),
  }
}
