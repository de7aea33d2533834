import { expect, test } from 'vitest'
import { boxStep, type RecoveryView } from '#core/replication/recovery-step.ts'

const recovery = {
  reason: 'database_lost',
  since: 'then',
  requestId: 'ask-1',
  needsEpoch: true,
  confirmed: true,
} as const
const emergencyMode = { since: 'then', requestId: 'emergencyMode-1', epoch: 4000, before: 1 }
const step = (view: Partial<RecoveryView>) =>
  boxStep({
    recovery: null,
    emergencyMode: null,
    epoch: 1,
    caughtUp: () => true,
    epochFor: () => undefined,
    isUsed: () => false,
    ...view,
  })

test('who knows everything has nothing to do', () => {
  expect(step({})).toEqual({ do: 'wait' })
})

test('a box that recovers waits until it was told everything, and until a person has spoken where one must', () => {
  expect(step({ recovery, caughtUp: () => false })).toEqual({ do: 'wait' })
  expect(step({ recovery: { ...recovery, confirmed: false } })).toEqual({ do: 'wait' })
})

test('then it asks for an epoch, and goes on in the one it is given', () => {
  expect(step({ recovery })).toEqual({ do: 'ask', requestId: 'ask-1', reason: 'database_lost' })
  const epochFor = (requestId: string) => (requestId === 'ask-1' ? 2 : undefined)
  expect(step({ recovery, epochFor })).toEqual({ do: 'finish', epoch: 2 })
})

test('a new box that was told everything stays in its epoch', () => {
  expect(step({ recovery: { ...recovery, needsEpoch: false } })).toEqual({ do: 'finish', epoch: 1 })
})

test('an answer of long ago is not lived in again', () => {
  expect(step({ recovery, epochFor: () => 2, isUsed: () => true })).toEqual({ do: 'begin anew' })
  expect(step({ recovery, epochFor: () => 2, epoch: 3 })).toEqual({ do: 'begin anew' })
})

test('in emergency mode it has its epoch, and only tells the relay of it when it was told everything', () => {
  expect(step({ emergencyMode, epoch: 4000, caughtUp: () => false })).toEqual({ do: 'wait' })
  expect(step({ emergencyMode, epoch: 4000 })).toEqual({
    do: 'ask',
    requestId: 'emergencyMode-1',
    reason: 'emergency_mode_started',
  })
  expect(step({ emergencyMode, epoch: 4000, epochFor: () => 4000 })).toEqual({ do: 'finish', epoch: 4000 })
})
