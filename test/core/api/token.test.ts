import { expect, test } from 'vitest'
import { tokenHolds, tokenLifetimeMs, writeToken } from '#core/api/token.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const token = writeToken('secret', 'browser-1', now)
const holds = (change: { token?: string; secret?: string; visitor?: string; nowMs?: number } = {}) =>
  tokenHolds(
    change.token ?? token,
    change.secret ?? 'secret',
    change.visitor ?? 'browser-1',
    change.nowMs ?? now,
  )

test('a page’s token holds for its own browser', () => {
  expect(holds()).toBe(true)
})

test('a page may stay open for twelve hours, not longer', () => {
  expect(holds({ nowMs: now + tokenLifetimeMs - 1 })).toBe(true)
  expect(holds({ nowMs: now + tokenLifetimeMs })).toBe(false)
  expect(tokenLifetimeMs / 3_600_000).toBe(12)
})

test('a token from the future does not hold, beyond a minute that clocks may differ', () => {
  expect(holds({ nowMs: now - 59_000 })).toBe(true)
  expect(holds({ nowMs: now - 61_000 })).toBe(false)
})

test.each([
  ['of another browser', { visitor: 'browser-2' }],
  ['without a browser', { visitor: '' }],
  ['of another exhibitor', { secret: 'another secret' }],
  ['made older or younger by hand', { token: `zzzzzz${token.slice(6)}` }],
  ['with another end', { token: `${token.slice(0, -2)}AA` }],
  ['cut short', { token: token.slice(0, -1) }],
  ['that is empty', { token: '' }],
  ['that is nonsense', { token: '...' }],
])('a token %s does not hold', (_, change) => {
  expect(holds(change)).toBe(false)
})

test('a token made for nobody never holds, not even for nobody', () => {
  expect(holds({ token: writeToken('secret', '', now), visitor: '' })).toBe(false)
})
