import { expect, test } from 'vitest'
import { firstAttempt, nextAttempt, type AttemptEvent } from '#box/relay-link/reconnecting.ts'

const dropped: AttemptEvent = { is: 'closed', code: 1006, reason: '' }
const after = (...events: AttemptEvent[]) => events.reduce(nextAttempt, firstAttempt)

test('while the relay is away it is called ever more seldom, and soon again once it was reached', () => {
  expect([0, 1, 2, 4, 6].map(times => after(...Array<AttemptEvent>(times).fill(dropped)).waitMs)).toEqual([
    250, 500, 1000, 4000, 5000,
  ])
  expect(after(dropped, dropped, dropped, { is: 'welcomed' }).waitMs).toBe(250)
})

test('after nonsense of either end a welcome shortens nothing, until a connection has lasted', () => {
  for (const nonsense of [{ is: 'nonsense' }, { is: 'closed', code: 1003, reason: '' }] as const) {
    const again = after(nonsense, dropped, dropped, { is: 'welcomed' })
    expect(again.waitMs).toBeGreaterThan(250)
    expect([{ is: 'settled' }, { is: 'welcomed' }].reduce(nextAttempt as never, again)).toEqual(firstAttempt)
  }
})

test('why the relay closed is told until it welcomes the box, and a cable pulled meanwhile says nothing new', () => {
  const unknown = after({ is: 'closed', code: 4403, reason: 'box_unknown: this box is not enrolled here' })
  expect(unknown.trouble?.code).toBe('box_unknown')
  expect(nextAttempt(unknown, dropped).trouble?.code).toBe('box_unknown')
  expect(nextAttempt(unknown, { is: 'nonsense' }).trouble?.code).toBe('box_unknown')
  expect(nextAttempt(unknown, { is: 'nonsense', trouble: null }).trouble).toBeNull()
  expect(nextAttempt(unknown, { is: 'welcomed' }).trouble).toBeNull()
})
