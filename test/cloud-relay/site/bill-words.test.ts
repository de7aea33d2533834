import { expect, test } from 'vitest'
import { en } from '#relay/site/words/en.ts'
import { billStatuses } from '#core/database/statuses.ts'
import { wordsOf } from '#relay/site/bill/bill-words.ts'
import { sayIn } from '#relay/site/say.ts'

const told = (status: (typeof billStatuses)[number]) => wordsOf(status, sayIn('en', en))

test('money is on its way back until the provider has given it back, and not any longer', () => {
  expect(told('refunding').text).toBe('This purchase was refunded. The money is on its way back to you.')
  expect(told('refunded').text).toContain('was given back')
  expect(billStatuses.filter(status => told(status).text.includes('on its way'))).toEqual(['refunding'])
})
