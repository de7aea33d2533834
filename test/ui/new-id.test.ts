import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { newId } from '#ui/new-id.ts'

afterEach(() => void vi.useRealTimers())

test('a page makes ids that the exhibitor takes, each its own', () => {
  const ids = Array.from({ length: 1000 }, newId)
  for (const id of ids) expect(z.uuid({ version: 'v7' }).safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id made later comes later, also on a register whose clock begins in 1970', () => {
  const times = [0, 1, 255, 65_536, Date.UTC(2026, 10, 21), Date.UTC(2026, 10, 22), Date.UTC(2190, 0, 1)]
  const ids = times.map(ms => {
    vi.useFakeTimers({ now: ms })
    return newId()
  })
  expect(ids.toSorted()).toEqual(ids)
})
