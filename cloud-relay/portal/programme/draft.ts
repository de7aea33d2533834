import { instantOf, isoIn } from '#core/programme/day.ts'
import { aroundOf, clashes, spanOf, type Around, type Span } from '#core/programme/occupancy.ts'
import { filmPartsOf, type FilmLength, type FilmParts } from '#core/programme/film-length.ts'
import type { OwnMinutes } from '#core/programme/own-minutes.ts'
import type { Programme } from '#core/planning/contract.ts'
import { spanShown, type Board } from './board.ts'
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
  /** Minutes around its film that are not its screen's. */
  ownMinutes?: OwnMinutes | undefined
  /** In place of a film: the name and the length of what is to be announced. */
  announced?: { name: string; minutes: number } | undefined
  /** The kept time that is changed, or that the show takes. */
  inPlaceOf?: string | undefined
}

/** What a draft would overlap: a show, or a time that is kept. */
type Clash = { id: string; title: string; start: string; readyMs: number }

/** What a draft would occupy, its film's intermission and credits, and which shows it would overlap. */
export type Preview = { span: Span; parts: FilmParts; strip: Strip; clashing: Clash[]; past: boolean }

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
  const film = draft.announced ? { runtimeMinutes: draft.announced.minutes } : movie
  if (!screen || !film?.runtimeMinutes || !draft.day || !time) return null
  const startMs = instantOf(draft.day, time, zone, programme.exhibitor.midnightOffsetMinutes)
  const span = spanOf(startMs, aroundOf(screen, draft.ownMinutes), film)
  const from = wallMinutes(draft.day, isoIn(startMs, zone))
  const wall = (ms: number) => from + (ms - startMs) / 60_000
  return {
    span,
    parts: filmPartsOf(film, span),
    strip: {
      from,
      feature: wall(span.featureMs),
      end: wall(span.endMs),
      ready: wall(span.readyMs),
    },
    clashing: clashes(span, takenIn(board, screen.id, draft.inPlaceOf)),
    past: startMs < nowMs,
  }
}

/** A show, or a film of the list, that is carried over the board. */
export type Carried = { film: FilmLength; own?: OwnMinutes | null | undefined }

/**
 * Minutes it would have a screen: its film as long as it is by now, which a show that was planned before need not be,
 * and what that screen adds.
 */
export function minutesOn(screen: Around, { film, own }: Carried): number {
  return spanOf(0, aroundOf(screen, own), film).readyMs / 60_000
}

/** When a screen is taken by what is on the board, but for one kept time. */
function takenIn({ shows, kept }: Board, screenId: string, but: string | undefined) {
  return [
    ...shows
      .filter(show => show.screen.id === screenId && !show.schedule.cancelled)
      .map(({ schedule, movie }) => ({
        id: schedule.id,
        title: movie.title,
        start: schedule.start,
        ...spanShown(schedule),
      })),
    ...kept
      .filter(({ screen, placeholder }) => screen.id === screenId && placeholder.id !== but)
      .map(({ placeholder }) => ({
        id: placeholder.id,
        title: placeholder.name,
        start: placeholder.start,
        ...spanShown(placeholder),
      })),
  ]
}
