import { expect, test } from 'vitest'
import { wordsOf } from '#kiosk/signage/words.ts'

test('the wall puts figures into its sentences in every language', () => {
  expect(wordsOf('de')('in_minutes', { count: 12 })).toBe('in 12 Min.')
  expect(wordsOf('fr')('from_age', { age: 12 })).toBe('dès 12 ans')
})
