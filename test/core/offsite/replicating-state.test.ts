import { expect, test } from 'vitest'
import { OffsiteFailure, type Replicating } from '#core/offsite/litestream.ts'
import {
  nextReplicating,
  notStarted,
  replicatingTrouble,
  type ReplicatingEvent,
} from '#core/offsite/replicating-state.ts'

const child: Replicating = { ended: Promise.resolve(0), lastComplaint: () => '', stop: async () => {} }
const down = new OffsiteFailure('program_down', 'it ended with 1')
const missing = new OffsiteFailure('program_missing', 'there is none')
const started: ReplicatingEvent = { is: 'started', child, nowMs: 0 }
const ended = (failure: OffsiteFailure | undefined, tookMs = 10): ReplicatingEvent => ({
  is: 'ended',
  failure,
  tookMs,
})
const after = (...events: ReplicatingEvent[]) => events.reduce(nextReplicating, notStarted)

test('who ends now and then is no trouble while it runs, who ends three times in a row is until it lasts', () => {
  const twice = after(started, ended(down), started, ended(down), started)
  expect(replicatingTrouble(twice, 10)).toBeUndefined()
  const thrice = [ended(down), started].reduce(nextReplicating, twice)
  expect(replicatingTrouble(thrice, 10)).toBe(down)
  expect(replicatingTrouble(thrice, 60_001)).toBeUndefined()
})

test('a run that lasted counts as a good one', () => {
  const { endsInARow } = after(started, ended(down), started, ended(down), started, ended(down, 60_001))
  expect(endsInARow).toBe(1)
})

test('a program that could not start and then does has no ends behind it', () => {
  const missed = after(ended(missing), ended(missing), ended(missing))
  expect([replicatingTrouble(missed, 0), missed.endsInARow]).toEqual([missing, 3])
  expect(replicatingTrouble(nextReplicating(missed, started), 1)).toBeUndefined()
})

test('an end that was ordered is no failure, and is not counted', () => {
  const again = after(started, ended(down), started, { is: 'restart' })
  expect(again.run.at).toBe('restarting')
  expect(nextReplicating(again, ended(undefined))).toEqual(after(started, ended(down)))
})

test('a restart of what does not run changes nothing', () => {
  expect(after({ is: 'restart' })).toBe(notStarted)
})
