import * as z from 'zod'
import { addDays } from '../programme/day.ts'
import { ownMinutesSchema } from '../programme/own-minutes.ts'
import type { ScheduleView } from './contract.ts'
import { showsPerCall } from './week-contract.ts'
import type { Wish } from './week-wishes.ts'

const savedShow = z.object({
  /** 1 Monday to 7 Sunday, of the business day. */
  weekday: z.int().min(1).max(7),
  /** When it begins on the wall of the cinema, HH:MM. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  screenId: z.string().min(1).max(100),
  versionId: z.string().min(1).max(100),
  freeSeating: z.boolean().optional(),
  ownMinutes: ownMinutesSchema.optional(),
})
export type SavedShow = z.infer<typeof savedShow>

/** A week of a cinema under a name, to be planned again: which version runs when in which screen. */
export const weekTemplateFields = z.object({
  cinemaId: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(80),
  shows: z.array(savedShow).min(1).max(showsPerCall),
  deleted: z.boolean(),
})
export type WeekTemplateFields = z.infer<typeof weekTemplateFields>

/** The week's shows as a template keeps them, in their order, each once; cancelled ones are left out. */
export function templateOf(shows: readonly ScheduleView[]): SavedShow[] {
  const saved = shows
    .filter(({ cancelled }) => !cancelled)
    .map(({ day, start, screenId, versionId, freeSeating, ownMinutes }) => ({
      weekday: weekdayOf(day),
      time: start.slice(11, 16),
      screenId,
      versionId,
      ...(freeSeating ? { freeSeating } : {}),
      ...(ownMinutes && { ownMinutes }),
    }))
  const byKey = new Map(saved.map(show => [keyOf(show), show]))
  return [...byKey.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/**
 * The shows of a template in a week, by their weekdays. A film of it may be another one's this time.
 *
 * @param first the first business day of the week, YYYY-MM-DD
 * @param instead the version that takes another one's place, by that; null leaves its shows out
 */
export function wishesOfTemplate(
  shows: readonly SavedShow[],
  first: string,
  instead: Readonly<Record<string, string | null>> = {},
): Wish[] {
  const days = new Map([0, 1, 2, 3, 4, 5, 6].map(on => [weekdayOf(addDays(first, on)), addDays(first, on)]))
  return shows
    .flatMap(({ weekday, time, screenId, versionId: saved, freeSeating = false, ownMinutes }) => {
      const versionId = saved in instead ? instead[saved]! : saved
      if (versionId === null) return []
      const day = days.get(weekday)!
      return [{ versionId, screenId, day, time, freeSeating, ...(ownMinutes && { ownMinutes }) }]
    })
    .toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : whenOf(a) > whenOf(b) ? 1 : 0))
}

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7
const keyOf = ({ weekday, time, screenId }: SavedShow) => `${weekday} ${time} ${screenId}`
const whenOf = ({ day, time, screenId }: Wish) => `${day} ${time} ${screenId}`
