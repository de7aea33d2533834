import type { Programme } from '#core/planning/contract.ts'
import { addDays, plainDay } from '#core/programme/day.ts'
import { clashes, spanOf } from '#core/programme/occupancy.ts'
import { versionText } from '#core/programme/version-text.ts'

const minuteMs = 60_000

/**
 * A show the manager can add at any hour the journey runs: a film that is not on today, in the first room that is free
 * a few minutes from now on. The night belongs to the evening before, so there always is one.
 */
export function freeSlot(programme: Programme, cinemaId: string) {
  const zone = programme.cinemas[0]!.timezone
  const onToday = new Set(
    programme.schedules.filter(show => show.day === programme.today).map(show => show.movieId),
  )
  const movie = programme.movies.find(
    movie =>
      !onToday.has(movie.id) &&
      movie.runtimeMinutes < 130 &&
      (movie.showingFrom ?? '') <= programme.today &&
      movie.originalLanguage !== 'none',
  )!
  const version = programme.versions.find(
    version => version.movieId === movie.id && version.dimension === '2d',
  )!
  const screens = programme.screens.filter(screen => screen.cinemaId === cinemaId)
  const from = Math.ceil((Date.parse(programme.now) + 6 * minuteMs) / minuteMs) * minuteMs
  for (let startMs = from; ; startMs += 5 * minuteMs)
    for (const screen of screens) {
      const span = spanOf(startMs, screen, movie)
      const others = programme.schedules
        .filter(show => show.screenId === screen.id && !show.cancelled)
        .map(({ start, ready }) => ({ startMs: Date.parse(start), readyMs: Date.parse(ready) }))
      if (clashes(span, others).length) continue
      const time = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(startMs)
      return {
        movie,
        version,
        versionText: versionText(version, movie, 'en'),
        screen,
        time,
        day: programme.today,
        nightAfter: plainDay(startMs, zone) === addDays(programme.today, 1),
      }
    }
}
