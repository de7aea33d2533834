import type { ScheduleView } from '#core/planning/contract.ts'

/**
 * A show on the board, in wall minutes after 00:00 of its business day: 00:30 the night after is 1470. Lengths are real
 * minutes, so that a clock change makes no show look shorter.
 */
export type Strip = { from: number; feature: number; end: number; ready: number }

/** The hours a board shows, in the same minutes, on whole hours. */
export type Axis = { from: number; to: number }

const minute = 60_000

/** The strip of a show, or of a kept time, by its own times: what its screen adds may have changed since it was planned. */
export function stripOf(
  schedule: Pick<ScheduleView, 'day' | 'start' | 'featureStart' | 'end' | 'ready'>,
): Strip {
  const startMs = Date.parse(schedule.start)
  const after = (iso: string) => (Date.parse(iso) - startMs) / minute
  const from = wallMinutes(schedule.day, schedule.start)
  return {
    from,
    feature: from + after(schedule.featureStart),
    end: from + after(schedule.end),
    ready: from + after(schedule.ready),
  }
}

/** Wall minutes of an ISO time with offset after 00:00 of a day. */
export function wallMinutes(day: string, iso: string): number {
  const days = (Date.parse(iso.slice(0, 10)) - Date.parse(day)) / 86_400_000
  return days * 1440 + Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16))
}

/** The hours that hold every strip, never less than from noon to one at night. */
export function axisOf(strips: readonly Strip[]): Axis {
  const from = Math.min(12 * 60, ...strips.map(strip => strip.from))
  const to = Math.max(25 * 60, ...strips.map(strip => strip.ready))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

/** The position of a time span on the axis, as shares from 0 to 1. */
export function placeOf(from: number, to: number, axis: Axis): { at: number; length: number } {
  const whole = axis.to - axis.from
  return { at: (from - axis.from) / whole, length: (to - from) / whole }
}

/**
 * Puts strips that overlap (a cancelled show and the one that took its place) into lanes under each other. Returns the
 * lane of each strip, from 0, in the order given, and how many lanes there are, at least one.
 */
export function lanesOf(strips: readonly Strip[]): { lanes: number[]; count: number } {
  const order = strips.map((_, index) => index).sort((a, b) => strips[a]!.from - strips[b]!.from)
  const lanes = strips.map(() => 0)
  const readyBy: number[] = []
  for (const index of order) {
    const strip = strips[index]!
    const free = readyBy.findIndex(ready => ready <= strip.from)
    const lane = free === -1 ? readyBy.length : free
    lanes[index] = lane
    readyBy[lane] = strip.ready
  }
  return { lanes, count: Math.max(1, readyBy.length) }
}

/** The wall time HH:MM at a share of the axis, rounded to five minutes. */
export function timeAt(share: number, axis: Axis): string {
  const minutes = Math.round((axis.from + share * (axis.to - axis.from)) / 5) * 5
  return clockOf(minutes)
}

/**
 * The wall time HH:MM at which a strip that is carried to a minute of the axis begins: on five minutes, inside the axis.
 *
 * @param length minutes it will have the screen
 */
export function placedAt(minutes: number, length: number, axis: Axis): string {
  const last = axis.to - length
  return clockOf(Math.round(Math.max(axis.from, Math.min(last, minutes)) / 5) * 5)
}

/** `1470` → `00:30`. */
export function clockOf(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
