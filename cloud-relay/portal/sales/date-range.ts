import { addDays } from '#core/programme/day.ts'
import { cineWeek } from '#core/programme/week.ts'

/** Stretches of business days that people ask for by name. */
export const dayRanges = ['today', 'yesterday', 'this_week', 'last_week', 'this_month', 'last_month'] as const
export type DayRange = (typeof dayRanges)[number]
/** First and last business day, YYYY-MM-DD. */
export type Days = { from: string; to: string }

const monday = 1

/**
 * The days of an address: one of the names, or two days as `2026-11-01..2026-11-07`. Undefined for all time and for what
 * is neither. A week begins on Monday; one that is not over ends with its last day all the same.
 *
 * @param today the cinema's business day
 */
export function daysOf(named: string | null, today: string): Days | undefined {
  const [, from, to] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(named ?? '') ?? []
  if (from && to)
    return isDay(from) && isDay(to) ? (from <= to ? { from, to } : { from: to, to: from }) : undefined
  switch (named as DayRange | null) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this_week':
      return weekOf(today)
    case 'last_week':
      return weekOf(addDays(today, -7))
    case 'this_month':
      return monthOf(today)
    case 'last_month':
      return monthOf(addDays(`${today.slice(0, 7)}-01`, -1))
    default:
      return undefined
  }
}

/** What a file of these days is called, without its ending. */
export const fileNameOf = (what: string, days: Days | undefined): string =>
  `${what}-${days ? `${days.from}_${days.to}` : 'all'}`

function weekOf(day: string): Days {
  const week = cineWeek(day, monday)
  return { from: week[0]!, to: week[6]! }
}

function monthOf(day: string): Days {
  const first = `${day.slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: first, to: addDays(next, -1) }
}

const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
