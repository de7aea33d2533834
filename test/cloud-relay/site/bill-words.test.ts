import { expect, test } from 'vitest'
import { en } from '#relay/site/words/bill/en.ts'
import { billStatuses } from '#core/database/statuses.ts'
import { wordsOf } from '#relay/site/bill/bill-words.ts'
import { sayIn } from '#relay/site/say.ts'

const told = (status: (typeof billStatuses)[number]) => wordsOf(status, sayIn('en', en))

test('money is on its way back until the provider has given it back, and not any longer', () => {
  expect(told('refunding').text).toBe('This order was refunded. The money is on its way back to you.')
  expect(told('refunded').text).toContain('was refunded the way you paid')
  expect(billStatuses.filter(status => told(status).text.includes('on its way'))).toEqual(['refunding'])
})

test('nobody is wished a good film whose show was cancelled', () => {
  const off = (status: (typeof billStatuses)[number]) =>
    wordsOf(status, sayIn('en', en), 'This show is cancelled')
  expect(off('settled')).toMatchObject({ tone: 'warn', title: 'This show is cancelled' })
  expect(off('partially_refunded').text).toContain('box office')
  for (const status of ['refunding', 'refunded'] as const)
    expect(off(status)).toMatchObject({ title: 'This show is cancelled', text: told(status).text })
  expect(off('expired')).toEqual(told('expired'))
})
