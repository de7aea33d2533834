import type { ScheduleView } from '#core/planning/contract.ts'

type Doors = Pick<ScheduleView, 'start' | 'cancelled'>

/** The show whose doors open next; a cancelled one opens none. */
export function nextShow<Show extends Doors>(shows: readonly Show[], nowMs: number): Show | undefined {
  return shows
    .filter(show => !show.cancelled && Date.parse(show.start) >= nowMs)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]
}
