import { describe, expect, it } from 'vitest'
import type { MovieView, ScheduleView } from '#core/planning/contract.ts'
import {
  daysInSight,
  daysWithShows,
  filmsToCome,
  findShows,
  minutesTo,
  showsOfDay,
  weeksOf,
} from '#kiosk/box/shows.ts'

const show = (id: string, day: string, from: string, to: string, more: Partial<ScheduleView> = {}) =>
  ({
    id,
    movieId: 'm1',
    day,
    start: from,
    featureStart: from,
    end: to,
    ready: to,
    cancelled: false,
    shownOn: ['site', 'signage', 'pos'],
    soldOut: false,
    ...more,
  }) as ScheduleView

const at = (time: string) => `2026-11-21T${time}:00+01:00`
const now = Date.parse(at('20:30'))

const early = show('early', '2026-11-21', at('17:00'), at('19:00'))
const running = show('running', '2026-11-21', at('20:00'), at('22:00'))
const next = show('next', '2026-11-21', at('20:45'), at('22:45'))
const late = show('late', '2026-11-21', '2026-11-22T00:30:00+01:00', '2026-11-22T02:00:00+01:00')
const gone = show('gone', '2026-11-21', at('21:00'), at('23:00'), { cancelled: true })
const tomorrow = show('tomorrow', '2026-11-22', '2026-11-22T15:00:00+01:00', '2026-11-22T17:00:00+01:00')
const all = [late, gone, running, tomorrow, next, early]

describe('what is on', () => {
  it('begins with the next show; a running film, and a cancelled one, come last', () => {
    expect(showsOfDay(all, '2026-11-21', now).map(({ id }) => id)).toEqual([
      'next',
      'late',
      'running',
      'gone',
    ])
  })

  it('knows the days that have shows, from today on', () => {
    expect(daysWithShows(all, '2026-11-21')).toEqual(['2026-11-21', '2026-11-22'])
    expect(daysWithShows(all, '2026-11-22')).toEqual(['2026-11-22'])
  })

  it('finds a film by any word of its title, accents and case aside', () => {
    const movies = [{ id: 'm1', title: 'La Forêt sensible', originalTitle: 'Sensitive Forest' } as MovieView]
    const found = (typed: string) => findShows({ schedules: all, movies }, typed, now).map(({ id }) => id)
    expect(found('foret')).toEqual(['running', 'next', 'gone', 'late', 'tomorrow'])
    expect(found('FOREST sens')).toHaveLength(5)
    expect(found('desert')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('tells each film with its shows over all days, the one that is shown next first', () => {
    const movies = ['m1', 'm2', 'm3'].map(id => ({ id, title: id }) as MovieView)
    const other = (id: string, start: string, movieId: string) =>
      show(id, start.slice(0, 10), start, start, { movieId })
    const more = [
      other('b', '2026-11-23T20:00:00+01:00', 'm2'),
      other('a', at('20:40'), 'm2'),
      other('gone', at('21:00'), 'm4'),
    ]
    const films = filmsToCome({ schedules: [...all, ...more], movies }, now)
    expect(films.map(({ movie, shows }) => [movie.id, shows.map(({ id }) => id)])).toEqual([
      ['m2', ['a', 'b']],
      ['m1', ['next', 'late', 'tomorrow']],
    ])
  })

  it('counts the minutes to the doors', () => {
    expect(minutesTo(next.start, now)).toBe(15)
    expect(minutesTo(running.start, now)).toBe(-30)
  })
})

describe('the days in sight', () => {
  const days = Array.from({ length: 20 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)

  it('are the first that fit', () => {
    expect(daysInSight(days, days[2]!, 4)).toEqual(days.slice(0, 4))
  })

  it('begin with a chosen one that is further ahead, and never leave a gap at the end', () => {
    expect(daysInSight(days, days[9]!, 4)).toEqual(days.slice(9, 13))
    expect(daysInSight(days, days[19]!, 4)).toEqual(days.slice(16))
    expect(daysInSight(days.slice(0, 2), days[1]!, 4)).toEqual(days.slice(0, 2))
  })
})

describe('the calendar', () => {
  it('has whole weeks from Monday on, also over the end of a year', () => {
    const weeks = weeksOf(['2026-12-30', '2027-01-12'])
    expect(weeks.map(week => [week[0], week[6]])).toEqual([
      ['2026-12-28', '2027-01-03'],
      ['2027-01-04', '2027-01-10'],
      ['2027-01-11', '2027-01-17'],
    ])
  })

  it('is empty without days', () => {
    expect(weeksOf([])).toEqual([])
  })
})
