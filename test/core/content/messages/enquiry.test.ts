import { expect, test } from 'vitest'
import { neededUntil, requireDayToCome } from '#core/content/messages/enquiry.ts'

const today = '2026-11-26'

test.each([null, today, '2026-12-05', '2027-11-27'])('an offer may be asked for %s', day => {
  expect(() => requireDayToCome(day, today)).not.toThrow()
})

test.each(['2026-11-25', '2020-01-01', '2027-11-28', '9999-12-31'])(
  'an offer for %s is refused at its field',
  day => {
    expect(() => requireDayToCome(day, today)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { day: ['field.day_to_come'] } }),
    )
  },
)

test('what was written ages from the day it came, and an enquiry from the day that is wished', () => {
  const enquiry = { about: 'groups' as const, people: 12, film: null }
  expect(neededUntil({}, today)).toBe(today)
  expect(neededUntil({ enquiry: { ...enquiry, day: null } }, today)).toBe(today)
  expect(neededUntil({ enquiry: { ...enquiry, day: '2027-05-01' } }, today)).toBe('2027-05-01')
  // A cinema's business day may begin after the date has changed.
  expect(neededUntil({ enquiry: { ...enquiry, day: '2026-11-25' } }, today)).toBe(today)
})
