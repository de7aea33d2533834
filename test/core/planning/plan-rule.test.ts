import { expect, test } from 'vitest'
import { cutOffFor } from '#core/programme/schedule.ts'
import { move, type MoveNow } from '#core/planning/move.ts'
import { plan, type NewShowNow, type Slot, type WantedSchedule } from '#core/planning/plan.ts'
import { countSeats } from '#core/planning/seat-counts.ts'
import { spanOf } from '#core/programme/occupancy.ts'
import { receiptsOpen } from '#core/receipts/receipts-open.ts'
import type { Movie, Version } from '#core/programme/movie.ts'
import type { Cinema } from '#core/venue/cinema.ts'
import type { Screen } from '#core/venue/screen.ts'
import { nowMs, refusalOf, showOf } from '../../world/rule-data.ts'

const { schedule, arrangement } = showOf()
const hourMs = 3_600_000

const screen = {
  id: 'screen-1',
  cinemaId: 'cinema-1',
  name: 'One',
  arrangementId: 'drawn',
  deleted: false,
  preShowMinutes: 15,
  cleaningMinutes: 15,
} as Screen
const cinema = { id: 'cinema-1', timezone: 'Europe/Luxembourg' } as Cinema
const movie = { id: 'movie', title: 'Metropolis', runtimeMinutes: 150 } as Movie
const version = { id: 'version', movieId: 'movie', deleted: false } as Version

/** Screen One at 22:00, free. */
const slotOf = (change: Partial<Slot> = {}): Slot => ({
  screen,
  cinema,
  span: spanOf(nowMs + 4 * hourMs, screen, movie),
  others: [],
  ownMinutes: null,
  filmFrom: null,
  closedOn: null,
  notThen: null,
  nowMs,
  ...change,
})
const other = { title: 'Nosferatu', startMs: nowMs + 3 * hourMs, readyMs: nowMs + 5 * hourMs }
const at = (startMs: number) => slotOf({ span: spanOf(startMs, screen, movie) })

const wanted: WantedSchedule = {
  id: 'show-2',
  versionId: 'version',
  screenId: 'screen-1',
  day: '2026-11-21',
  time: '22:00',
}
const newShow = (change: Partial<NewShowNow> = {}): NewShowNow => ({
  version,
  movie,
  slot: slotOf(),
  drawn: arrangement,
  counted: undefined,
  planned: undefined,
  cinemaHasBox: true,
  newStamp: () => 'stamp',
  ...change,
})
const planned = { ...schedule, ...slotOf().span, id: 'show-2', freeSeating: false }

test.each<[string, NewShowNow, string, object]>([
  ['a version nobody knows', newShow({ version: undefined }), 'version_unknown', {}],
  ['a deleted version', newShow({ version: { ...version, deleted: true } }), 'version_unknown', {}],
  [
    'a film that is set aside',
    newShow({ movie: { ...movie, archived: true } }),
    'movie_archived',
    { movie: movie.title },
  ],
  ['a screen nobody knows', newShow({ slot: undefined }), 'screen_unknown', {}],
  [
    'a deleted screen',
    newShow({ slot: slotOf({ screen: { ...screen, deleted: true } }) }),
    'screen_unknown',
    {},
  ],
  ['a screen without seats', newShow({ drawn: undefined }), 'screen_unknown', {}],
  ['the id of another show', newShow({ planned: { ...planned, startMs: nowMs } }), 'request_reused', {}],
  ['a time that is past', newShow({ slot: at(nowMs) }), 'schedule_started', {}],
  [
    'a year that is mistyped',
    newShow({ slot: at(nowMs + 800 * 24 * hourMs) }),
    'schedule_too_far',
    { years: 2 },
  ],
  [
    'a day before the film’s first',
    newShow({ slot: slotOf({ filmFrom: '2026-12-01' }) }),
    'film_not_yet',
    { day: '2026-12-01' },
  ],
  [
    'a day on which the cinema is closed',
    newShow({ slot: slotOf({ closedOn: '2026-12-25' }) }),
    'cinema_closed',
    { day: '2026-12-25' },
  ],
  [
    'an hour at which its film may not begin',
    newShow({ slot: slotOf({ notThen: 'Metropolis' }) }),
    'film_not_then',
    { movie: 'Metropolis' },
  ],
  [
    'a screen with another show in it',
    newShow({ slot: slotOf({ others: [other] }) }),
    'screen_occupied',
    { movie: 'Nosferatu', from: '21:00', until: '23:00' },
  ],
])('%s is refused', (_, now, code, details) => {
  expect(refusalOf(() => plan(wanted, now))).toEqual({ code, details })
})

test('a planned show says who owns each seat first: all are the relay’s while the cinema has no box', () => {
  const [made] = plan(wanted, newShow({ cinemaHasBox: false }))
  expect(made).toMatchObject({
    scope: 'cinema:cinema-1',
    type: 'schedule.created',
    body: { id: 'show-2', stamp: 'stamp', fields: { relaySeats: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] } },
  })
})

test('planned again it is the same show, and the demo may plan the past', () => {
  expect(plan(wanted, newShow({ planned }))).toEqual([])
  expect(plan(wanted, newShow({ slot: at(nowMs - hourMs) }), { mayBePast: true })).toHaveLength(1)
})

test('free seating counts the places of the plan: drawn once, used again', () => {
  const free = { ...wanted, freeSeating: true }
  const [drawn, created] = plan(free, newShow())
  expect(drawn).toMatchObject({ type: 'arrangement.drawn', body: { id: 'drawn-free', freeSeating: true } })
  expect(created).toMatchObject({ body: { fields: { arrangementId: 'drawn-free' } } })
  expect(plan(free, newShow({ counted: { ...arrangement, id: 'drawn-free' } }))).toHaveLength(1)
})

const moving = (change: Partial<MoveNow> = {}): MoveNow => ({
  schedule,
  slot: slotOf(),
  nowMs,
  stampFor: fields => `stamp of ${Object.keys(fields).join()}`,
  ...change,
})
const screenTwo = { ...screen, id: 'screen-2', name: 'Two' }

test.each<[string, MoveNow, string, object]>([
  ['a show nobody knows', moving({ schedule: undefined }), 'schedule_unknown', {}],
  ['a cancelled show', moving({ schedule: { ...schedule, cancelled: true } }), 'schedule_cancelled', {}],
  ['a show that is over', moving({ nowMs: schedule.endMs }), 'schedule_over', {}],
  ['into a screen nobody knows', moving({ slot: undefined }), 'screen_unknown', {}],
  [
    'into another cinema',
    moving({ slot: slotOf({ screen: { ...screen, cinemaId: 'cinema-2' } }) }),
    'screen_unknown',
    {},
  ],
  [
    'into a screen with other seats',
    moving({ slot: slotOf({ screen: { ...screenTwo, arrangementId: 'other' } }) }),
    'seat_plan_differs',
    { screen: 'Two' },
  ],
  ['to a time that is past', moving({ slot: at(nowMs - 1) }), 'schedule_started', {}],
  [
    'to where another show is',
    moving({ slot: slotOf({ others: [other] }) }),
    'screen_occupied',
    { movie: 'Nosferatu', from: '21:00', until: '23:00' },
  ],
])('moving %s is refused', (_, now, code, details) => {
  expect(refusalOf(() => move(now))).toEqual({ code, details })
})

test('a show moves with the end of its online sale, also into a screen with the same seats', () => {
  const slot = slotOf({ screen: screenTwo })
  expect(move(moving({ slot }))).toEqual([
    {
      scope: 'cinema:cinema-1',
      type: 'schedule.changed',
      body: {
        id: 'show',
        stamp: 'stamp of place,onlineUntilMs',
        fields: {
          place: { screenId: 'screen-2', ...slot.span },
          onlineUntilMs: cutOffFor(slot.span.featureMs),
        },
      },
    },
  ])
  expect(move(moving({ slot: at(schedule.startMs) }))).toEqual([])
})

test('seats left: everywhere while connected, but for the register’s share, and each side’s own when cut off', () => {
  const { seating } = showOf({ relaySeats: ['A1', 'A2', 'A3'], tokens: { A6: { state: 'sold' } } })
  const share = () => 4
  expect(countSeats(seating, true, share)).toEqual({
    available: 5,
    availableOnline: 4,
    availableHere: 2,
    availableThere: 3,
  })
  expect(countSeats(seating, false, share)).toMatchObject({ availableOnline: 3 })
  expect(countSeats(seating, true, () => -2)).toMatchObject({ availableOnline: 0 })
})

test.each<[string, Partial<Parameters<typeof receiptsOpen>[0]>, boolean]>([
  ['while it recovers', { recovers: true, began: undefined }, true],
  ['within a day of its epoch and its first fact', {}, true],
  ['a day after its first fact', { firstFactAt: '2026-11-20T10:00:00Z' }, false],
  ['a day after its epoch, by a relay whose clock stood still', { began: '1970-01-01T00:00:00Z' }, true],
  ['before it has written anything', { firstFactAt: undefined }, true],
  ['never enrolled', { began: undefined }, false],
])('a box takes receipts %s', (_, change, open) => {
  const began = '2026-11-20T10:00:00Z'
  const firstFactAt = '2026-11-21T10:00:00Z'
  expect(receiptsOpen({ recovers: false, began, firstFactAt, nowMs, ...change })).toBe(open)
})
