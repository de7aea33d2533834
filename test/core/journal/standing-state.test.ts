import { expect, test } from 'vitest'
import type { Recovery, RecoveryReason } from '#core/journal/standing.ts'
import {
  endsRecovery,
  nextStanding,
  type StandingEvent,
  type StandingState,
} from '#core/journal/standing-state.ts'

const knowing: StandingState = { at: 'knowing' }
const glass = { since: 'then', askId: 'g', epoch: 4000, before: 2 }
const doubted = (reason: RecoveryReason, more: Partial<Extract<StandingEvent, { is: 'doubted' }>> = {}) =>
  ({
    is: 'doubted',
    reason,
    heardOf: 0,
    wasOver: false,
    mark: null,
    now: 'now',
    askId: 'ask',
    ...more,
  }) as const
const recovering = (more: Partial<Recovery> = {}): StandingState => ({
  at: 'recovering',
  recovery: {
    reason: 'peer_knows_more',
    since: 'before',
    askId: 'old',
    needsEpoch: true,
    confirmed: true,
    above: 0,
    mark: null,
    ...more,
  },
})
const recoveryAfter = (state: StandingState, event: StandingEvent) => {
  const after = nextStanding(state, event).state
  return after.at === 'recovering' ? after.recovery : undefined
}

test('who may have forgotten something says so, leaves its epoch and asks for the next', () => {
  const { state, effects } = nextStanding(knowing, doubted('database_lost', { heardOf: 7 }))
  expect(state).toEqual({
    at: 'recovering',
    recovery: {
      reason: 'database_lost',
      since: 'now',
      askId: 'ask',
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
  expect(nextStanding(before, doubted('till_knows_more'))).toEqual({ state: before, effects: [] })
  expect(nextStanding(before, doubted('till_knows_more')).state).toBe(before)
  expect(nextStanding(before, doubted('till_knows_more', { heardOf: 9 }))).toEqual({
    state: recovering({ above: 9 }),
    effects: [],
  })
})

test('what a person must look at goes before a recovery that needs none', () => {
  expect(recoveryAfter(recovering(), doubted('taken_over'))).toMatchObject({
    reason: 'taken_over',
    askId: 'ask',
    confirmed: false,
  })
  expect(recoveryAfter(recovering(), doubted('history_split'))).toMatchObject({ reason: 'history_split' })
  const split = recovering({ reason: 'history_split' })
  expect(nextStanding(split, doubted('history_split')).state).toBe(split)
})

test('while a person is waited for, nothing takes the place of what was asked for', () => {
  const waiting = recovering({ reason: 'machine_changed', confirmed: false })
  expect(nextStanding(waiting, doubted('history_split')).state).toBe(waiting)
  expect(recoveryAfter(waiting, doubted('peer_knows_more', { wasOver: true }))).toMatchObject({
    reason: 'machine_changed',
    confirmed: false,
    askId: 'ask',
  })
})

test('a recovery that was over already, or of an older copy, is begun anew with a question of its own', () => {
  expect(recoveryAfter(recovering(), doubted('peer_knows_more', { wasOver: true }))?.askId).toBe('ask')
  expect(recoveryAfter(recovering(), doubted('peer_knows_more', { mark: 'put back' }))).toMatchObject({
    askId: 'ask',
    mark: 'put back',
  })
})

test('a person’s word counts once, and only where it is waited for', () => {
  const event = { is: 'confirmed', askId: 'new', beyond: 3 } as const
  const waiting = recovering({ confirmed: false })
  expect(recoveryAfter(waiting, event)).toMatchObject({ confirmed: true, askId: 'new', beyond: 3 })
  for (const state of [knowing, recovering(), { at: 'behind glass', glass } as const])
    expect(nextStanding(state, event).state).toBe(state)
})

test('whoever was told everything goes on in the epoch it was given, however it stood', () => {
  for (const state of [knowing, recovering(), { at: 'behind glass', glass } as const])
    expect(nextStanding(state, { is: 'told', epoch: 5 })).toEqual({
      state: knowing,
      effects: [{ do: 'move to', epoch: 5 }],
    })
})

test('glass is broken only in a recovery, and recalled only by who knows of none', () => {
  expect(nextStanding(recovering(), { is: 'glass broken', glass })).toEqual({
    state: { at: 'behind glass', glass },
    effects: [{ do: 'move to', epoch: 4000 }],
  })
  expect(nextStanding(knowing, { is: 'glass broken', glass }).state).toBe(knowing)
  expect(nextStanding(knowing, { is: 'glass recalled', glass }).state).toEqual({ at: 'behind glass', glass })
  const before = recovering()
  expect(nextStanding(before, { is: 'glass recalled', glass }).state).toBe(before)
})

test('a doubt behind broken glass ends the selling there', () => {
  expect(nextStanding({ at: 'behind glass', glass }, doubted('taken_over')).state.at).toBe('recovering')
})

test('a relay that was heard by all knows again; who did not recover has nothing to end', () => {
  expect(nextStanding(recovering(), { is: 'heard' })).toEqual({ state: knowing, effects: [] })
  expect(nextStanding(knowing, { is: 'heard' }).state).toBe(knowing)
})

test('registers are listened to after a recovery that forgot something, or where another box was before', () => {
  expect(endsRecovery(recovering(), knowing, false)).toBe(true)
  expect(endsRecovery(recovering({ needsEpoch: false }), knowing, false)).toBe(false)
  expect(endsRecovery(recovering({ needsEpoch: false }), knowing, true)).toBe(true)
  expect(endsRecovery(recovering(), recovering({ above: 3 }), true)).toBe(false)
  expect(endsRecovery(knowing, knowing, true)).toBe(false)
})
