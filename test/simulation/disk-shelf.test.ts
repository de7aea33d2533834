import { expect, test } from 'vitest'
import { openAgain, putAway, takeDatabase } from './disk-shelf.ts'

test('a machine that starts again, or has a wiped disk, remembers nothing a program had read before', () => {
  const raw = takeDatabase()
  const before = openAgain(raw)
  before.memory.set('arrangement room-1', 'what was read')
  expect(openAgain(raw).memory.size).toBe(0)
  putAway(raw)
  const next = takeDatabase()
  expect(next).toBe(raw)
  expect(openAgain(next).memory.size).toBe(0)
})
