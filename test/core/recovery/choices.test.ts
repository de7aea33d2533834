import { expect, test } from 'vitest'
import { choicesOf } from '#core/recovery/choices.ts'
import type { NodeStatusView } from '#core/recovery/contract.ts'

const since = '2026-11-21T20:00:00.000Z'
const minutes = (count: number) => Date.parse(since) + count * 60_000
const waiting = (waitsFor: NodeStatusView['waitsFor']): NodeStatusView => ({
  nodeId: 'box-a',
  epoch: 1,
  state: 'recovering',
  reading: null,
  reason: 'till_knows_more',
  since,
  waitsFor,
  cinemas: [],
  emergencyMode: null,
  training: null,
  quarantined: 0,
  displaced: 0,
})

test('a manager is asked which machine is right only where nobody else can know it', () => {
  expect(choicesOf(waiting('person'), minutes(60))).toEqual({ machine: true, emergencyMode: false })
})

test('selling alone is offered as soon as the internet is missing', () => {
  expect(choicesOf(waiting('line'), minutes(0))).toEqual({ machine: false, emergencyMode: true })
})

test('a relay that answers is waited for; one that stays silent for minutes is not', () => {
  expect(choicesOf(waiting('relay'), minutes(2)).emergencyMode).toBe(false)
  expect(choicesOf(waiting('relay'), minutes(3)).emergencyMode).toBe(true)
})

test('nothing is offered at a box that is well, and no relay sells alone', () => {
  const nothing = { machine: false, emergencyMode: false }
  expect(choicesOf({ ...waiting(null), state: 'ready', reason: null, since: null }, minutes(60))).toEqual(
    nothing,
  )
  expect(choicesOf(waiting('boxes'), minutes(60))).toEqual(nothing)
})
