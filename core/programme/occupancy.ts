import { filmMinutes, type FilmLength } from './film-length.ts'
import type { OwnMinutes } from './own-minutes.ts'

/** What a screen adds around a feature, in minutes. */
export type Around = { preShowMinutes: number; cleaningMinutes: number }

/** Instants in epoch milliseconds: doors, feature, its end, and when the room is ready again. */
export type Span = { startMs: number; featureMs: number; endMs: number; readyMs: number }

const minute = 60_000

/** What is around the film of one show: its own minutes, and those of its screen where it has none. */
export function aroundOf(screen: Around, own: OwnMinutes | null | undefined): Around {
  return {
    preShowMinutes: own?.preShowMinutes ?? screen.preShowMinutes,
    cleaningMinutes: own?.cleaningMinutes ?? screen.cleaningMinutes,
  }
}

/**
 * How long a show occupies its screen, from `startMs` on: pre-show, film with its intermission, and cleaning. Credits are a
 * part of the film: guests may stay for them, so cleaning begins after them.
 */
export function spanOf(startMs: number, around: Around, film: FilmLength): Span {
  const featureMs = startMs + around.preShowMinutes * minute
  const endMs = featureMs + filmMinutes(film) * minute
  return { startMs, featureMs, endMs, readyMs: endMs + around.cleaningMinutes * minute }
}

/** The shows whose occupied time overlaps the wanted one; a show may start exactly when the cleaning before it ends. */
export function clashes<S extends Pick<Span, 'startMs' | 'readyMs'>>(
  wanted: Pick<Span, 'startMs' | 'readyMs'>,
  others: readonly S[],
): S[] {
  return others.filter(other => wanted.startMs < other.readyMs && other.startMs < wanted.readyMs)
}

/** Suggested times are on whole five minutes. */
const offeredMs = 5 * minute

/** The first start from `fromMs` on at which a show that occupies its screen for `lengthMs` overlaps no other. */
export function nextFreeStart(
  fromMs: number,
  lengthMs: number,
  others: readonly Pick<Span, 'startMs' | 'readyMs'>[],
): number {
  let startMs = Math.ceil(fromMs / offeredMs) * offeredMs
  for (;;) {
    const inTheWay = clashes({ startMs, readyMs: startMs + lengthMs }, others)
    if (!inTheWay.length) return startMs
    startMs = Math.ceil(Math.max(...inTheWay.map(other => other.readyMs)) / offeredMs) * offeredMs
  }
}
