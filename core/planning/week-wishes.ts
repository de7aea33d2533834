import { addDays } from '../programme/day.ts'
import type { OwnMinutes } from '../programme/own-minutes.ts'
import type { ScheduleView } from './contract.ts'

/** A show to be planned with others; `id` is made where it is asked for. */
export type Wish = {
  versionId: string
  screenId: string
  day: string
  time: string
  freeSeating?: boolean
  /** Minutes around its film that are not its screen's. */
  ownMinutes?: OwnMinutes
}

/** A film's version in every chosen screen, on every day, at every time, in the order of day, time and screen. */
export function wishesOf(asked: {
  versionId: string
  screenIds: readonly string[]
  days: readonly string[]
  times: readonly string[]
}): Wish[] {
  const { versionId, screenIds, days, times } = asked
  return days
    .toSorted()
    .flatMap(day =>
      [...new Set(times)]
        .toSorted()
        .flatMap(time => screenIds.map(screenId => ({ versionId, screenId, day, time }))),
    )
}

/**
 * The shows of other days some days later, at the same hour on the wall in the same screens; cancelled ones are left out.
 *
 * @param byDays 7 copies one week into the next
 */
export function copiesOf(shows: readonly ScheduleView[], byDays: number): Wish[] {
  return shows
    .filter(({ cancelled }) => !cancelled)
    .map(({ versionId, screenId, day, start, freeSeating, ownMinutes }) => ({
      versionId,
      screenId,
      day: addDays(day, byDays),
      time: start.slice(11, 16),
      freeSeating,
      ...(ownMinutes && { ownMinutes }),
    }))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

const key = ({ day, time, screenId }: Wish) => `${day} ${time} ${screenId}`
