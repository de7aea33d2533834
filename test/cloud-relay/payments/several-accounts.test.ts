import { expect, onTestFinished, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { refAtProvider } from '#core/billing/methods/account.ts'
import { openAttempt, openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { billById } from '#core/billing/store.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { verify } from '#core/node.ts'
import { ProviderTrouble } from '#relay/payments/provider.ts'
import { openPaymentProcessor } from '#relay/payments/payment-processor.ts'
import { countedProvider } from '../../world/counted-provider.ts'
import {
  byHand,
  checkoutOf,
  offerMethod,
  openSmallNode,
  tenantOf,
  visitor,
} from '../../world/small-exhibitor.ts'
import { reportedPayment } from '../../world/told.ts'

const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }

/** The website with two ways to pay, whose providers call their payments alike: `tst_1`, `tst_2` and so on. */
async function twoWaysToPay() {
  const { node, clock } = await openSmallNode('relay')
  await node.execute(byHand, tx => offerMethod(tx, 'other', 'test-other'))
  const main = countedProvider()
  const other = countedProvider()
  const third = countedProvider()
  const clients = new Map([
    ['test-main', main.client],
    ['test-other', other.client],
    ['test-third', third.client],
  ])
  const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
  const cashier = openPaymentProcessor(tenantOf(node), account => clients.get(account)!, addresses)
  onTestFinished(() => cashier.close())
  await cashier.requireStarted(['test-main', 'test-other'])
  const providers = { test: main, other }
  const accounts = { test: 'test-main', other: 'test-other' }
  return {
    node,
    main,
    other,
    third,
    cashier,
    later: (ms: number) => void (clock.ms += ms),
    list: () => worklistOf(stuckNow(node.db), clock.ms),
    /** Somebody buys a seat by a method, and pays it; the provider's own name of the payment. */
    async buy(id: string, seat: string, method: keyof typeof accounts) {
      const request = checkoutOf(id, [seat], { payment_method_id: method })
      await node.execute(visitor, tx => openBill(tx, request, 'en'))
      const ref = refAtProvider((await cashier.start(`${id}-1`)).providerRef!)
      providers[method].pay(ref)
      await cashier.hint(accounts[method], ref)
      return ref
    },
    giveBack: (id: string) =>
      node.execute(byHand, tx =>
        refundBill(
          tx,
          {
            id: `back-${id}`,
            billId: id,
            lines: [{ line: 1, quantity: 1 }],
            reason: 'guest',
            cents: null,
          },
          by,
        ),
      ),
  }
}

test('each purchase is paid at the provider of its method, though both call their payments alike', async () => {
  const { node, main, other, buy } = await twoWaysToPay()
  expect(await buy('bill-1', 'B1', 'test')).toBe('tst_1')
  expect(await buy('bill-2', 'B2', 'other')).toBe('tst_1')
  for (const id of ['bill-1', 'bill-2']) expect(billById(node.db, id)!.status).toBe('settled')
  expect([main.payments.size, other.payments.size]).toEqual([1, 1])
  expect(paymentById(node.db, 'bill-2-1')).toMatchObject({
    methodId: 'other',
    provider: 'test',
    account: 'test-other',
    providerRef: 'test-other.tst_1',
  })
  expect(verify(node.db)).toEqual([])
})

test('a webhook of one provider says nothing about the payment that another one calls the same', async () => {
  const { node, main, cashier } = await twoWaysToPay()
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
  const ref = refAtProvider((await cashier.start('bill-1-1')).providerRef!)
  main.pay(ref)
  await cashier.hint('test-other', ref)
  await cashier.hint('nobody', ref)
  expect(billById(node.db, 'bill-1')!.status).toBe('paying')
  await cashier.hint('test-main', ref)
  expect(billById(node.db, 'bill-1')!.status).toBe('settled')
})

test('money goes back where it was taken, also when its method takes none any more or was connected anew', async () => {
  const { node, main, other, third, cashier, buy, giveBack } = await twoWaysToPay()
  await buy('bill-1', 'B1', 'test')
  await buy('bill-2', 'B2', 'other')
  await node.execute(byHand, tx => {
    changeEntry(tx, 'payment_method', 'test', { status: 'inactive' })
    offerMethod(tx, 'other', 'test-third')
  })
  await giveBack('bill-1')
  await giveBack('bill-2')
  await cashier.round()
  expect(main.callsOf('refund')).toEqual(['refund back-bill-1-1'])
  expect(other.callsOf('refund')).toEqual(['refund back-bill-2-1'])
  expect(third.callsOf('refund')).toEqual([])
  for (const id of ['bill-1', 'bill-2'])
    expect(refundsOf(node.db, `${id}-1`).map(({ status }) => status)).toEqual(['refunded'])
  // What is bought now is paid at the new account.
  const request = checkoutOf('bill-3', ['B3'], { payment_method_id: 'other' })
  await node.execute(visitor, tx => openBill(tx, request, 'en'))
  expect((await cashier.start('bill-3-1')).providerRef).toBe('test-third.tst_1')
})

test('a provider that is down keeps neither payments nor refunds of the other one waiting', async () => {
  const { node, main, other, cashier, buy, giveBack, later, list } = await twoWaysToPay()
  await buy('bill-1', 'B1', 'test')
  await buy('bill-2', 'B2', 'other')
  other.setAway(true)
  await giveBack('bill-1')
  await giveBack('bill-2')
  await buy('bill-3', 'B3', 'test')
  later(120_000)
  await cashier.round()
  expect(main.callsOf('refund')).toEqual(['refund back-bill-1-1'])
  expect(billById(node.db, 'bill-3')!.status).toBe('settled')
  expect(list()).toMatchObject([
    { id: 'refund:back-bill-2-1', kind: 'refund_waiting', methodId: 'other', account: 'test-other' },
  ])
  other.setAway(false)
  await cashier.askNow('refund:back-bill-2-1')
  expect([other.callsOf('refund'), list()]).toEqual([['refund back-bill-2-1'], []])
})

test('after a repair each provider’s list is read by itself, and what one knows goes back there', async () => {
  const { node, main, other, cashier, buy } = await twoWaysToPay()
  await buy('bill-1', 'B1', 'test')
  const metadata = { exhibitorId: 'tenant', billId: 'lost', paymentId: 'lost-1' }
  other.payments.set('tst_1', { ...reportedPayment({ ref: 'tst_1', metadata }), refunds: [] })
  main.setAway(true)
  const compared = cashier.reconcile('2026-11-21T00:00:00.000Z')
  await expect.poll(() => other.callsOf('refund')).toEqual(['refund found-test-other.tst_1-back'])
  // The other one's list was not read yet: its money waits.
  expect([cashier.comparing(), cashier.waitsFor('cinema-1', 'test-main')]).toEqual([true, 'list'])
  expect(cashier.waitsFor('cinema-1', 'test-other')).toBeNull()
  expect(paymentById(node.db, 'found-test-other.tst_1')).toMatchObject({
    account: 'test-other',
    provider: 'test',
    methodId: null,
  })
  await cashier.close()
  await compared
})

test('an attempt by another method is never linked to what the first provider lost the answer of', async () => {
  const { node, main, cashier } = await twoWaysToPay()
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
  const metadata = { exhibitorId: 'tenant', billId: 'bill-1', paymentId: 'bill-1-2' }
  main.payments.set('tst_9', { ...reportedPayment({ ref: 'tst_9', cents: 1000, metadata }), refunds: [] })
  await node.execute(visitor, tx => openAttempt(tx, 'bill-1', 'bill-1-1', undefined, 'other'))
  await cashier.reconcile('2026-11-21T00:00:00.000Z')
  expect(paymentById(node.db, 'bill-1-2')).toMatchObject({ account: 'test-other', status: 'paying' })
  expect(paymentById(node.db, 'found-test-main.tst_9')).toMatchObject({ status: 'paid' })
})

test('who tries again pays by the same method, or by the one that is offered in its place', async () => {
  const { node } = await twoWaysToPay()
  const request = checkoutOf('bill-1', ['B1'], { payment_method_id: 'other' })
  await node.execute(visitor, tx => openBill(tx, request, 'en'))
  const again = (after: string, method?: string) =>
    node.execute(visitor, tx => openAttempt(tx, 'bill-1', after, undefined, method))
  expect(await again('bill-1-1')).toMatchObject({ methodId: 'other' })
  expect(await again('bill-1-2', 'test')).toMatchObject({ methodId: 'test' })
  await node.execute(byHand, tx => changeEntry(tx, 'payment_method', 'test', { status: 'inactive' }))
  expect(await again('bill-1-3')).toMatchObject({ methodId: 'other' })
  await expect(again('bill-1-4', 'test')).rejects.toMatchObject({ code: 'payment_method_unknown' })
})

test('a payment that is gone when its turn comes, as tables are read anew, is asked for at nobody, and none begins', async () => {
  const { main, cashier } = await twoWaysToPay()
  const before = main.calls.length
  await cashier.ask({ id: 'gone-1' })
  await cashier.look({ id: 'gone-1' })
  await expect(cashier.start('gone-1')).rejects.toBeInstanceOf(ProviderTrouble)
  expect(main.calls).toHaveLength(before)
})
