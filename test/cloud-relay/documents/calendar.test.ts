import { expect, test } from 'vitest'
import { calendarOf } from '#relay/documents/calendar.ts'

const entry = {
  id: 'bill-1',
  madeMs: Date.UTC(2026, 10, 26, 19, 15),
  startMs: Date.UTC(2026, 10, 26, 19, 15),
  endMs: Date.UTC(2026, 10, 26, 21, 30),
  title: 'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles; a film with a very long name',
  place: 'Ciné Mélusine, 18, rue de la Lanterne, L-1999 Luxembourg',
  point: [49.61, 6.13] as const,
  words: 'Varda · G 11, 12\nFrench',
}

test('a calendar entry is in UTC, escaped, and its lines are of at most 75 bytes', () => {
  const text = calendarOf([entry])
  expect(text).toContain('DTSTART:20261126T191500Z\r\nDTEND:20261126T213000Z\r\n')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain('SUMMARY:Jeanne Dielman\\, 23\\, quai du Commerce\\, 1080 Bruxelles\\; a film with')
  expect(whole).toContain('DESCRIPTION:Varda · G 11\\, 12\\nFrench\r\n')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
