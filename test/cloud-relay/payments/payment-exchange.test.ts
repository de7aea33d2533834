import { expect, test } from 'vitest'
import type { AttemptLog } from '#relay/payments/attempt-log.ts'
import { openPaymentExchange } from '#relay/payments/payment-exchange.ts'
import type { PaymentProvider } from '#relay/payments/provider.ts'
import { openSmallNode } from '../../world/small-exhibitor.ts'

test('a payment that is gone since it was put on the list is not asked about', async () => {
  const { node } = await openSmallNode('relay')
  const { readPayment } = openPaymentExchange({
    node,
    provider: {} as PaymentProvider,
    create: () => Promise.reject(new Error('nothing is to be made')),
    tries: {} as AttemptLog,
    waits: () => null,
    onNews: () => {},
    reached: () => true,
  })
  await expect(readPayment('gone')).resolves.toBeUndefined()
})
