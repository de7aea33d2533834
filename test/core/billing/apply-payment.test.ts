import { expect, onTestFinished, test } from 'vitest'
import { writePayment, type FirstPayment } from '#core/billing/apply-payment.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { openDatabase } from '#core/database/open.ts'

/** A payment is read the same in whichever order it was told twice. */

const told = { id: 'p1', billId: 'b1', kind: 'online', methodId: 'cards', cents: 900 } as const
const opened: FirstPayment = {
  ...told,
  status: 'paying',
  by: { provider: 'mollie', account: 'house' },
  at: '2026-01-01T20:10:00.000Z',
}
const exchanged: FirstPayment = { ...told, status: 'paid', at: '2026-01-01T20:00:00.000Z' }

test('an exchange whose clock was set back takes no payment away from the account that has its money', () => {
  for (const order of [
    [opened, exchanged],
    [exchanged, opened],
  ])
    expect(read(order)).toMatchObject({ account: 'house', provider: 'mollie', status: 'paid', at: opened.at })
})

test('of two that name an account the earliest stands', () => {
  const again = { ...opened, by: { provider: 'mollie', account: 'new' }, at: '2026-01-01T20:10:00.001Z' }
  expect(read([opened, again])).toMatchObject({ account: 'house' })
  expect(read([again, opened])).toMatchObject({ account: 'house' })
})

function read(payments: FirstPayment[]) {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.raw.close())
  for (const payment of payments) writePayment(db, payment)
  return paymentById(db, 'p1')
}
