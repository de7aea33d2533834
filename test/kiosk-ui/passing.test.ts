import { expect, test } from 'vitest'
import { passingMs } from '#kiosk/box/passing.ts'

test('a short notice passes after one and a half seconds, a longer one after three', () => {
  expect(passingMs).toEqual({ short: 1500, long: 3000 })
})
