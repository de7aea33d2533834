import { expect, test } from 'vitest'
import type { Recovery, RecoveryReason } from '#core/journal/node-status.ts'
import {
  endsRecovery,
  nextNodeStatus,
  type NodeStatusEvent,
  type NodeStatusState,
} from '#core/journal/node-status-state.ts'

const knowing: NodeStatusState = { at: 'knowing' }
const emergencyMode = { since: 'then', requestId: 'g', epoch: 4000, before: 2 }
const doubted = (reason: RecoveryReason, more: Partial<Extract<NodeStatusEvent, { is: 'doubted' }>> = {}) =>
  ({
    is: 'doubted',
    reason,
    newestEpoch: 0,
    wasOver: false,
    mark: null,
    now: 'now',
    requestId: 'ask',
    ...more,
  }) as const
const recovering = (more: Partial<Recovery> = {}): NodeStatusState => ({
  at: 'recovering',
  recovery: {
    reason: 'peer_knows_more',
    since: 'before',
    requestId: 'old',
    needsEpoch: true,
    confirmed: true,
    above: 0,
    mark: null,
    ...more,
  },
})
const recoveryAfter = (state: NodeStatusState, event: NodeStatusEvent) => {
  const after = nextNodeStatus(state, event).state
  return after.at === 'recovering' ? after.recovery : undefined
}

test('who may have forgotten something says so, leaves its epoch and asks for the next', () => {
  const { state, effects } = nextNodeStatus(knowing, doubted('database_lost', { newestEpoch: 7 }))
  expect(state).toEqual({
    at: 'recovering',
    recovery: {
      reason: 'database_lost',
      since: 'now',
      requestId: 'ask',
      needsEpoch: true,
      confirmed: true,
      above: 7,
      mark: null,
    },
  })
  expect(effects).toEqual([
    { do: 'say', reason: 'database_lost' },
    { do: 'leave epoch', above: 7 },
  ])
})

test('a new box has lost nothing and needs no other epoch; two machines of one box need a person', () => {
  expect(recoveryAfter(knowing, doubted('new_box'))).toMatchObject({ needsEpoch: false, confirmed: true })
  expect(recoveryAfter(knowing, doubted('machine_changed'))).toMatchObject({ confirmed: false })
})

test('a doubt that the recovery under way answers to changes nothing but the epoch to go beyond', () => {
  const before = recovering()
  expect(nextNodeStatus(before, doubted('till_knows_more'))).toEqual({ state: before, effects: [] })
  expect(nextNodeStatus(before, doubted('till_knows_more')).state).toBe(before)
  expect(nextNodeStatus(before, doubted('till_knows_more', { newestEpoch: 9 }))).toEqual({
    state: recovering({ above: 9 }),
    effects: [],
  })
})

test('what a person must look at goes before a recovery that needs none', () => {
  expect(recoveryAfter(recovering(), doubted('taken_over'))).toMatchObject({
    reason: 'taken_over',
    requestId: 'ask',
    confirmed: false,
  })
  expect(recoveryAfter(recovering(), doubted('fork'))).toMatchObject({ reason: 'fork' })
  const forked = recovering({ reason: 'fork' })
  expect(nextNodeStatus(forked, doubted('fork')).state).toBe(forked)
})

test('while a person is waited for, nothing takes the place of what was asked for', () => {
  const waiting = recovering({ reason: 'machine_changed', confirmed: false })
  expect(nextNodeStatus(waiting, doubted('fork')).state).toBe(waiting)
  expect(recoveryAfter(waiting, doubted('peer_knows_more', { wasOver: true }))).toMatchObject({
    reason: 'machine_changed',
    confirmed: false,
    requestId: 'ask',
  })
})

test('a recovery that was over already, or of an older copy, is begun anew with a question of its own', () => {
  expect(recoveryAfter(recovering(), doubted('peer_knows_more', { wasOver: true }))?.requestId).toBe('ask')
  expect(recoveryAfter(recovering(), doubted('peer_knows_more', { mark: 'put back' }))).toMatchObject({
    requestId: 'ask',
    mark: 'put back',
  })
})

test('a person’s word counts once, and only where it is waited for', () => {
  const event = { is: 'confirmed', requestId: 'new', beyond: 3 } as const
  const waiting = recovering({ confirmed: false })
  expect(recoveryAfter(waiting, event)).toMatchObject({ confirmed: true, requestId: 'new', beyond: 3 })
  for (const state of [knowing, recovering(), { at: 'in emergency mode', emergencyMode } as const])
    expect(nextNodeStatus(state, event).state).toBe(state)
})

test('whoever was told everything goes on in the epoch it was given, however it stood', () => {
  for (const state of [knowing, recovering(), { at: 'in emergency mode', emergencyMode } as const])
    expect(nextNodeStatus(state, { is: 'told', epoch: 5 })).toEqual({
      state: knowing,
      effects: [{ do: 'move to', epoch: 5 }],
    })
})

test('emergency mode is started only in a recovery, and recalled only by who knows of none', () => {
  expect(nextNodeStatus(recovering(), { is: 'emergency mode started', emergencyMode })).toEqual({
    state: { at: 'in emergency mode', emergencyMode },
    effects: [{ do: 'move to', epoch: 4000 }],
  })
  expect(nextNodeStatus(knowing, { is: 'emergency mode started', emergencyMode }).state).toBe(knowing)
  expect(nextNodeStatus(knowing, { is: 'emergency mode recalled', emergencyMode }).state).toEqual({
    at: 'in emergency mode',
    emergencyMode,
  })
  const before = recovering()
  expect(nextNodeStatus(before, { is: 'emergency mode recalled', emergencyMode }).state).toBe(before)
})

test('a doubt in emergency mode ends the selling there', () => {
  expect(nextNodeStatus({ at: 'in emergency mode', emergencyMode }, doubted('taken_over')).state.at).toBe(
    'recovering',
  )
})

test('a relay that was heard by all knows again; who did not recover has nothing to end', () => {
  expect(nextNodeStatus(recovering(), { is: 'heard' })).toEqual({ state: knowing, effects: [] })
  expect(nextNodeStatus(knowing, { is: 'heard' }).state).toBe(knowing)
})

test('registers are listened to after a recovery that forgot something, or where another box was before', () => {
  expect(endsRecovery(recovering(), knowing, false)).toBe(true)
  expect(endsRecovery(recovering({ needsEpoch: false }), knowing, false)).toBe(false)
  expect(endsRecovery(recovering({ needsEpoch: false }), knowing, true)).toBe(true)
  expect(endsRecovery(recovering(), recovering({ above: 3 }), true)).toBe(false)
  expect(endsRecovery(knowing, knowing, true)).toBe(false)
  const alone = { at: 'in emergency mode', emergencyMode } as const
  expect([endsRecovery(recovering(), alone, false), endsRecovery(alone, knowing, false)]).toEqual([
    true,
    true,
  ])
  expect(endsRecovery(alone, recovering(), false)).toBe(false)
})
