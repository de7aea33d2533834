import { instantOf, isoIn } from '#core/programme/day.ts'
import { clashes, spanOf, type Span } from '#core/programme/occupancy.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { Board, Show } from './board.ts'
import { readTime } from './read-time.ts'
import { wallMinutes, type Strip } from './strip-geometry.ts'

/** A show that is being planned. Fields are empty until chosen; `id` changes with every edit, as a new request. */
export type Draft = {
  id: string
  movieId: string | null
  versionId: string | null
  screenId: string | null
  /** Business day, YYYY-MM-DD. */
  day: string
  /** Wall time as it was typed, empty until chosen. */
  time: string
  /** Guests sit where they like, whatever the screen's usual seating. */
  freeSeating: boolean
}

/** What a draft would occupy, and which shows it would overlap. */
export type Preview = { span: Span; strip: Strip; clashing: Show[]; past: boolean }

/** The time a draft occupies its screen, by the server's own rule; null while a field is missing. */
export function previewOf(
  draft: Draft,
  programme: Programme,
  board: Board,
  zone: string,
  nowMs: number,
): Preview | null {
  const screen = board.screens.find(each => each.id === draft.screenId)
  const movie = programme.movies.find(each => each.id === draft.movieId)
  const time = readTime(draft.time)
  if (!screen || !movie || !draft.day || !time) return null
  const startMs = instantOf(draft.day, time, zone, programme.exhibitor.midnightOffsetMinutes)
  const span = spanOf(startMs, screen, movie.runtimeMinutes)
  const from = wallMinutes(draft.day, isoIn(startMs, zone))
  const minutes = (ms: number) => from + (ms - startMs) / 60_000
  const others = board.shows
    .filter(show => show.screen.id === screen.id && !show.schedule.cancelled)
    .map(show => ({ show, ...spanOf(Date.parse(show.schedule.start), screen, show.movie.runtimeMinutes) }))
  return {
    span,
    strip: {
      from,
      feature: minutes(span.featureMs),
      end: minutes(span.endMs),
      ready: minutes(span.readyMs),
    },
    clashing: clashes(span, others).map(other => other.show),
    past: startMs < nowMs,
  }
}
