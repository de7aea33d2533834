import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { openBill, recordPayment } from '#core/sales/online-commands.ts'
import { sendRefund } from '#relay/payments/send-refund.ts'
import type { PaymentProvider } from '#relay/payments/provider.ts'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import { receiveSigned } from '../world/signed.ts'
import { byHand, checkoutOf, openEmptyNode, openSmallNode, visitor } from '../world/small-exhibitor.ts'

test('no money is ordered for a payment that a box has written, whatever else it has written of it', async () => {
  const { node: relay, clock } = await openSmallNode('relay', { believes: 'anybody' })
  const { node: thief } = openEmptyNode('box', { clock, believes: 'anybody' })
  for (const { origin } of relay.journal.heads())
    await receiveSigned(thief, origin, relay.journal.after(origin, 0, 500))
  await thief.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['A3']), 'en'))
  await thief.execute(byHand, tx => {
    const payment = {
      id: 'bill-1-1',
      providerRef: 'tr_1',
      checkoutUrl: '',
      expiresAt: '2026-11-22T00:00:00Z',
    }
    recordPayment(tx, payment)
    tx.append('cinema:cinema-1', 'refund.requested', {
      refundId: 'evil',
      billId: 'bill-1',
      paymentId: 'bill-1-1',
      cents: 1000,
      reason: 'evil',
      status: 'refunding',
      tokens: [],
      owner: 'box',
    })
  })
  for (const { origin } of thief.journal.heads())
    await receiveSigned(relay, origin, thief.journal.after(origin, 0, 500))
  expect(billById(relay.db, 'bill-1')).toBeDefined()
  const asked: string[] = []
  const provider = new Proxy({} as PaymentProvider, {
    get: (_, name) => () => void asked.push(String(name)),
  })
  await expect(sendRefund(relay, provider, 'evil')).rejects.toThrow(ProviderTrouble)
  expect(asked).toEqual([])
})
