import { expect, test } from 'vitest'
import { receivedStep, type StreamView } from '#core/journal/received-step.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'

/** A stream of three facts, and another history of it after the first. */
const first = { bytes: 'first', hash: chainHash('', 'first') }
const second = { bytes: 'second', hash: chainHash(first.hash, 'second') }
const third = { bytes: 'third', hash: chainHash(second.hash, 'third') }
const other = { bytes: 'other', hash: chainHash(first.hash, 'other') }
const afterOther = { bytes: 'after other', hash: chainHash(other.hash, 'after other') }

const stream = [first, second, third]
const damaged = { bytes: 'secund', hash: chainHash(first.hash, 'sec') }

/** What is known of it where the first `many` facts are here. */
function holding(many: number, end?: StreamView['end']): StreamView {
  const hashAt = (seq: number) => (seq === 0 ? '' : stream.slice(0, many)[seq - 1]?.hash)
  return { head: { seq: many, hash: hashAt(many)! }, end, hashAt }
}

test('what continues the chain is stored, what is here is passed over, what comes after a gap waits', () => {
  expect(receivedStep(holding(1), 2, second)).toBe('store')
  expect(receivedStep(holding(2), 1, first)).toBe('skip')
  expect(receivedStep(holding(1), 3, third)).toBe('gap')
})

test('a torn fact is damaged, under its own number or under one that is here already', () => {
  expect(receivedStep(holding(1), 2, damaged)).toBe('damaged')
  expect(receivedStep(holding(2), 2, damaged)).toBe('damaged')
})

test('a fact that chains as rightly as the one that is here shows a second history', () => {
  expect(receivedStep(holding(3), 2, other)).toBe('fork')
  // Of what follows there it cannot be seen that it chains.
  expect(receivedStep(holding(3), 3, afterOther)).toBe('damaged')
})

test('nothing is taken after the end of a stream', () => {
  expect(receivedStep(holding(2, { seq: 2 }), 3, third)).toBe('quarantine')
  expect(receivedStep(holding(1, { seq: 2 }), 2, second)).toBe('store')
  expect(receivedStep(holding(2, { seq: 2 }), 2, other)).toBe('fork')
})

test('once a manager has chosen a history, the rejected one is quarantined from where it leaves', () => {
  const end = { seq: 3, fork: { seq: 1, next: second.hash } }
  expect(receivedStep(holding(1, end), 2, second)).toBe('store')
  expect(receivedStep(holding(1, end), 2, other)).toBe('quarantine')
  expect(receivedStep(holding(3, end), 2, other)).toBe('quarantine')
  expect(receivedStep(holding(3, end), 3, afterOther)).toBe('quarantine')
  expect(receivedStep(holding(3, end), 2, second)).toBe('skip')
})
