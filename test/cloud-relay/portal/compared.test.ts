import { expect, test } from 'vitest'
import { percentMore } from '#relay/portal/today/compared.ts'

test('figures are compared in whole percent, and only where there is something to compare with', () => {
  expect(percentMore(112, 100)).toBe(12)
  expect(percentMore(50, 100)).toBe(-50)
  expect(percentMore(0, 100)).toBe(-100)
  expect(percentMore(100, 100)).toBe(0)
  expect(percentMore(100, 0)).toBeUndefined()
  expect(percentMore(0, 0)).toBeUndefined()
  expect(percentMore(100_000, 1)).toBeUndefined()
})
