import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays, businessDay, instantOf, isoIn, plainDay, startOfDay } from '#core/programme/day.ts'

const zone = 'Europe/Luxembourg'
/** The business day begins at five in the morning. */
const offset = 300
const at = (iso: string) => Date.parse(iso)
const day = (iso: string) => businessDay(at(iso), zone, offset)

test('a show after midnight belongs to the evening before, until five in the morning', () => {
  expect(day('2026-11-21T20:00:00+01:00')).toBe('2026-11-21')
  expect(day('2026-11-22T00:30:00+01:00')).toBe('2026-11-21')
  expect(day('2026-11-22T04:59:59+01:00')).toBe('2026-11-21')
  expect(day('2026-11-22T05:00:00+01:00')).toBe('2026-11-22')
})

test('without an offset the day is the calendar’s', () => {
  expect(businessDay(at('2026-11-22T00:00:00+01:00'), zone, 0)).toBe('2026-11-22')
  expect(businessDay(at('2026-11-21T23:59:59+01:00'), zone, 0)).toBe('2026-11-21')
})

test('two cinemas that are asked in one moment each have their own day', () => {
  const moment = at('2026-11-21T23:30:00Z')
  const days = [zone, 'Europe/London', zone].map(where => businessDay(moment, where, 0))
  expect(days).toEqual(['2026-11-22', '2026-11-21', '2026-11-22'])
  expect(businessDay(moment, zone, offset)).toBe('2026-11-21')
})

test('half past midnight on a business day is the night after its evening', () => {
  expect(isoIn(instantOf('2026-11-21', '20:00', zone, offset), zone)).toBe('2026-11-21T20:00:00+01:00')
  expect(isoIn(instantOf('2026-11-21', '00:30', zone, offset), zone)).toBe('2026-11-22T00:30:00+01:00')
  expect(isoIn(instantOf('2026-11-21', '04:59', zone, offset), zone)).toBe('2026-11-22T04:59:00+01:00')
  expect(isoIn(instantOf('2026-11-21', '05:00', zone, offset), zone)).toBe('2026-11-21T05:00:00+01:00')
})

describe('the night of 29 March 2026, when two o’clock is skipped', () => {
  test('a time that does not exist means the later one', () => {
    expect(isoIn(instantOf('2026-03-28', '02:30', zone, offset), zone)).toBe('2026-03-29T03:30:00+02:00')
  })
  test('shows around it keep the time on the wall', () => {
    expect(isoIn(instantOf('2026-03-28', '01:30', zone, offset), zone)).toBe('2026-03-29T01:30:00+01:00')
    expect(isoIn(instantOf('2026-03-28', '03:00', zone, offset), zone)).toBe('2026-03-29T03:00:00+02:00')
    expect(isoIn(instantOf('2026-03-29', '20:00', zone, offset), zone)).toBe('2026-03-29T20:00:00+02:00')
  })
  test('the business day turns at five on the wall', () => {
    expect(day('2026-03-29T04:59:59+02:00')).toBe('2026-03-28')
    expect(day('2026-03-29T05:00:00+02:00')).toBe('2026-03-29')
    expect(isoIn(startOfDay('2026-03-29', zone, offset), zone)).toBe('2026-03-29T05:00:00+02:00')
  })
})

describe('the night of 25 October 2026, when two o’clock comes twice', () => {
  test('a time that comes twice means the first one', () => {
    expect(isoIn(instantOf('2026-10-24', '02:30', zone, offset), zone)).toBe('2026-10-25T02:30:00+02:00')
  })
  test('both half past two belong to the evening before', () => {
    expect(day('2026-10-25T02:30:00+02:00')).toBe('2026-10-24')
    expect(day('2026-10-25T02:30:00+01:00')).toBe('2026-10-24')
  })
  test('the business day turns at five on the wall', () => {
    expect(day('2026-10-25T04:59:59+01:00')).toBe('2026-10-24')
    expect(day('2026-10-25T05:00:00+01:00')).toBe('2026-10-25')
    expect(isoIn(startOfDay('2026-10-25', zone, offset), zone)).toBe('2026-10-25T05:00:00+01:00')
  })
})

test('every time planned on a business day falls on that day, all year round', () => {
  for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1))
    for (const time of ['05:00', '05:30', '14:00', '23:59', '00:00', '01:15', '03:30', '04:30'])
      expect(`${businessDay(instantOf(date, time, zone, offset), zone, offset)} ${time}`).toBe(
        `${date} ${time}`,
      )
})

test('days follow each other over months, leap years and clock changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('an instant has the day and the offset of the cinema’s zone', () => {
  expect(plainDay(at('2026-07-01T22:30:00Z'), zone)).toBe('2026-07-02')
  expect(isoIn(at('2026-07-01T18:00:00.750Z'), zone)).toBe('2026-07-01T20:00:00+02:00')
  expect(isoIn(at('2026-07-01T18:00:00Z'), 'Asia/Kathmandu')).toBe('2026-07-01T23:45:00+05:45')
})

test.each(['Europe/Luxembourg', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'tells days and times of %s as the calendar does, at any minute of a year with its clock changes',
  zone => {
    for (let step = 0; step < 3000; step++) {
      const ms = at('2026-01-01T00:00:00Z') + step * (3 * 3_600_000 + 61_000)
      const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
      expect(isoIn(ms, zone)).toBe(wall.toString({ timeZoneName: 'never', smallestUnit: 'second' }))
      expect(plainDay(ms, zone)).toBe(wall.toPlainDate().toString())
      const shifted = wall.toPlainDateTime().subtract({ minutes: 300 }).toPlainDate().toString()
      expect(businessDay(ms, zone, 300)).toBe(shifted)
    }
  },
)
