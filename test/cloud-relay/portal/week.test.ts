import { expect, test } from 'vitest'
import { cineWeek } from '#core/programme/week.ts'

const wednesday = 3

test('a cine week that starts on Wednesday holds the days up to Tuesday', () => {
  expect(cineWeek('2026-11-21', wednesday)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ])
})

test('its first day and its last day belong to the same week', () => {
  expect(cineWeek('2026-11-18', wednesday)[0]).toBe('2026-11-18')
  expect(cineWeek('2026-11-24', wednesday)[0]).toBe('2026-11-18')
  expect(cineWeek('2026-11-25', wednesday)[0]).toBe('2026-11-25')
})

test('an exhibitor may start the week on any day, also over the turn of the year', () => {
  expect(cineWeek('2027-01-01', 1)[0]).toBe('2026-12-28')
  expect(cineWeek('2026-11-22', 7)[0]).toBe('2026-11-22')
  expect(cineWeek('2026-11-21', 7)[6]).toBe('2026-11-21')
})
