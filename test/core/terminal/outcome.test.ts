import { expect, test } from 'vitest'
import { outcomeOf, type CountedAnswer } from '#core/terminal/outcome.ts'

const no = (...askedIn: string[]): CountedAnswer => ({ outcome: 'failed', askedIn })
const yes = (...askedIn: string[]): CountedAnswer => ({ outcome: 'approved', askedIn })

test.each<[string, CountedAnswer[], ReturnType<typeof outcomeOf>]>([
  ['no answer', [], null],
  ['one of the two orders moved no money', [no('life 2')], null],
  ['neither moved any', [no('life 2'), no('life 1')], 'failed'],
  ['somebody who knows both orders says that none did', [no('life 1', 'life 2')], 'failed'],
  ['one moved it', [yes('life 1')], 'approved'],
  ['one moved none, the other did', [no('life 2'), yes('life 1')], 'approved'],
  ['what all are told of stands, whatever comes after it', [no('life 1', 'life 2'), yes('life 1')], 'failed'],
])('of an attempt ordered in two lives of a box: %s', (_, answers, outcome) => {
  expect(outcomeOf(['life 1', 'life 2'], answers)).toBe(outcome)
})

test('of an attempt ordered once the first answer stands, also one that a later life of its box gave', () => {
  expect(outcomeOf(['life 1'], [no('life 2'), yes('life 1')])).toBe('failed')
})
