import { expect, test } from 'vitest'
import { openBill } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { stuckNow } from '#core/sales/worklist/store.ts'
import { worklistOf } from '#core/sales/worklist/worklist.ts'
import { verify } from '#core/node.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { openPaymentProcessor } from '#relay/payments/payment-processor.ts'
import { refAtProvider } from '#core/billing/methods/account.ts'
import { countedProvider } from '../world/counted-provider.ts'
import {
  byHand,
  checkoutOf,
  tenantOf,
  testAccount,
  openSmallNode,
  visitor,
} from '../world/small-exhibitor.ts'

const by = { employeeId: 'mia', employeeName: 'mia', device: null, locale: 'en' as const, usedToo: true }
const { account } = testAccount

test.each([
  ['failed', 'failed'],
  ['pending', 'accepted'],
] as const)(
  'a refund of a lost history, under the name of a new one and %s, is written with the sum that the provider tells',
  async (status, becomes) => {
    const { node } = await openSmallNode('relay')
    const provider = countedProvider()
    const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
    const cashier = openPaymentProcessor(tenantOf(node), () => provider.client, addresses)
    await cashier.requireStarted([account])
    await cashier.round()
    await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1']), 'en'))
    const ref = refAtProvider((await cashier.start('bill-1-1')).providerRef!)
    provider.pay(ref)
    await cashier.hint(account, ref)

    // Something of the bill had been exchanged there, so that less of it went back.
    provider.payments.get(ref)!.refunds.push({ ref: 're_lost', key: 'back-1-1', cents: 400, status })
    const lines = [{ line: 1, quantity: 1 }]
    const back = { id: 'back-1', billId: 'bill-1', lines, reason: 'guest' as const, cents: null }
    await node.execute(byHand, tx => refundBill(tx, back, by))
    await cashier.round()

    expect(refundsOf(node.db, 'bill-1-1')).toMatchObject([{ id: 'back-1-1', cents: 1000, status: becomes }])
    const moved = node.db.prepare('SELECT movement, cents, status FROM refund_movements').all()
    expect(moved).toEqual([{ movement: 'test-main.re_lost', cents: 400, status }])
    expect(provider.callsOf('refund')).toEqual([])
  },
)

test.each([
  ['less', 400, ['600'], []],
  ['more', 1500, [], [{ kind: 'refund_by_hand', cents: 500 }]],
] as const)(
  'a refund of a lost history, under the name of a new one and for %s, stands for as much as it is',
  async (_, cents, ordered, listed) => {
    const { node, clock } = await openSmallNode('relay')
    const provider = countedProvider()
    const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
    const cashier = openPaymentProcessor(tenantOf(node), () => provider.client, addresses)
    await cashier.requireStarted([account])
    await cashier.round()
    await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['B1', 'B2']), 'en'))
    const ref = refAtProvider((await cashier.start('bill-1-1')).providerRef!)
    provider.pay(ref)
    await cashier.hint(account, ref)

    provider.payments.get(ref)!.refunds.push({ ref: 're_lost', key: 'back-1-1', cents, status: 'done' })
    const lines = [{ line: 1, quantity: 1 }]
    const back = { id: 'back-1', billId: 'bill-1', lines, reason: 'guest' as const, cents: null }
    await node.execute(byHand, tx => refundBill(tx, back, by))
    await cashier.round()

    expect(refundsOf(node.db, 'bill-1-1')).toMatchObject([
      { id: 'back-1-1', cents: 1000, status: 'refunded' },
    ])
    const refunds = provider.payments.get(ref)!.refunds.slice(1)
    expect(refunds.map(each => String(each.cents))).toEqual(ordered)
    expect(refunds.map(({ key }) => key)).not.toContain('back-1-1')
    expect(worklistOf(stuckNow(node.db), clock.ms)).toMatchObject(listed)
    expect(verify(node.db)).toEqual([])
  },
)
