import { Temporal } from 'temporal-polyfill'
import { filmMinutes } from '#core/programme/film-length.ts'
import type { DemoScreen } from './halls.ts'
import type { DemoMovie } from './movie.ts'
import type { Slot } from './roster.ts'

/** One show of the demo's plan. */
export type PlannedShow = {
  /** The same for the same day, screen and slot whenever it is planned: `2026-11-21-lumiere-3`. */
  key: string
  screenKey: string
  /** The movie's slug. */
  movieKey: string
  /** Index into the movie's `versions`. */
  versionIndex: number
  /** The business day, YYYY-MM-DD. */
  day: string
  /** Doors and pre-show, in minutes after midnight of the business day; past midnight it exceeds 1440. */
  startMinutes: number
  /** Pre-show, feature and cleaning: the next show may start after them. */
  occupiedMinutes: number
}

/**
 * What the screens show on one business day, screen by screen in the order of their times. It depends on the day alone:
 * planned again, it is the same. A movie that is only announced is never planned, and a slot prefers a movie that is
 * not yet on in the same cinema that day.
 */
export function planDay({
  day,
  screens,
  movies,
}: {
  day: string
  screens: DemoScreen[]
  movies: DemoMovie[]
}): PlannedShow[] {
  const calendar = calendarOf(day)
  const shown = new Set<string>()
  const shows: PlannedShow[] = []
  for (const screen of screens) {
    let freeFrom = 0
    for (const [index, slot] of screen.slots.entries()) {
      if (!slot.weekdays.includes(calendar.weekday)) continue
      const turn = turnOf(slot, calendar)
      const movie = choose(slot, turn, screen, movies, slug => shown.has(`${screen.screen.cinemaId} ${slug}`))
      if (!movie) continue
      shown.add(`${screen.screen.cinemaId} ${movie.movie.slug}`)
      const startMinutes = Math.max(slot.startMinutes, Math.ceil(freeFrom / 5) * 5)
      const occupiedMinutes =
        screen.screen.preShowMinutes + filmMinutes(movie.movie) + screen.screen.cleaningMinutes
      freeFrom = startMinutes + occupiedMinutes
      shows.push({
        key: `${day}-${screen.key}-${index + 1}`,
        screenKey: screen.key,
        movieKey: movie.movie.slug,
        versionIndex: chooseVersion(movie, screen, startMinutes, turn + index),
        day,
        startMinutes,
        occupiedMinutes,
      })
    }
  }
  return shows
}

/** The demo has shows since so many days at least. */
const daysBefore = 3

/**
 * The first day that is planned: the one on which the cinema week of `today` began, so that the portal has no empty day
 * in the week it opens with, and at least three days ago.
 *
 * @param weekStartsOn 1 is Monday, 7 Sunday
 */
export function firstPlannedDay(today: string, weekStartsOn: number): string {
  const day = Temporal.PlainDate.from(today)
  const since = (day.dayOfWeek - weekStartsOn + 7) % 7
  return day.subtract({ days: Math.max(daysBefore, since) }).toString()
}

/** The wall time of the show's start, `HH:MM`; past midnight it begins again at 00:00. */
export function wallTime(startMinutes: number): string {
  const hours = Math.floor(startMinutes / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(startMinutes % 60).padStart(2, '0')}`
}

type Calendar = { weekday: number; week: number }

function calendarOf(day: string): Calendar {
  const someMonday = Temporal.PlainDate.from('1970-01-05')
  const days = Temporal.PlainDate.from(day).since(someMonday, { largestUnit: 'days' }).days
  const week = Math.floor(days / 7)
  return { weekday: days - week * 7 + 1, week }
}

/** Counts the slot's occurrences without a gap, so that consecutive ones go round the whole list. */
function turnOf(slot: Slot, { weekday, week }: Calendar): number {
  if (slot.turns === 'weekly') return week
  return week * slot.weekdays.length + slot.weekdays.indexOf(weekday)
}

function choose(
  slot: Slot,
  turn: number,
  screen: DemoScreen,
  movies: DemoMovie[],
  isShown: (slug: string) => boolean,
): DemoMovie | undefined {
  const suitable = movies.filter(
    ({ shelf, showingFromDays, movie, versions }) =>
      showingFromDays <= 0 &&
      slot.shelves.includes(shelf) &&
      movie.runtimeMinutes <= (slot.maxRuntimeMinutes ?? Infinity) &&
      (movie.minimumAge ?? 0) >= (slot.minimumAge ?? 0) &&
      (movie.minimumAge ?? 0) <= (slot.maximumAge ?? Infinity) &&
      versions.some(version => playable(version, screen)),
  )
  const first = remainder(turn + slot.offset, suitable.length)
  const inOrder = [...suitable.slice(first), ...suitable.slice(0, first)]
  if (slot.turns === 'weekly') return inOrder[0]
  return inOrder.find(({ movie }) => !isShown(movie.slug)) ?? inOrder[0]
}

/** Family movies go round all their versions; of the others two evenings of three are in the original version. */
function chooseVersion(movie: DemoMovie, screen: DemoScreen, startMinutes: number, turn: number): number {
  const possible = movie.versions.flatMap((version, index) => (playable(version, screen) ? [index] : []))
  const inOriginal = possible.filter(
    index => movie.versions[index]!.audioLanguage === movie.movie.originalLanguage,
  )
  const evening = movie.shelf !== 'family' && startMinutes >= 19 * 60
  const offered = evening && inOriginal.length > 0 && remainder(turn, 3) < 2 ? inOriginal : possible
  return offered[remainder(turn, offered.length)]!
}

function playable(version: DemoMovie['versions'][number], screen: DemoScreen): boolean {
  return (
    (version.dimension === '2d' || screen.projects3d) && (version.mediaType === 'DCP' || screen.playsAtmos)
  )
}

function remainder(count: number, length: number): number {
  return ((count % length) + length) % length
}
