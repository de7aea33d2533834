import { expect, test } from 'vitest'
import { CallRefused } from '#core/api/call.ts'
import { errorsByTariff, hasPlace } from '#relay/site/buy/error-places.ts'
import type { Ticket } from '#relay/site/buy/tickets.ts'
import { troubleOf } from '#relay/site/buy/trouble.ts'
import { sayIn } from '#relay/site/say.ts'
import { en } from '#relay/site/words/en.ts'

const tickets = [{ priceRateId: 'normal' }, { priceRateId: 'child' }] as Ticket[]
const fields = {
  email: ['Please type an email address.'],
  'items.1.seat': ['This seat is taken.'],
  'items.0.schedule_id': ['This show is not sold any more.'],
  'items.7.seat': ['A ticket nobody chose.'],
  'vouchers.0.code': ['This pass is used up.'],
  general: ['Please begin again.'],
}

test('what is wrong with a ticket is told at its tariff', () => {
  expect(errorsByTariff(fields, tickets)).toEqual({ child: 'This seat is taken.' })
})

test('what has no field and no tariff is one sentence by the button, and nothing is told nowhere', () => {
  const cause = new CallRefused('invalid_input', 422, 'No.', {}, fields)
  const { text } = troubleOf(cause, sayIn('en', en), path => hasPlace(path, tickets))
  expect(text).toBe(
    'This show is not sold any more. A ticket nobody chose. This pass is used up. Please begin again.',
  )
})
