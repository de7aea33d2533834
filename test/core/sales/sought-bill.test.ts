import { expect, test } from 'vitest'
import { readSought } from '#core/sales/sought-bill.ts'

const movies = [
  { id: 'm1', title: 'L’Œuvre au noir' },
  { id: 'm2', title: 'Amélie' },
]
const when = { day: '2026-11-22', zone: 'Europe/Luxembourg', offset: 360 }
const read = (text: string) => readSought(text, { movies, when })

test('a sum is read as it is typed, with and without cents', () => {
  expect(['12', '12.5', '12,50 €', '€12.50', '0.05'].map(text => read(text).cents)).toEqual([
    1200, 1250, 1250, 1250, 5,
  ])
  expect([read('K-12').cents, read('12.345').cents]).toEqual([null, null])
})

test('a seat is looked for in every way a plan may write it', () => {
  expect(read('f 12').seats).toEqual(['F12', 'F-12', 'F 12', 'F.12', 'F/12'])
  expect(read('AA3').seats).toContain('AA3')
  expect(read('5-12').seats).toContain('5-12')
  expect([read('12').seats, read('12.50').cents]).toEqual([[], 1250])
})

test('a time is of the day that is looked at, also after midnight; of several days it means nothing', () => {
  const evening = read('20:15')
  expect(new Date(evening.startMs).toISOString()).toBe('2026-11-22T19:15:00.000Z')
  expect([evening.soldFrom, evening.soldUpTo]).toEqual([
    '2026-11-22T19:05:00.000Z',
    '2026-11-22T19:25:00.000Z',
  ])
  expect(new Date(read('0:30').startMs).toISOString()).toBe('2026-11-22T23:30:00.000Z')
  expect(readSought('20:15', { movies, when: null }).startMs).toBeLessThan(0)
  expect(read('25:00').soldUpTo).toBe('')
})

test('four characters are the end of a code, and three letters of a title its film', () => {
  expect([read('8F3K').codeEnd, read('8F3').codeEnd]).toEqual(['8f3k', ''])
  expect([read('amelie').movies, read('am').movies, read('noir').movies]).toEqual([['m2'], [], ['m1']])
})
