import { expect, test } from 'vitest'
import { corsetEvening, eventShows, ladiesNights } from '#scripts/demo/data/event.ts'
import { demoExhibitors, melusine, oesling } from '#scripts/demo/data/exhibitors.ts'
import { firstPlannedDay, planDay, wallTime } from '#scripts/demo/data/programme.ts'
import { daysFrom, showsOf } from './tenant.ts'

const first = '2026-11-16'
const monday = '2026-11-16'
const saturday = '2026-11-21'
const sunday = '2026-11-22'

test.each([
  [sunday, '2026-11-18'],
  [saturday, '2026-11-18'],
  ['2026-11-23', '2026-11-18'],
  ['2026-11-24', '2026-11-18'],
  ['2026-11-25', '2026-11-22'],
  ['2026-11-27', '2026-11-24'],
])('set up on %s, the cinema week that began on a Wednesday has no empty day', (today, firstDay) => {
  expect(firstPlannedDay(today, 3)).toBe(firstDay)
})

test.each(demoExhibitors)('$key never shows two movies in one screen at once, over 60 days', exhibitor => {
  const byScreen = Map.groupBy(showsOf(exhibitor, first, 60), show => `${show.day} ${show.screenKey}`)
  for (const shows of byScreen.values()) {
    for (const [index, show] of shows.slice(1).entries()) {
      const before = shows[index]!
      expect(show.startMinutes, show.key).toBeGreaterThanOrEqual(before.startMinutes + before.occupiedMinutes)
    }
  }
})

test.each(demoExhibitors)(
  '$key counts pre-show, feature and cleaning, and starts on five minutes',
  exhibitor => {
    for (const show of showsOf(exhibitor, first, 60)) {
      const { screen } = exhibitor.screens.find(({ key }) => key === show.screenKey)!
      const { movie } = exhibitor.movies.find(demo => demo.movie.slug === show.movieKey)!
      expect(show.occupiedMinutes).toBe(screen.preShowMinutes + movie.runtimeMinutes + screen.cleaningMinutes)
      expect(show.startMinutes % 5, show.key).toBe(0)
    }
  },
)

test.each(demoExhibitors)(
  '$key shows every running movie and no announced one in any two weeks',
  exhibitor => {
    const running = exhibitor.movies.filter(demo => demo.showingFromDays <= 0).map(demo => demo.movie.slug)
    for (const start of daysFrom(first, 60)) {
      const shown = new Set(showsOf(exhibitor, start, 14).map(show => show.movieKey))
      expect([...shown].toSorted(), start).toEqual(running.toSorted())
    }
  },
)

test.each(demoExhibitors)(
  '$key opens every screen every day, with the same plan however often it is made',
  exhibitor => {
    for (const day of daysFrom(first, 14)) {
      const shows = planDay({ day, ...exhibitor })
      expect(new Set(shows.map(show => show.screenKey)).size, day).toBe(exhibitor.screens.length)
      expect(planDay({ day, ...exhibitor })).toEqual(shows)
    }
    const keys = showsOf(exhibitor, first, 60).map(show => show.key)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test('a version is only shown where the screen can show it', () => {
  for (const show of showsOf(melusine, first, 60)) {
    const screen = melusine.screens.find(({ key }) => key === show.screenKey)!
    const demo = melusine.movies.find(({ movie }) => movie.slug === show.movieKey)!
    const version = demo.versions[show.versionIndex]!
    if (version.dimension === '3d') expect(screen.projects3d, show.key).toBe(true)
    if (version.mediaType === 'DOLBYATMOS') expect(screen.playsAtmos, show.key).toBe(true)
  }
})

test('the big hall has a big movie at eight, the same one all weekend', () => {
  const evenings = showsOf(melusine, first, 28).filter(
    show => show.screenKey === 'lumiere' && show.startMinutes >= 19 * 60,
  )
  expect(evenings).toHaveLength(28)
  for (const show of evenings) {
    expect(wallTime(show.startMinutes)).toBe('20:00')
    expect(melusine.movies.find(demo => demo.movie.slug === show.movieKey)?.shelf).toBe('blockbuster')
  }
  expect(new Set(evenings.slice(4, 7).map(show => show.movieKey)).size).toBe(1)
})

test('families come in the afternoon, and nobody under sixteen is asked to the late show', () => {
  for (const show of showsOf(melusine, first, 28)) {
    const demo = melusine.movies.find(({ movie }) => movie.slug === show.movieKey)!
    if (demo.shelf === 'family') expect(show.startMinutes, show.key).toBeLessThan(19 * 60)
    if (show.startMinutes < 16 * 60) expect(demo.movie.minimumAge, show.key).toBeLessThan(16)
    if (show.startMinutes >= 22 * 60) expect(demo.movie.minimumAge, show.key).toBe(16)
  }
})

test('the late show is on Friday and Saturday and ends past midnight', () => {
  const late = showsOf(melusine, monday, 7).filter(show => show.startMinutes >= 22 * 60)
  expect(late.map(show => show.day)).toEqual(['2026-11-20', '2026-11-21'])
  for (const show of late) expect(show.startMinutes + show.occupiedMinutes).toBeGreaterThan(24 * 60)
})

test('a weekday has less before four than a Saturday, and Sunday has a matinee', () => {
  const early = (day: string) => planDay({ day, ...melusine }).filter(show => show.startMinutes < 16 * 60)
  expect(early(monday).length).toBeLessThan(early(saturday).length)
  expect(early(sunday).some(show => show.startMinutes < 12 * 60)).toBe(true)
  expect(planDay({ day: sunday, ...oesling }).some(show => show.startMinutes < 12 * 60)).toBe(true)
})

test('any two weeks hold the evenings of each event, in the cinema in town', () => {
  const screenKeys = ['lumiere', 'melies', 'varda']
  for (const day of daysFrom(first, 60)) {
    const shows = showsOf(melusine, day, 14)
    const [corset] = eventShows(corsetEvening, shows, { notBefore: day, screenKeys })
    expect(corset?.movieKey, day).toBe('corsage')
    const ladies = eventShows(ladiesNights, shows, { notBefore: day, screenKeys })
    expect(new Set(ladies.map(show => show.day)).size, day).toBe(2)
  }
})

test('the wall clock begins again at midnight', () => {
  expect(wallTime(20 * 60 + 5)).toBe('20:05')
  expect(wallTime(24 * 60 + 30)).toBe('00:30')
})
