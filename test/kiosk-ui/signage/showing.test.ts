import { expect, test } from 'vitest'
import type { Programme } from '#core/planning/contract.ts'
import { byMovie, dayAt, seatsLeft, seatWord, upcoming } from '#kiosk/signage/showing.ts'

function show(id: string, start: string, change: Partial<Programme['schedules'][number]> = {}) {
  return {
    id,
    start,
    day: start.slice(0, 10),
    cinemaId: 'utopolis',
    screenId: 'one',
    movieId: 'dune',
    versionId: 'dune-ov',
    cancelled: false,
    shownOn: ['site', 'signage', 'pos'],
    ...change,
  } as Programme['schedules'][number]
}

function programme(...schedules: Programme['schedules']): Programme {
  return {
    schedules,
    movies: [{ id: 'dune' }, { id: 'heat' }],
    versions: [{ id: 'dune-ov' }],
    screens: [{ id: 'one', name: 'Screen 1' }],
  } as unknown as Programme
}

const eight = Date.parse('2026-11-21T20:00:00+01:00')

test('a show leaves the wall twenty minutes after it began', () => {
  const shows = programme(
    show('late', '2026-11-21T19:39:00+01:00'),
    show('begun', '2026-11-21T19:40:00+01:00'),
    show('next', '2026-11-21T20:15:00+01:00'),
  )
  expect(upcoming(shows, 'utopolis', eight).map(each => each.schedule.id)).toEqual(['begun', 'next'])
})

test('only the shows of this cinema and this evening stand on it, the first one first', () => {
  const shows = programme(
    show('tomorrow', '2026-11-22T20:15:00+01:00'),
    show('night', '2026-11-22T00:15:00+01:00', { day: '2026-11-21' }),
    show('elsewhere', '2026-11-21T20:15:00+01:00', { cinemaId: 'echternach' }),
    show('tonight', '2026-11-21T20:15:00+01:00'),
  )
  expect(upcoming(shows, 'utopolis', eight, '2026-11-21').map(each => each.schedule.id)).toEqual([
    'tonight',
    'night',
  ])
})

test('films stand in the order in which they first begin', () => {
  const shows = programme(
    show('b', '2026-11-21T21:00:00+01:00', { movieId: 'heat' }),
    show('a', '2026-11-21T20:30:00+01:00'),
    show('c', '2026-11-21T23:00:00+01:00'),
  )
  const films = byMovie(upcoming(shows, 'utopolis', eight))
  expect(films.map(film => [film.movie.id, film.showings.length])).toEqual([
    ['dune', 2],
    ['heat', 1],
  ])
})

test.each([
  [148, 148, null],
  [38, 148, null],
  [37, 148, 'seats_few'],
  [11, 148, 'seats_few'],
  [10, 148, 'seats_last'],
  [15, 312, 'seats_last'],
  [16, 312, 'seats_few'],
  [0, 312, 'seats_none'],
])('of a show with %i of %i seats left the wall says %s', (available, capacity, word) => {
  expect(seatWord({ available, availableHere: 0, cut: false, capacity, soldOut: false }, true)).toBe(word)
})

test.each([
  // A third of an empty hall is no "few", and plenty is not said either.
  [60, 40, null],
  // The website may have sold since: the whole hall has at most these.
  [25, 20, 'seats_few'],
  [9, 4, 'seats_last'],
  [60, 8, 'seats_last_here'],
  [60, 0, 'seats_none_here'],
  [0, 0, 'seats_none'],
])(
  'cut off with at most %i of 100 seats left, %i of them here, the wall says %s',
  (available, here, word) => {
    const show = { cut: true, capacity: 100, soldOut: false, available, availableHere: here }
    expect(seatWord(show, true)).toBe(word)
  },
)

test('a wall that hears nothing of the box says nothing about seats', () => {
  const show = { cut: false, capacity: 100, soldOut: true, available: 0, availableHere: 0 }
  expect(seatWord(show, false)).toBeNull()
})

test('a wall that is cut off goes on into the next business day at six', () => {
  expect(dayAt(Date.parse('2026-11-22T05:59:00+01:00'), 'Europe/Luxembourg', 360)).toBe('2026-11-21')
  expect(dayAt(Date.parse('2026-11-22T06:00:00+01:00'), 'Europe/Luxembourg', 360)).toBe('2026-11-22')
})

test('the view of seats counts those that are left, cut off the box office’s own, and none that it hears nothing of', () => {
  const seats = { available: 80, availableHere: 30, cut: false, capacity: 148, soldOut: false }
  expect(seatsLeft(seats, true)).toEqual({ count: 80, here: false })
  expect(seatsLeft({ ...seats, cut: true }, true)).toEqual({ count: 30, here: true })
  expect(seatsLeft({ ...seats, soldOut: true }, true)).toEqual({ count: 0, here: false })
  expect(seatsLeft({ ...seats, cut: true, available: 0, availableHere: 0 }, true)).toEqual({
    count: 0,
    here: false,
  })
  expect(seatsLeft(seats, false)).toBeNull()
})
