import type { Programme } from '#core/planning/contract.ts'

/** What a listing shows: every film, the announced ones, or one business day YYYY-MM-DD. */
export type Range = { kind: 'all' } | { kind: 'soon' } | { kind: 'day'; day: string }

/**
 * The days a filter in the address selects, or null when it is invalid: days count from today to the last day with a
 * show (spec/website.md section 2). Today and tomorrow are always there, also without shows.
 */
export function rangeOf(filter: string, programme: Pick<Programme, 'today' | 'schedules'>): Range | null {
  if (filter === 'all') return { kind: 'all' }
  if (filter === 'soon') return { kind: 'soon' }
  if (filter === 'today') return { kind: 'day', day: programme.today }
  if (filter === 'tomorrow') return { kind: 'day', day: dayAfter(programme.today) }
  if (!isDay(filter) || filter < programme.today || filter > lastDay(programme)) return null
  return { kind: 'day', day: filter }
}

/** A day's filter in the address: its name if it has one. */
export function filterOf(day: string, today: string): string {
  if (day === today) return 'today'
  return day === dayAfter(today) ? 'tomorrow' : day
}

/** The days of the strip: today to the last day with a show, each with whether anything runs on it. */
export function dayStrip(
  programme: Pick<Programme, 'today' | 'schedules'>,
): { day: string; hasShows: boolean }[] {
  const withShows = new Set(programme.schedules.filter(show => !show.cancelled).map(show => show.day))
  const last = lastDay(programme)
  const strip = []
  for (let day = programme.today; day <= last; day = dayAfter(day))
    strip.push({ day, hasShows: withShows.has(day) })
  return strip
}

/** YYYY-MM-DD of the next day. Plain days have no zone, so UTC arithmetic is exact and needs no library. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

function lastDay(programme: Pick<Programme, 'today' | 'schedules'>): string {
  const tomorrow = dayAfter(programme.today)
  return programme.schedules.reduce(
    (last, show) => (!show.cancelled && show.day > last ? show.day : last),
    tomorrow,
  )
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
