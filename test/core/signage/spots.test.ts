import { describe, expect, test } from 'vitest'
import { isMeantFor, spotsOf } from '#core/signage/spots/load.ts'
import { signageSpot } from '#core/signage/spots/spot.entity.ts'
import { freshSpot, type SignageSpotFields } from '#core/signage/spots/spot.ts'
import { maySpotPlay, isBookedAt, nextSpot, type Shown, spotsMost } from '#core/signage/spots/turns.ts'

const spot = (change: Partial<SignageSpotFields> = {}): SignageSpotFields => ({
  ...freshSpot,
  name: 'Café Central',
  landscape: 'a-picture-of-a-cafe',
  from: '2026-11-01',
  until: '2026-11-30',
  ...change,
})
const minuteMs = 60_000

describe('whether it is booked', () => {
  const at = (day: string, time: string) => ({ day, time, midnightOffsetMinutes: 360 })

  test('on its first and its last business day, and on no day before or after', () => {
    expect(isBookedAt(spot(), at('2026-10-31', '20:00'))).toBe(false)
    expect(isBookedAt(spot(), at('2026-11-01', '20:00'))).toBe(true)
    expect(isBookedAt(spot(), at('2026-11-30', '02:00'))).toBe(true)
    expect(isBookedAt(spot(), at('2026-12-01', '20:00'))).toBe(false)
  })

  test('on its weekdays alone, the night after midnight being the evening’s', () => {
    // The 6th of November 2026 is a Friday.
    const friday = spot({ weekdays: ['5'] })
    expect(isBookedAt(friday, at('2026-11-06', '01:00'))).toBe(true)
    expect(isBookedAt(friday, at('2026-11-07', '20:00'))).toBe(false)
  })

  test('between its hours, also over midnight', () => {
    const late = spot({ hoursFrom: 22 * 60, hoursUntil: 60 })
    expect(
      ['21:59', '22:00', '00:30', '01:00', '01:01'].map(time => isBookedAt(late, at('2026-11-06', time))),
    ).toEqual([false, true, true, true, false])
  })
})

describe('which one comes when a page turns', () => {
  const named = (id: string, everyMinutes = 5, seconds = 10) => ({ id, everyMinutes, seconds })
  const shown = (began: Record<string, number>, last: Shown['last'] = null): Shown => ({
    beganMs: new Map(Object.entries(began)),
    last,
  })

  test('none before its minutes are over, and then it', () => {
    const cafe = [named('cafe')]
    expect(nextSpot(cafe, shown({ cafe: 0 }), 5 * minuteMs - 1)).toBeUndefined()
    expect(nextSpot(cafe, shown({ cafe: 0 }), 5 * minuteMs)?.id).toBe('cafe')
    expect(nextSpot([], shown({}), 0)).toBeUndefined()
  })

  test('of several the one that has waited for most of its turns, and one that was never shown before all', () => {
    const both = [named('often', 1), named('seldom', 10)]
    expect(nextSpot(both, shown({ often: 8 * minuteMs, seldom: 0 }), 10 * minuteMs)?.id).toBe('often')
    expect(nextSpot(both, shown({ often: 9 * minuteMs, seldom: 0 }), 11 * minuteMs)?.id).toBe('often')
    expect(nextSpot(both, shown({ often: 10.5 * minuteMs, seldom: 0 }), 11 * minuteMs)?.id).toBe('seldom')
    expect(nextSpot([...both, named('new')], shown({ often: 0, seldom: 0 }), 20 * minuteMs)?.id).toBe('new')
  })

  test('spots never have more than half of a wall’s time, however many are sold', () => {
    const sold = Array.from({ length: spotsMost }, (_, index) => named(`spot-${index}`, 1, 60))
    const beganMs = new Map<string, number>()
    let last: Shown['last'] = null
    let stoodMs = 0
    const dayMs = 12 * 60 * minuteMs
    // A page of fifteen seconds, and a spot of a minute where one may follow.
    for (let nowMs = 0; nowMs < dayMs; nowMs += 15_000) {
      const next: (typeof sold)[number] | undefined = nextSpot(sold, { beganMs, last }, nowMs)
      if (!next) continue
      beganMs.set(next.id, nowMs)
      nowMs += next.seconds * 1000
      stoodMs += next.seconds * 1000
      last = { goneMs: nowMs, seconds: next.seconds }
    }
    expect(stoodMs / dayMs).toBeGreaterThan(0.4)
    expect(stoodMs / dayMs).toBeLessThanOrEqual(0.5)
    expect(beganMs.size).toBe(spotsMost)
  })
})

test('none stands beside an urgent notice, nor on a door’s sign while its guests are looking for it', () => {
  const show = [{ start: '2026-11-06T20:00:00+01:00', cancelled: false }]
  const at = (time: string) => Date.parse(`2026-11-06T${time}:00+01:00`)
  expect(maySpotPlay([{ urgent: true }, { urgent: false }], [], 0)).toBe(false)
  expect(maySpotPlay([{ urgent: false }], [], 0)).toBe(true)
  expect(['19:49', '19:50', '20:19', '20:20'].map(time => maySpotPlay([], show, at(time)))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(maySpotPlay([], [{ ...show[0]!, cancelled: true }], at('20:00'))).toBe(true)
})

describe('what a wall is given', () => {
  const wall = { id: 'wall', cinemaId: 'cinema-1', signageRoleId: 'foyer' }
  const given = (spots: Partial<SignageSpotFields & { id: string }>[], files = ['a-picture-of-a-cafe']) =>
    spotsOf(
      {
        catalogue: {
          get: () => undefined,
          all: (kind: string) =>
            kind === 'signage_spot'
              ? spots.map((each, index) => ({ id: `spot-${index}`, ...spot(each) }))
              : [],
        } as unknown as Parameters<typeof spotsOf>[0]['catalogue'],
        hasFile: hash => files.includes(hash),
        nowMs: Date.parse('2026-11-06T20:00:00Z'),
      },
      wall,
    ).map(({ id }) => id)

  test('all walls where none is named, else those of its cinemas, roles and names', () => {
    expect(isMeantFor(spot(), wall)).toBe(true)
    expect(isMeantFor(spot({ cinemaIds: ['cinema-2'] }), wall)).toBe(false)
    expect(isMeantFor(spot({ cinemaIds: ['cinema-1'], roleIds: ['foyer'] }), wall)).toBe(true)
    expect(isMeantFor(spot({ roleIds: ['doors'] }), wall)).toBe(false)
    expect(isMeantFor(spot({ roleIds: ['doors'], wallIds: ['wall'] }), wall)).toBe(true)
    expect(isMeantFor(spot({ wallIds: ['other'] }), { ...wall, signageRoleId: null })).toBe(false)
  })

  test('what runs and what begins within a week, never one set aside, deleted, or without its picture', () => {
    expect(given([{}, { from: '2026-11-13' }, { from: '2026-11-14' }, { until: '2026-11-05' }])).toEqual([
      'spot-0',
      'spot-1',
    ])
    expect(given([{ archived: true }, { deleted: true }])).toEqual([])
    expect(given([{}], [])).toEqual([])
  })

  test('no more than a wall has room for, those that end first', () => {
    const many = Array.from({ length: spotsMost + 5 }, () => ({}))
    expect(given([...many, { until: '2026-11-07' }])).toHaveLength(spotsMost)
    expect(given([...many, { until: '2026-11-07' }])[0]).toBe(`spot-${spotsMost + 5}`)
  })
})

test('advertising without a picture, that ends before it begins, or on what is no wall of its cinemas is refused at its field', () => {
  const { misfit, permits } = signageSpot.edit!
  expect(misfit!(spot({ landscape: null }))).toMatchObject({
    code: 'signage_spot_without_picture',
    field: 'landscape',
  })
  expect(misfit!(spot({ landscape: null, portrait: 'a-picture-of-a-cafe' }))).toBeUndefined()
  expect(misfit!(spot({ until: '2026-10-01' }))).toMatchObject({ code: 'page_ends_first', field: 'until' })
  const devices = {
    till: { type: 'register', cinemaId: 'cinema-1' },
    wall: { type: 'signage', cinemaId: 'cinema-1' },
  }
  const catalogue = {
    get: (kind: string, id: string) => (kind === 'device' ? devices[id as keyof typeof devices] : undefined),
    all: () => [],
  } as unknown as Parameters<NonNullable<typeof permits>>[0]['catalogue']
  const refused = (change: Partial<SignageSpotFields>) =>
    permits!({ catalogue }, { employeeId: 'mia', permissions: [], cinemas: [] } as never, {
      after: { id: 'cafe', ...spot(change) },
    })
  expect(refused({ wallIds: ['till'] })).toEqual({ code: 'not_a_wall', field: 'wallIds' })
  expect(refused({ wallIds: ['wall'], cinemaIds: ['cinema-2'] })).toEqual({
    code: 'other_cinema',
    field: 'wallIds',
  })
  expect(refused({ wallIds: ['wall'], cinemaIds: ['cinema-1'] })).toBeUndefined()
  expect(refused({ hoursFrom: 1200, hoursUntil: 1080 })).toEqual({
    code: 'page_ends_first',
    field: 'hoursUntil',
  })
  expect(refused({ hoursFrom: 1200, hoursUntil: 1320 })).toBeUndefined()
})
