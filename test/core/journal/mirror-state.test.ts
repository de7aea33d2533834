import { expect, test } from 'vitest'
import {
  isRefused,
  lacksFrom,
  nextMirror,
  type MirrorEvent,
  type MirrorState,
} from '#core/journal/mirror-state.ts'

const unread: MirrorState = { at: 'unread', refused: false }
const after = (...events: MirrorEvent[]) => events.reduce(nextMirror, unread)

test('at the start the mirror is read, filled, and then in step', () => {
  expect(after({ is: 'read', held: 7 })).toEqual({ at: 'filling', from: 7, refused: false })
  expect(after({ is: 'read', held: 7 }, { is: 'filled' })).toEqual({ at: 'in step' })
})

test('what the database alone held when it was read is given again until it is there, whatever the mirror shows', () => {
  const filling = after({ is: 'read', held: 7 }, { is: 'refused' })
  expect(lacksFrom(filling, 9)).toBe(7)
  expect(lacksFrom(filling, 5)).toBe(5)
  const refusing = nextMirror(nextMirror(filling, { is: 'filled' }), { is: 'refused' })
  expect(lacksFrom(refusing, 9)).toBe(9)
})

test('a mirror that could not be read is refused until it was read and filled', () => {
  const refused = after({ is: 'refused' })
  expect([refused.at, isRefused(refused)]).toEqual(['unread', true])
  const read = nextMirror(refused, { is: 'read', held: 3 })
  expect([read.at, isRefused(read)]).toEqual(['filling', true])
  expect(isRefused(nextMirror(read, { is: 'filled' }))).toBe(false)
})

test('one failed write refuses, one that succeeds ends it', () => {
  const refusing = after({ is: 'read', held: 3 }, { is: 'filled' }, { is: 'refused' }, { is: 'refused' })
  expect([refusing, isRefused(refusing)]).toEqual([{ at: 'refusing' }, true])
  expect(isRefused(nextMirror(refusing, { is: 'filled' }))).toBe(false)
  expect(isRefused(unread)).toBe(false)
})
