import { expect, test } from 'vitest'
import { readTime } from '#relay/portal/programme/read-time.ts'

test.each([
  ['20:15', '20:15'],
  ['20.15', '20:15'],
  ['20h15', '20:15'],
  ['2015', '20:15'],
  ['9:05', '09:05'],
  [' 00:30 ', '00:30'],
])('%s is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each(['', '20', '24:00', '12:60', 'evening', '20:1'])('%s is no time', typed => {
  expect(readTime(typed)).toBeNull()
})
