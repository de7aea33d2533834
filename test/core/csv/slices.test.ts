import { expect, test } from 'vitest'
import { charactersPerCall, rowsPerCall } from '#core/csv/limits.ts'
import { repeatedRows, slicesOf } from '#core/csv/slices.ts'

test('a long file goes in slices of few rows and characters, in order and whole', () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    row: at + 2,
    cells: { title: 'x'.repeat(at % 7 ? 10 : 2000), overview: 'y'.repeat(at % 5 ? 0 : 2000) },
  }))
  const slices = slicesOf(rows)
  expect(slices.flat()).toEqual(rows)
  for (const slice of slices) {
    expect(slice.length).toBeLessThanOrEqual(rowsPerCall)
    const size = slice.flatMap(({ cells }) => Object.values(cells)).join('').length
    expect(size).toBeLessThanOrEqual(charactersPerCall)
  }
  expect(slicesOf([])).toEqual([])
})

test('rows about the same thing are told, however they write its key', () => {
  const rows = ['GIFT-0042', 'other', 'g1ft 0042', '', ''].map((code, at) => ({
    row: at + 2,
    cells: { code },
  }))
  expect([...repeatedRows('vouchers', rows)]).toEqual([[4, 2]])
})
