import { expect, test } from 'vitest'
import { saleSource, sourceNumbers } from '#core/billing/source.ts'

test('sources are numbered in the order of the specification, and calls know those that sell', () => {
  const words = ['site', 'portal', 'pos', 'register', 'signage', 'scanner', 'api', 'device', 'app']
  expect(Object.entries(sourceNumbers)).toEqual(words.map((word, at) => [word, at + 1]))
  expect(saleSource.options).toEqual(['site', 'register'])
  for (const other of ['portal', 'pos', 'api', '1']) expect(saleSource.safeParse(other).success).toBe(false)
})
