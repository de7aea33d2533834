import { expect, test } from 'vitest'
import {
  isReady,
  mayAnnounce,
  nextLine,
  type LineEvent,
  type LineState,
} from '#core/replication/line-state.ts'

const greeting: LineState = { at: 'greeting', otherProtocol: null }
const greeted: LineEvent = { is: 'greeted', protocol: null }
const after = (...events: LineEvent[]) => events.reduce(nextLine, greeting)
const can = (state: LineState) => [isReady(state), mayAnnounce(state)]

test('nothing is asked and nothing told before the other side has greeted', () => {
  expect(can(greeting)).toEqual([false, false])
  expect(can(after(greeted))).toEqual([true, true])
})

test('a greeting in another protocol begins nothing and is told of, until one in ours comes', () => {
  const foreign = after({ is: 'greeted', protocol: 9 })
  expect([foreign, can(foreign)]).toEqual([{ at: 'greeting', otherProtocol: 9 }, [false, false]])
  expect(nextLine(foreign, greeted)).toEqual({ at: 'talking', otherProtocol: null })
})

test('a box that was replaced is told nothing; should it have its place back, it is talked to as before', () => {
  const dismissed = after(greeted, { is: 'place', taken: true })
  expect(can(dismissed)).toEqual([true, false])
  expect(nextLine(dismissed, greeted)).toBe(dismissed)
  expect(nextLine(dismissed, { is: 'place', taken: false }).at).toBe('talking')
  const never = after({ is: 'place', taken: true })
  expect(can(never)).toEqual([false, false])
  expect(nextLine(never, { is: 'place', taken: false }).at).toBe('greeting')
})

test('an enrolment that changes nothing here leaves the line as it is', () => {
  const talking = after(greeted)
  expect(nextLine(talking, { is: 'place', taken: false })).toBe(talking)
})

test('a box that hears that it was replaced hands in what it has, whoever greets then', () => {
  const handing = after({ is: 'replaced' })
  expect(can(handing)).toEqual([true, true])
  expect(nextLine(handing, greeted)).toBe(handing)
})

test('a closed line stays closed, and remembers what it was closed for', () => {
  const breach = { nodeId: 'box-1', origin: 'o', what: 'sale.made' } as never
  const closed = after(greeted, { is: 'closed', breach })
  expect(can(closed)).toEqual([false, false])
  for (const event of [greeted, { is: 'replaced' }, { is: 'closed', breach: null }] as const)
    expect(nextLine(closed, event)).toBe(closed)
})
